/**
 * Whether a text is standard Base64 with its padding (RFC 4648 section 4), and not empty. It looks for a character that
 * does not belong, as a pattern that repeats over megabytes can exceed the stack of V8's regular expressions.
 */
export function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0 && text.length > padding && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - padding))
}
