import { parseJson } from '../../json/parseJson.ts'
import { type SignedText, signedTextOf } from '../signedText.ts'

/** A text that clients sign by mistake, and what to do instead. */
interface Mistake {
  text: string | Uint8Array<ArrayBuffer>
  fix: string
}

/** What clients sign instead of the access token and what is sent. */
export function* mistakesOf(signed: SignedText): Generator<Mistake> {
  const { accessToken, sent, part } = signed
  const right = signedTextOf(signed)
  if (accessToken !== '') {
    yield { text: sent, fix: `the ${part} is signed without the access token: put the token in front of it` }
    yield { text: accessToken, fix: `only the access token is signed: append the ${part} to it` }
    yield { text: `${sent}${accessToken}`, fix: `the ${part} is signed before the access token: put the token first` }
    for (const gap of ['\n', ' ', '.', ':', '&'])
      yield {
        text: `${accessToken}${gap}${sent}`,
        fix: `something stands between access token and ${part}: sign the two without a gap`,
      }
    for (const scheme of ['Bearer ', 'bearer '])
      yield {
        text: `${scheme}${right}`,
        fix: 'the signed text begins with Bearer: begin with the access token itself',
      }
  }
  for (const end of ['\n', '\r\n'])
    yield { text: `${right}${end}`, fix: 'the signed text ends with a line break: sign it without (printf, not echo)' }
  const parts = part === 'body' ? bodiesLike(sent) : queriesLike(sent)
  for (const [other, fix] of parts) yield { text: `${accessToken}${other}`, fix }
  if (/[^\p{ASCII}]/u.test(right))
    for (const text of [turkish(right), utf16(right)])
      if (text) yield { text, fix: 'the signed text is not encoded in UTF-8: encode it before you sign' }
}

const reserialized = 'the signed body has other white space than the one that is sent: sign the very text that you send'

function* bodiesLike(body: string): Generator<[other: string, fix: string]> {
  yield [body.trim(), reserialized]
  const value = parseJson(body)
  if (value === undefined) return
  const pretty = JSON.stringify(value, null, 2)
  for (const indent of [undefined, 2, 4, '\t']) yield [JSON.stringify(value, null, indent), reserialized]
  yield [pretty.replaceAll('\n', '\r\n'), reserialized]
  // Python's json.dumps; a line break inside a text is escaped, so each of these is between two members.
  yield [pretty.replaceAll(/,\n */g, ', ').replaceAll(/\n */g, ''), reserialized]
}

function* queriesLike(query: string): Generator<[other: string, fix: string]> {
  yield [`?${query}`, 'the signed query string begins with a question mark: leave it out']
  const encoding = 'the signed query string is encoded differently from the one that is sent: sign it as it is sent'
  yield [query.replaceAll('%20', '+'), encoding]
  yield [query.replaceAll('+', '%20'), encoding]
  try {
    yield [decodeURIComponent(query), encoding]
    yield [decodeURIComponent(query.replaceAll('+', ' ')), encoding]
  } catch {}
  const sorted = query.split('&').toSorted().join('&')
  yield [sorted, 'the parameters are signed in another order than they are sent']
}

/** In windows-1254, the usual character set of Turkish systems; undefined when it lacks a character. */
function turkish(text: string): Uint8Array<ArrayBuffer> | undefined {
  const characters = new TextDecoder('windows-1254').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const bytes = Array.from(text, (character) => characters.indexOf(character))
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes)
}

/** Little-endian, as .NET names it Unicode. */
const utf16 = (text: string) =>
  Uint8Array.from({ length: 2 * text.length }, (_, index) => (text.charCodeAt(index >> 1) >> (8 * (index & 1))) & 0xff)
