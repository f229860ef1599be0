import { fromPromise } from 'xstate'
import { firstCallMachine } from '../../../machines/firstCall/firstCall.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { testCustomers, testPassword } from '../../../rules/bank/testCustomers.ts'
import { callLimits } from '../../../rules/calls/callLimits.ts'
import type { Catalogue } from '../../../rules/catalogue/catalogueSchema.ts'
import { accountsProductOf, accountsScope } from '../../../rules/firstCall/firstCall.ts'
import { problems } from '../../../rules/problem.ts'
import { seal, unwrap } from '../../../rules/security/secret.ts'
import { byIpList } from '../../../rules/tryItOut/authorization.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { PageStore, Portal } from '../../bootstrap/portal/portal.ts'
import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import { applicationTokenOf } from '../applications/applicationToken.ts'
import type { BankClock } from '../sandbox/bankClock.ts'
import { watchApplications } from '../shared/watchApplications.ts'
import type { IssuedTokens } from '../tryItOut/issuedTokens.ts'

/** The catalogue once it is there. Rejects with a Problem when the bank did not give it; asks again when it did not before. */
function loadCatalogue(store: PageStore, reload: () => void, signal: AbortSignal): Promise<Catalogue> {
  if (store.get(catalogueAtom).failed) reload()
  return new Promise((resolve, reject) => {
    const check = () => {
      const { catalogue, failed } = store.get(catalogueAtom)
      if (catalogue) resolve(catalogue)
      else if (failed) reject(problems.network)
      else return
      stop()
    }
    const stop = store.sub(catalogueAtom, check)
    signal.addEventListener('abort', stop)
    check()
  })
}

type Dependencies = Pick<Portal, 'session' | 'client' | 'environment' | 'reloadCatalogue' | 'store'> & {
  bankClock: BankClock
  issued: IssuedTokens
}

/** @param base the address that the bank's calls are sent to, without a slash at the end */
export function firstCallOf(
  { session, client, environment, reloadCatalogue, store, bankClock, issued }: Dependencies,
  base: string,
  changes: Pick<ApplicationChanges, 'subscribe'>,
) {
  const { clock } = environment
  const { request, watchToken } = applicationTokenOf({ client, clock, bankClock, base, issued })
  const send = (signal: AbortSignal) => client.scoped({ signal }).within(callLimits.timeout)
  const actors = {
    loadState: fromPromise(async ({ signal }) => {
      const [applications, catalogue] = await Promise.all([
        session.call('listApplications', undefined, { signal }),
        loadCatalogue(store, reloadCatalogue, signal),
      ])
      const product = accountsProductOf(catalogue)
      return {
        product,
        applications: applications
          .toSorted(byIpList)
          .map(({ id, name, oauthClientId, oauthClientSecret, productList, ipList }) => ({
            id,
            name,
            clientId: oauthClientId,
            clientSecret: oauthClientSecret,
            hasApi: product !== null && productList.includes(product.id),
            addresses: ipList.length,
          })),
      }
    }),
    requestToken: fromPromise(async ({ input: { applicationId, customerNumber }, signal }) => {
      const customer = testCustomers.find(({ number }) => number === customerNumber)
      if (!applicationId || !customer) throw new Error('No application or no customer is chosen')
      const answer = await request(
        {
          listApplications: (stop) => session.call('listApplications', undefined, { signal: stop }),
          applicationId,
          grant: 'password',
          form: {
            grant_type: 'password',
            username: customer.number,
            password: testPassword,
            ...(customer.corporateUsername !== undefined && { corporateUsername: customer.corporateUsername }),
            scope: accountsScope,
          },
        },
        signal,
      )
      if ('token' in answer) {
        const { accessToken, expiresAt } = answer.token
        return { token: { accessToken: seal(accessToken), expiresAt } }
      }
      if (answer.unusable) return { unusable: true }
      const { status, error, description, reason } = answer.refusal
      return { refusal: { status: status ?? 0, message: description ?? error, reason } }
    }),
    callAccounts: fromPromise(async ({ input: { token }, signal }) => {
      if (!token) throw new Error('There is no access token')
      const { callAccounts } = await loadCode(() => import('../../../api/firstCall.ts'))
      const answer = await callAccounts(send(signal), { base, accessToken: unwrap(token.accessToken) }, signal)
      return 'refusal' in answer ? answer : { body: answer.body, at: clock.now() }
    }),
    watchToken,
    watchApplications: watchApplications(changes),
  } satisfies ActorsOf<typeof firstCallMachine>
  return firstCallMachine.provide({ actors })
}
