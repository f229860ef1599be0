import { bankPaths, viewerReturnPath } from '../../../rules/bank/bankHosts.ts'
import { seal } from '../../../rules/security/secret.ts'
import { bytesToBase64Url } from '../../../rules/signing/encoding.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import type { ReturnedCode, TokenOrder, TokenRefusal } from '../../../rules/tryItOut/authorization.ts'
import { tokenRefusals } from '../../../rules/tryItOut/tokenRefusals.ts'
import { fromListener } from '../shared/fromListener.ts'
import type { LoginBrowser } from './loginWindow.ts'

interface Dependencies {
  clock: Clock
  browser: LoginBrowser
  /** The base address of the bank's login host, without a slash at the end. */
  login: string
}

/** How often is looked whether the window was closed, in milliseconds. */
const beat = 500

const randomText = () => bytesToBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer)

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** An authorization request with state and proof key (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
async function addressOf(login: string, { clientId, scopes }: TokenOrder, state: string, returned: ReturnedCode) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(returned.codeVerifier))
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: scopes.join(' '),
    state,
    redirect_uri: returned.redirectUri,
    code_challenge: bytesToBase64Url(digest),
    code_challenge_method: 'S256',
  })
  return `${login}${bankPaths.authorize}?${parameters}`
}

/**
 * Opens the window at once, within the click that asks for it. A browser that separates the bank's window from this page
 * says that it is closed: what it returns with is heard all the same.
 */
export const openLoginOf = ({ clock, browser, login }: Dependencies) =>
  fromListener<TokenOrder>(({ sendBack, input }) => {
    const opened = browser.open()
    if (!opened) {
      sendBack({ type: 'window.blocked' })
      return
    }
    const state = randomText()
    const request: ReturnedCode = {
      code: '',
      codeVerifier: randomText(),
      redirectUri: `${browser.origin}${viewerReturnPath}`,
    }
    let isShown = false
    let timer: unknown
    const check = () => {
      if (isShown && opened.isClosed()) sendBack({ type: 'window.closed' })
      else timer = clock.setTimeout(check, beat)
    }
    const stopReturns = browser.watchReturns((returned) => {
      if (returned.state !== state) return false
      const code = textOf(returned.code)
      if (code !== null) sendBack({ type: 'code.returned', returned: seal({ ...request, code }) })
      else sendBack({ type: 'consent.refused', refusal: refusalOf(returned) })
      return true
    })
    const stop = () => {
      clock.clearTimeout(timer)
      stopReturns()
    }
    addressOf(login, input, state, request)
      .then((address) => opened.show(address))
      .catch((error: unknown) => {
        reportError(error)
        opened.close()
      })
      .finally(() => {
        isShown = true
      })
    check()
    return () => {
      stop()
      opened.close()
    }
  })

const refusalOf = ({ error, error_description: description }: Record<string, unknown>): TokenRefusal => ({
  status: null,
  error: textOf(error) ?? 'invalid_response',
  description: textOf(description),
  reason: error === 'access_denied' ? tokenRefusals.notConsented : null,
})
