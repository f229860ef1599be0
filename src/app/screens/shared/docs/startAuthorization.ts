import type { AuthorizationActor } from '../../../../ui/docs/tryItOut/tryItOutPort.ts'
import { sandboxHostAtom } from '../../../../ui/sandbox/sandboxHost.ts'
import { createApplicationChanges } from '../../../actors/applications/applicationChanges.ts'
import { chosenApplication } from '../../../actors/docs/sampleCredentials.ts'
import { bankClockOf } from '../../../actors/sandbox/bankClock.ts'
import { startActor } from '../../../actors/shared/startActor.ts'
import { authorizationOf } from '../../../actors/tryItOut/authorization.ts'
import { pageTokens } from '../../../actors/tryItOut/issuedTokens.ts'
import { loginBrowser } from '../../../actors/tryItOut/loginWindow.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'

/** Starts what obtains the access token that calls are tried out with, once for the portal. */
export const startAuthorization = (shell: Shell): Promise<AuthorizationActor> => shell.once(start, shell)

async function start({ session, portalReady, environment, once, store }: Shell): Promise<AuthorizationActor> {
  const { configuration, client, session: calls, environment: late } = await portalReady
  if (!configuration.tryItOut) throw new Error('Calls cannot be tried out here')
  const { clock } = environment
  const machine = authorizationOf({
    session,
    client,
    clock,
    bankClock: bankClockOf(late),
    hosts: configuration.tryItOut,
    browser: loginBrowser(),
    changes: once(createApplicationChanges)(),
    issued: pageTokens({ session, client, environment: late, once }, configuration.tryItOut.api),
    listApplications: (username, signal) => calls.callFor(username)('listApplications', undefined, { signal }),
  })
  // The bank in the page answers calls, and no window.
  const servesLogin = !__SANDBOX__ || ['worker', 'server'].includes(store.get(sandboxHostAtom))
  const { load } = chosenApplication(() => localStorage)
  return startActor(environment, machine, { input: { applicationId: load() ?? null, servesLogin } })
}
