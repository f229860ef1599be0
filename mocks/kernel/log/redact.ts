/** What stands where a secret was. */
const redacted = '[redacted]'

/** Members, parameters and fields whose values no log may hold. */
const secretName =
  'password|secret|token(?!_?type)|otp_?info|captcha|verifier|authorization_?id|private_?key|cvv|signature|signedResponse|reveal_?url'
/** Secret only as whole names, such as an authorization code or the key of an activation. */
const wholeName = 'code|key|pin|sign'
const isSecret = new RegExp(`(?:${secretName})|^(?:${wholeName})$`, 'i')
/** Of a form or a query also `request`, the token of a page's form: who knows it can go on with the sign-in. */
const isSecretParameter = (name: string) => isSecret.test(name) || name === 'request'

/** A name that is written with escapes is no way around. */
const unescaped = (name: string) =>
  name.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Up to the end of the line, since a value may have characters that should have been encoded, or be an address itself. */
const redactForm = (text: string): string => (text.includes('=') ? redactValues(text) : text)

const redactValues = (text: string): string =>
  // A name is tried from its beginning only: from each of its characters takes quadratic time.
  text.replaceAll(/(?<![^&;=?#\s])([^&;=?#\s]+)=([^&\r\n]*)/g, (_, name: string, value: string) =>
    isSecretParameter(decoded(name)) ? `${name}=${redacted}` : `${name}=${redactForm(value)}`,
  )

/** The name of a member: in quotes, also in the wrong ones or with no separator after it, or bare. */
const memberName = /(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')(?:\s*[:=]\s*|\s*(?=["']))|([\w.-]+)\s*[:=]\s*/y
/** A text, which may be cut off. */
const quoted = /"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.)*(?:'|\\?$)/y
const bare = /[^,&}\]\r\n]*/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where the value ends that begins here: a text, a list or an object up to its closing bracket, or a bare word. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  let at = start
  do {
    const character = text[at] ?? ''
    const inQuotes = matchAt(quoted, text, at)
    if (inQuotes) at += inQuotes[0].length
    else if (character === '[' || character === '{') [depth, at] = [depth + 1, at + 1]
    else if (depth > 0) [depth, at] = [depth - (character === ']' || character === '}' ? 1 : 0), at + 1]
    else at += matchAt(bare, text, at)?.[0].trimEnd().length ?? 0
  } while (depth > 0 && at < text.length)
  return at
}

/** A text of JSON, which may hold a query, a form or JSON itself. */
function redactQuoted(text: string): string {
  const inner = unquoted(text)
  const shown = /^\s*[[{]/.test(inner) ? redactJson(inner) : redactForm(inner)
  return shown === inner ? text : JSON.stringify(shown)
}

function unquoted(text: string): string {
  if (!text.includes('\\')) return text.replace(/^["']/, '').replace(/["']$/, '')
  try {
    return JSON.parse(text) as string
  } catch {
    return text.replace(/^["']/, '').replace(/["']$/, '')
  }
}

/** Finds at least every text in which `redactJson` finds something: other ways to write a name need one of these characters. */
const mayHoldSecret = new RegExp(`[=\\\\]|${secretName}|(?:["']|\\b)(?:${wholeName})(?:["']|\\s*:)`, 'i')

/** JSON, or what was meant to be: names are found in malformed text and in its beginning too. */
function redactJson(text: string): string {
  if (!mayHoldSecret.test(text)) return text
  let shown = ''
  let at = 0
  while (at < text.length) {
    const member = matchAt(memberName, text, at)
    const value = member ? null : matchAt(quoted, text, at)
    if (member) {
      const [whole, first, second, third = ''] = member
      shown += whole
      at += whole.length
      if (isSecret.test(unescaped(first ?? second ?? third))) {
        shown += `"${redacted}"`
        at = endOfValue(text, at)
      }
    } else {
      shown += value ? redactQuoted(value[0]) : text[at]
      at += value?.[0].length ?? 1
    }
  }
  return shown
}

/** The part of a multipart form, and the element of XML, whose name says that it is secret. */
const redactOther = (text: string) =>
  text
    .replaceAll(
      /(\bname="([^"]*)"[\s\S]*?\r?\n\r?\n)[\s\S]*?(?=\r?\n--|$)/g,
      (part: string, head: string, name: string) => (isSecret.test(name) ? `${head}${redacted}` : part),
    )
    .replaceAll(/(<(?:\w+:)?([\w.-]+)[^<>]*>)[^<]+/g, (element: string, tag: string, name: string) =>
      isSecret.test(name) ? `${tag}${redacted}` : element,
    )

/** A page: what its fields are filled with, and the addresses to which it leads. */
const redactPage = (text: string) =>
  text
    .replaceAll(/(\bvalue=")[^"]*/gi, `$1${redacted}`)
    .replaceAll(/(\b(?:href|content)=")([^"]*)/gi, (_, start: string, value: string) => `${start}${redactForm(value)}`)

/** A body, or the beginning of one, without secrets. */
export function redactBody(text: string, mediaType: string): string {
  if (/html/i.test(mediaType)) return redactPage(text)
  if (/^\s*(?:<|--)/.test(text)) return redactOther(text)
  if (/^\s*[[{"']/.test(text)) return redactJson(text)
  return /[{"']/.test(text) ? redactJson(redactForm(text)) : redactForm(text)
}

/** A path with its query, without secrets; `params` are those of its route, whose names say which are secret. */
export function redactTarget(target: string, params: Readonly<Record<string, string>> = {}): string {
  const query = target.indexOf('?')
  const end = query === -1 ? target.length : query
  const secrets = Object.entries(params).flatMap(([name, value]) => (isSecret.test(name) ? [value] : []))
  const path = target.slice(0, end).split('/')
  const shown = path.map((part) => (secrets.includes(decoded(part)) ? redacted : part)).join('/')
  return `${shown}${redactForm(target.slice(end))}`
}

/** A header's value without secrets; of credentials their scheme stays. */
export function redactHeader(name: string, value: string): string {
  switch (name.toLowerCase()) {
    case 'authorization':
    case 'proxy-authorization':
      return value.replace(/^(\w+ +)?.*$/s, `$1${redacted}`)
    case 'sign':
    case 'cookie':
    case 'set-cookie':
      return redacted
    // No secret: it works with the token of its application only.
    case 'idempotency-key':
      return value
    case 'location':
    case 'referer':
      return redactTarget(value)
    default:
      return isSecret.test(name) || /(?:^|-)key$/i.test(name) ? redacted : value
  }
}
