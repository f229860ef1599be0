import { fromPromise } from 'xstate'
import type { PortalClient } from '../../api/client.ts'
import { authorizationMachine } from '../../machines/docs/authorization.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Application } from '../../rules/applications.ts'
import type { Clock } from '../../rules/clock.ts'
import { type Grant, grantFacts } from '../../rules/grants.ts'
import { limits } from '../../rules/limits.ts'
import { unwrap } from '../../rules/secret.ts'
import { testCustomers, testPassword } from '../../rules/testCustomers.ts'
import {
  type HeldToken,
  type TokenAnswer,
  type TokenOrder,
  type TryApplication,
  tryApplicationsOf,
} from '../../rules/tryItOut.ts'
import type { Shell } from '../bootstrap/shell.ts'
import type { ApplicationChanges } from './applicationChanges.ts'
import type { BankClock } from './bankClock.ts'
import { fromListener } from './fromListener.ts'

/** What the authorization needs of the portal. */
export interface AuthorizationDependencies {
  session: Pick<Shell['session'], 'owner' | 'subscribe'>
  /** Every call asks anew: secrets are in memory only while a request is made. */
  listApplications(username: string, signal: AbortSignal): Promise<readonly Application[]>
  client: PortalClient
  clock: Clock
  bankClock: BankClock
  /** The base address of the bank's authorization server. */
  base: string
  changes: Pick<ApplicationChanges, 'subscribe'>
}

const second = 1000

const calls = () => import('../../api/authorization.ts')

const unknownClient = (description: string) => ({
  refusal: { status: 401, error: 'unauthorized', description, reason: null },
})

type Form = Readonly<Record<string, string>>

/** What each grant sends beside its name and the scopes. */
function formOf({ grant, customerNumber }: TokenOrder): Form {
  if (grant !== 'password') return {}
  const customer = testCustomers.find(({ number }) => number === customerNumber)
  return {
    username: customerNumber,
    password: testPassword,
    ...(customer?.corporateUsername !== undefined && { corporateUsername: customer.corporateUsername }),
  }
}

const customerNamed = (number: string) => testCustomers.find((customer) => customer.number === number)?.name

/** Binds the ports of the authorization to the portal's session and the bank's token endpoint. */
export function authorizationOf(dependencies: AuthorizationDependencies) {
  const { session, listApplications, client, clock, bankClock, base, changes } = dependencies

  /** Requests a token for an application with the secret that it has now. */
  async function request(
    { username, applicationId }: { username: string; applicationId: string },
    held: { grant: Grant; customer?: string | undefined },
    form: Form,
    signal: AbortSignal,
  ): Promise<TokenAnswer> {
    const application = (await listApplications(username, signal)).find(({ id }) => id === applicationId)
    if (!application) return unknownClient('The application was deleted.')
    const { oauthClientId: clientId, oauthClientSecret, name } = application
    if (!oauthClientSecret) return unknownClient('The application has no client secret.')
    const { requestToken } = await calls()
    const send = client.scoped({ signal }).within(limits.callTimeout)
    const answer = await requestToken(
      send,
      { base, client: { id: clientId, secret: unwrap(oauthClientSecret) }, form },
      signal,
    )
    if ('refusal' in answer) return answer
    await bankClock.look(signal)
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, scope } = answer.token
    return {
      token: {
        accessToken,
        grant: held.grant,
        applicationId,
        applicationName: name,
        clientId,
        scopes: scope.split(' ').filter((each) => each !== ''),
        expiresAt: bankClock.now() + (expiresIn ?? grantFacts[held.grant].lifetime) * second,
        ...(refreshToken !== undefined && { refreshToken }),
        ...(held.customer !== undefined && { customer: held.customer }),
      },
    }
  }

  const actors = {
    watchSession: fromListener(({ sendBack }) => {
      const tell = () => sendBack({ type: 'session.changed', username: session.owner() })
      tell()
      return session.subscribe(tell)
    }),
    watchApplications: fromListener(({ sendBack }) =>
      changes.subscribe(() => sendBack({ type: 'applications.changed' })),
    ),
    loadApplications: fromPromise<readonly TryApplication[], { username: string }>(async ({ input, signal }) =>
      tryApplicationsOf(await listApplications(input.username, signal)),
    ),
    requestToken: fromPromise<TokenAnswer, TokenOrder & { username: string }>(({ input, signal }) => {
      const { grant, scopes, customerNumber } = input
      const customer = grant === 'client_credentials' ? undefined : customerNamed(customerNumber)
      const form = { grant_type: grant, ...formOf(input), scope: scopes.join(' ') }
      return request(input, { grant, customer }, form, signal)
    }),
    renewToken: fromPromise<TokenAnswer, { username: string; token: HeldToken }>(
      ({ input: { username, token }, signal }) => {
        const { applicationId, grant, customer, refreshToken = '' } = token
        const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
        return request({ username, applicationId }, { grant, customer }, form, signal)
      },
    ),
    watchToken: fromListener<{ expiresAt: number }>(({ sendBack, input: { expiresAt } }) => {
      const stopped = new AbortController()
      let timer: unknown
      const tell = () => {
        if (!stopped.signal.aborted)
          sendBack({ type: 'time.passed', remaining: Math.max(expiresAt - bankClock.now(), 0) })
      }
      const look = () => void bankClock.look(stopped.signal).then(tell)
      const tick = () => {
        tell()
        timer = clock.setTimeout(tick, second)
      }
      tell()
      timer = clock.setTimeout(tick, second)
      const stop = bankClock.watch(look)
      return () => {
        stopped.abort()
        clock.clearTimeout(timer)
        stop()
      }
    }),
  } satisfies ActorsOf<typeof authorizationMachine>
  return authorizationMachine.provide({ actors })
}
