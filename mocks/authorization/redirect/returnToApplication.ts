import { ApiError } from '../../http/apiError.ts'
import type { ApiResponse } from '../../http/message.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { returnPage } from '../pages/returnPage.ts'
import { issuerOf } from '../tokens/issuerAddress.ts'
import { returnAddress } from './returnAddress.ts'

type ReturnParameters = Readonly<Record<string, string | null>>

/** Not repeated as a POST by the browser (RFC 9700 section 4.12). */
export const seeOther = (location: string): ApiResponse => ({
  status: 303,
  headers: {
    Location: location,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  body: '',
})

type ReturningCall = Pick<Call, 'request' | 'basePath'>

/** Back to the application, with who answers (RFC 9207). @throws ApiError (400) when no browser can return there */
function addressOfReturn(call: ReturningCall, redirectUri: string, parameters: ReturnParameters): string {
  const url = returnAddress(redirectUri, { ...parameters, iss: issuerOf(call) })
  if (!url) throw new ApiError(400, 'The application has no redirect URI to which a browser can return.')
  return url.href
}

export const returnWith = (call: ReturningCall, redirectUri: string, parameters: ReturnParameters): ApiResponse =>
  seeOther(addressOfReturn(call, redirectUri, parameters))

/**
 * The end of a form. Chromium holds every redirect after a form to form-action, also those of the application, whose origins
 * nobody knows: a browser gets a page that goes on by itself, and anything else the redirect.
 */
export function returnFromForm(call: ReturningCall, redirectUri: string, parameters: ReturnParameters): ApiResponse {
  const address = addressOfReturn(call, redirectUri, parameters)
  return call.request.headers.get('Accept')?.includes('text/html') ? returnPage(address) : seeOther(address)
}
