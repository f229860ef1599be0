import { ApiError } from '../http/apiError.ts'
import type { ApiResponse } from '../http/message.ts'
import type { Call } from '../kernel/operation.ts'
import { returnPage } from './pages/returnPage.ts'
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

/** Back to the application. @throws ApiError (400) when no browser can return there */
function addressOfReturn(redirectUri: string, parameters: ReturnParameters): string {
  const url = returnAddress(redirectUri, parameters)
  if (!url) throw new ApiError(400, 'The application has no redirect URI to which a browser can return.')
  return url.href
}

export const returnWith = (redirectUri: string, parameters: ReturnParameters): ApiResponse =>
  seeOther(addressOfReturn(redirectUri, parameters))

/**
 * The end of a form. Chromium holds every redirect after a form to form-action, also those of the application, whose origins
 * nobody knows: a browser gets a page that goes on by itself, and anything else the redirect.
 */
export function returnFromForm(
  { request }: Pick<Call, 'request'>,
  redirectUri: string,
  parameters: ReturnParameters,
): ApiResponse {
  const address = addressOfReturn(redirectUri, parameters)
  return request.headers.get('Accept')?.includes('text/html') ? returnPage(address) : seeOther(address)
}
