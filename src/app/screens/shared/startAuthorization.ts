import { authorizationAtom } from '../../../ui/docs/viewer/tryItOut/authorizationState.ts'
import { sandboxHostAtom } from '../../../ui/sandbox/sandboxHost.ts'
import { createApplicationChanges } from '../../actors/applications/applicationChanges.ts'
import { chosenApplication } from '../../actors/docs/sampleCredentials.ts'
import { bankClockOf } from '../../actors/sandbox/bankClock.ts'
import { startActor } from '../../actors/startActor.ts'
import { authorizationOf } from '../../actors/tryItOut/authorization.ts'
import { pageTokens } from '../../actors/tryItOut/issuedTokens.ts'
import { loginBrowser } from '../../actors/tryItOut/loginWindow.ts'
import type { Shell } from '../../bootstrap/shell.ts'

/** Starts the authorization of the page, once, and hands its actor to the views; not where nothing can be tried out. */
export const startAuthorization = (shell: Shell): Promise<void> => shell.once(start, shell)

async function start({ session, portalReady, environment, once, store }: Shell): Promise<void> {
  const { configuration, client, session: calls, environment: late } = await portalReady
  if (!configuration.tryItOut) return
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
  const { recall } = chosenApplication(() => localStorage)
  store.set(authorizationAtom, startActor(environment, machine, { input: { applicationId: recall(), servesLogin } }))
}
