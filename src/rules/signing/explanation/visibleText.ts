import { describeCharacter } from './textDifference.ts'

/** A stretch of a text as it is shown: as it is, or a sign for what is easily missed. */
export interface VisiblePart {
  text: string
  /** What the sign stands for, or what is remarkable about the letters; null for ordinary text. */
  meaning: string | null
}

const signs: Readonly<Record<string, string>> = { '\n': '↵\n', '\r': '␍', '\t': '⇥', ' ': '·', '\u00a0': '⍽' }

const remarkable = /[^!-~]/u

/** Spaces, line breaks, invisible characters and letters beyond ASCII, apart from the rest. */
export function visibleParts(text: string): VisiblePart[] {
  const parts: VisiblePart[] = []
  for (const character of text) {
    const isPlain = !remarkable.test(character)
    const last = parts.at(-1)
    if (isPlain && last?.meaning === null) last.text += character
    else if (isPlain) parts.push({ text: character, meaning: null })
    else parts.push({ text: signOf(character), meaning: describeCharacter(character) })
  }
  return parts
}

const signOf = (character: string) =>
  signs[character] ?? (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? character : describeCharacter(character))

interface Sent {
  accessToken: string
  sent: string
  part: 'body' | 'query string'
}

/** What about a text is easily missed, one sentence each; it is not changed. */
export function textWarnings({ accessToken, sent, part }: Sent): string[] {
  const warnings: string[] = []
  if (/\s/.test(accessToken)) warnings.push('The access token has white space in it. Tokens have none.')
  if (/^bearer /i.test(accessToken)) warnings.push('The access token begins with Bearer. Leave that out.')
  if (/\n$/.test(sent)) warnings.push(`The ${part} ends with a line break, which is signed too.`)
  else if (/\s$/.test(sent)) warnings.push(`The ${part} ends with white space, which is signed too.`)
  if (/^\s/.test(sent)) warnings.push(`The ${part} begins with white space, which is signed too.`)
  if (/[\u00a0\u200b-\u200f\u2028\u2029\u2060\ufeff]/.test(sent))
    warnings.push(`The ${part} has characters that do not show, such as ${firstHidden(sent)}.`)
  const beyond = [...new Set([...sent].filter((character) => (character.codePointAt(0) ?? 0) > 0x7f))]
  if (beyond.length > 0)
    warnings.push(`Beyond ASCII: ${beyond.slice(0, 5).map(describeCharacter).join(', ')}. Sign it as UTF-8.`)
  if (part === 'query string' && sent.startsWith('?')) warnings.push('The question mark is not signed. Leave it out.')
  if (part === 'query string' && / /.test(sent)) warnings.push('A query string has no spaces: encode it as it is sent.')
  return warnings
}

const firstHidden = (text: string) => describeCharacter(/[\u00a0\u200b-\u200f\u2028\u2029\u2060\ufeff]/.exec(text)?.[0])
