/** What stands where a secret was. */
const redacted = '[redacted]'

/** Members, parameters and fields whose values no log may hold. */
const secretName =
  'password|secret|token(?!_?type)|otp_?info|captcha|verifier|authorization_?id|private_?key|cvv|signature|signedResponse'
/** Secret only as whole names, such as an authorization code or the key of an activation. */
const wholeName = 'code|key|pin|sign'
const isSecret = new RegExp(`(?:${secretName})|^(?:${wholeName})$`, 'i')

/** A member of an object with a text or a number; a text may have been cut off. */
const jsonMember = /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^\s"[{,}\]]+)/g

const redactJson = (text: string) =>
  text.replaceAll(jsonMember, (member: string, name: string, colon: string) =>
    isSecret.test(unescaped(name)) ? `"${name}"${colon}"${redacted}"` : member,
  )

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

const redactForm = (text: string) =>
  text.replaceAll(/([^&=?#\s]+)=([^&#\s]*)/g, (field: string, name: string) =>
    isSecret.test(decoded(name)) ? `${name}=${redacted}` : field,
  )

/** A page: what its fields are filled with. */
const redactPage = (text: string) => text.replaceAll(/(\bvalue=")[^"]*/gi, `$1${redacted}`)

/** A body, or the beginning of one, without secrets. */
export function redactBody(text: string, mediaType: string): string {
  if (/html/i.test(mediaType)) return redactPage(text)
  return /^\s*[[{]/.test(text) ? redactJson(text) : redactForm(text)
}

/** A path with its query, without secrets. */
export function redactTarget(target: string): string {
  const query = target.indexOf('?')
  return query === -1 ? target : `${target.slice(0, query)}${redactForm(target.slice(query))}`
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
    case 'location':
    case 'referer':
      return redactTarget(value)
    default:
      return isSecret.test(name) || /(?:^|-)key$/i.test(name) ? redacted : value
  }
}
