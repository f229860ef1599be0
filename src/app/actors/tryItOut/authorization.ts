import { fromPromise } from 'xstate'
import type { PortalClient } from '../../../api/client/client.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { authorizationMachine } from '../../../machines/tryItOut/authorization.machine.ts'
import type { Application } from '../../../rules/applications/applications.ts'
import type { Grant } from '../../../rules/bank/authorization/grants.ts'
import { baasTestCustomers } from '../../../rules/bank/baasTestCustomers.ts'
import { testCustomers, testPassword } from '../../../rules/bank/testCustomers.ts'
import { type Secret, unwrap } from '../../../rules/security/secret.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { type TokenOrder, type TokenOutcome, tryApplicationsOf } from '../../../rules/tryItOut/authorization.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import { applicationTokenOf } from '../applications/applicationToken.ts'
import type { BankClock } from '../sandbox/bankClock.ts'
import { watchApplications } from '../shared/watchApplications.ts'
import { watchOwner } from '../shared/watchOwner.ts'
import type { IssuedTokens } from './issuedTokens.ts'
import type { LoginBrowser } from './loginWindow.ts'
import { openLoginOf } from './openLogin.ts'

/** What the authorization needs of the portal. */
export interface AuthorizationDependencies {
  session: Pick<Shell['session'], 'owner' | 'subscribe'>
  /** Every call asks again: secrets are in memory only while a request is made. */
  listApplications(username: string, signal: AbortSignal): Promise<readonly Application[]>
  client: PortalClient
  clock: Clock
  bankClock: BankClock
  /** The base addresses of the bank's APIs with its token endpoint, and of its sign-in. */
  hosts: { api: string; login: string }
  browser: LoginBrowser
  changes: Pick<ApplicationChanges, 'subscribe'>
  issued: IssuedTokens
}

type Form = Readonly<Record<string, string>>

/** What each grant sends beside its name and the scopes. */
function formOf({ grant, customerNumber, otherCustomer, authorizationId }: TokenOrder): Form {
  if (grant === 'authorization_id') return { authorization_id: authorizationId }
  if (grant !== 'password') return {}
  if (otherCustomer) {
    const { number, corporateUsername, password } = otherCustomer
    return {
      username: number.trim(),
      password: password ? unwrap(password) : '',
      ...(corporateUsername.trim() !== '' && { corporateUsername: corporateUsername.trim() }),
    }
  }
  const customer = testCustomers.find(({ number }) => number === customerNumber)
  return {
    username: customerNumber,
    password: testPassword,
    ...(customer?.corporateUsername !== undefined && { corporateUsername: customer.corporateUsername }),
  }
}

/** Whose data the token opens, as far as it is known before the sign-in. */
function customerOf({ grant, customerNumber, otherCustomer, authorizationId }: TokenOrder): string | undefined {
  if (grant === 'password' && otherCustomer) return otherCustomer.number.trim()
  if (grant === 'password') return testCustomers.find(({ number }) => number === customerNumber)?.name
  return grant === 'authorization_id' ? baasTestCustomers.find(({ id }) => id === authorizationId)?.name : undefined
}

export function authorizationOf(dependencies: AuthorizationDependencies) {
  const { session, listApplications, client, clock, bankClock, hosts, browser, changes, issued } = dependencies

  const { request: requestFrom, watchToken } = applicationTokenOf({ client, clock, bankClock, base: hosts.api, issued })

  async function request(
    { username, applicationId }: { username: string; applicationId: string },
    held: { grant: Grant; customer?: string | undefined },
    form: Form,
    signal: AbortSignal,
    privateKey: Secret<string> | null = null,
  ): Promise<TokenOutcome> {
    const answer = await requestFrom(
      {
        listApplications: (stop) => listApplications(username, stop),
        applicationId,
        grant: held.grant,
        form,
        privateKey,
      },
      signal,
    )
    if ('refusal' in answer) return { refusal: answer.refusal }
    const { grant, customer } = held
    return { token: { ...answer.token, applicationId, grant, ...(customer !== undefined && { customer }) } }
  }

  const actors = {
    watchSession: watchOwner(session),
    watchApplications: watchApplications(changes),
    loadApplications: fromPromise(async ({ input, signal }) =>
      tryApplicationsOf(await listApplications(input.username, signal)),
    ),
    requestToken: fromPromise(({ input, signal }) => {
      const { grant, scopes, privateKey } = input
      const form = { grant_type: grant, ...formOf(input), scope: scopes.join(' ') }
      return request(input, { grant, customer: customerOf(input) }, form, signal, privateKey)
    }),
    openLogin: openLoginOf({ clock, browser, login: hosts.login }),
    exchangeCode: fromPromise(({ input: { username, order, returned }, signal }) => {
      const { code, codeVerifier, redirectUri } = unwrap(returned)
      const form = {
        grant_type: order.grant,
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }
      return request({ username, applicationId: order.applicationId }, { grant: order.grant }, form, signal)
    }),
    renewToken: fromPromise(({ input: { username, token }, signal }) => {
      const { applicationId, grant, customer, refreshToken = '' } = token
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      return request({ username, applicationId }, { grant, customer }, form, signal)
    }),
    watchToken,
  } satisfies ActorsOf<typeof authorizationMachine>
  return authorizationMachine.provide({ actors })
}
