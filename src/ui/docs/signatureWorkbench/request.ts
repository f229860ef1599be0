import type { SignedText } from '../../../rules/signing/signedText.ts'

export type RequestKind = 'body' | 'query' | 'token'

/** What is typed; each kind has a text of its own, so that a look at another one loses nothing. */
export interface Request {
  kind: RequestKind
  accessToken: string
  sent: Readonly<Record<RequestKind, string>>
  lineBreak: 'lf' | 'crlf'
}

export const emptyRequest: Request = {
  kind: 'body',
  accessToken: '',
  sent: { body: '', query: '', token: '' },
  lineBreak: 'lf',
}

/** Text areas know line feeds only (HTML, API value of a text area), so what is sent says how lines end. */
export const signedTextOfRequest = ({ kind, accessToken, sent, lineBreak }: Request): SignedText => ({
  accessToken: kind === 'token' ? '' : accessToken,
  sent: lineBreak === 'crlf' ? sent[kind].replaceAll('\n', '\r\n') : sent[kind],
  part: kind === 'query' ? 'query string' : 'body',
})
