import type { PortalClient } from '../../../api/client/client.ts'
import type { Application } from '../../../rules/applications/applications.ts'
import { type Grant, grantFacts } from '../../../rules/bank/authorization/grants.ts'
import { callLimits } from '../../../rules/calls/callLimits.ts'
import { type Secret, unwrap } from '../../../rules/security/secret.ts'
import { sessionLimits } from '../../../rules/session/sessionLimits.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import type { HeldToken, TokenRefusal } from '../../../rules/tryItOut/authorization.ts'
import { tokenRefusals } from '../../../rules/tryItOut/tokenRefusals.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { BankClock } from '../sandbox/bankClock.ts'
import { fromListener } from '../shared/fromListener.ts'
import type { IssuedTokens } from '../tryItOut/issuedTokens.ts'

interface Dependencies {
  client: PortalClient
  clock: Clock
  bankClock: BankClock
  /** The base address of the bank's APIs with its token endpoint. */
  base: string
  issued: IssuedTokens
}

interface Request {
  /** Every request asks again: the secret is the one that the bank takes now. */
  listApplications(signal: AbortSignal): Promise<readonly Application[]>
  applicationId: string
  grant: Grant
  form: Readonly<Record<string, string>>
  privateKey?: Secret<string> | null
}

/** An access token of a developer's application; it expires by the bank's clock. */
export type ApplicationToken = Omit<HeldToken, 'grant' | 'applicationId' | 'customer'>

/** `unusable`: nothing was sent, as the application is not what was listed before. */
type Answer = { token: ApplicationToken } | { refusal: TokenRefusal; unusable?: true }

const second = 1000

const unusable = (description: string) => ({
  refusal: { status: 401, error: 'unauthorized', description, reason: null },
  unusable: true as const,
})

/** The `sign` header, over the body alone: there is no access token yet (001 section 7). */
async function signatureOf(privateKey: Secret<string>, body: string): Promise<string | undefined> {
  const [{ importPrivateKey }, { signText }] = await loadCode(() =>
    Promise.all([import('../../../rules/signing/rsaKey.ts'), import('../../../rules/signing/signature.ts')]),
  )
  const key = await importPrivateKey(unwrap(privateKey))
  return key && signText(key, body)
}

/** Requests tokens with the secret that an application has now, and reports how long they work. */
export function applicationTokenOf({ client, clock, bankClock, base, issued }: Dependencies) {
  async function request(
    { listApplications, applicationId, grant, form, privateKey }: Request,
    signal: AbortSignal,
  ): Promise<Answer> {
    const owner = issued.owner()
    const application = (await listApplications(signal)).find(({ id }) => id === applicationId)
    if (!application) return unusable(tokenRefusals.applicationDeleted)
    const { oauthClientId: clientId, oauthClientSecret: secret, name: applicationName } = application
    if (!secret) return unusable(tokenRefusals.noSecret)
    const body = new URLSearchParams(form).toString()
    const sign = privateKey ? await signatureOf(privateKey, body) : undefined
    if (privateKey && sign === undefined) return unusable(tokenRefusals.noPrivateKey)
    const { requestToken } = await loadCode(() => import('../../../api/applicationTokens.ts'))
    const send = client.scoped({ signal }).within(callLimits.timeout)
    const credentials = { id: clientId, secret: unwrap(secret) }
    const answer = await requestToken(
      send,
      { base, client: credentials, body, ...(sign !== undefined && { sign }) },
      signal,
    )
    if ('refusal' in answer) return answer
    await bankClock.sync(signal)
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, scope } = answer.token
    const token = {
      accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
      applicationName,
      clientId,
      scopes: scope.split(' ').filter((each) => each !== ''),
      expiresAt:
        bankClock.now() + Math.min((expiresIn ?? grantFacts[grant].lifetime) * second, sessionLimits.longestLifetime),
    }
    issued.add(token, secret, owner)
    return { token }
  }

  const watchToken = fromListener<{ expiresAt: number }>(({ sendBack, input: { expiresAt } }) => {
    let timer: unknown
    const notify = () => sendBack({ type: 'time.passed', remaining: Math.max(expiresAt - bankClock.now(), 0) })
    const tick = () => {
      notify()
      timer = clock.setTimeout(tick, second)
    }
    tick()
    const stop = bankClock.watch(notify)
    return () => {
      clock.clearTimeout(timer)
      stop()
    }
  })

  return { request, watchToken }
}
