import { getDefaultStore } from 'jotai'
import { authorizationAtom } from '../../../ui/docs/viewer/tryItOut/authorizationState.ts'
import { sandboxHostAtom } from '../../../ui/sandbox/sandboxHost.ts'
import { applicationChanges } from '../../actors/applicationChanges.ts'
import { authorizationOf } from '../../actors/authorization.ts'
import { realBankClock } from '../../actors/bankClock.ts'
import { pageTokens } from '../../actors/issuedTokens.ts'
import { loginBrowser } from '../../actors/loginWindow.ts'
import { chosenApplication } from '../../actors/sampleCredentials.ts'
import { startActor } from '../../actors/startActor.ts'
import type { Shell } from '../../bootstrap/shell.ts'

let started: Promise<void> | undefined

/** Starts the authorization of the page, once, and hands its actor to the views; not where nothing can be tried out. */
export function startAuthorization(shell: Shell): Promise<void> {
  started ??= start(shell).catch((error) => {
    started = undefined
    throw error
  })
  return started
}

async function start({ session, portalReady, environment }: Shell): Promise<void> {
  const { configuration, client, session: calls, environment: late } = await portalReady
  if (!configuration.tryItOut) return
  const { clock } = environment
  const bankClock = (__SANDBOX__ && late.bankClock) || realBankClock(clock)
  const machine = authorizationOf({
    session,
    client,
    clock,
    bankClock,
    hosts: configuration.tryItOut,
    browser: loginBrowser(),
    changes: applicationChanges(),
    issued: pageTokens({ session, client, base: configuration.tryItOut.api, now: bankClock.now }),
    listApplications: (username, signal) => calls.callFor(username)('listApplications', undefined, { signal }),
  })
  // The bank in the page answers calls, and no window.
  const servesLogin = !__SANDBOX__ || ['worker', 'server'].includes(getDefaultStore().get(sandboxHostAtom))
  const { recall } = chosenApplication(() => localStorage)
  getDefaultStore().set(
    authorizationAtom,
    startActor(environment, machine, { input: { applicationId: recall(), servesLogin } }),
  )
}
