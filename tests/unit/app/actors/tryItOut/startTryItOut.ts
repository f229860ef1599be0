import { onTestFinished } from 'vitest'
import { waitFor } from 'xstate'
import { realBankClock } from '../../../../../src/app/actors/sandbox/bankClock.ts'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { tryItOutOf } from '../../../../../src/app/actors/tryItOut/tryItOut.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

type Dependencies = Parameters<typeof tryItOutOf>[0]

const subscribe = () => () => {}

/** Try it out of a page whose developer holds a token, until the test is over; nothing is sent, unless `given` has a fetch. */
export function startTryItOut(given: Partial<Dependencies> & Pick<Dependencies, 'page'>) {
  const clock = frozenClock()
  const machine = tryItOutOf({
    fetch: () => Promise.reject(new Error('Nothing is sent')),
    isOffline: () => false,
    clock,
    bankClock: realBankClock(clock),
    base: '/bank',
    token: heldToken(subscribe),
    session: { owner: () => 'deniz', subscribe },
    privateKey: () => null,
    changes: { subscribe },
    publicKeyOf: async () => '',
    ...given,
  })
  const actor = startActor({ clock, whenHydrated: (start) => start() }, machine, {})
  onTestFinished(() => void actor.stop())
  return { actor, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}

export const heldToken = (subscribe: Dependencies['token']['subscribe']): Dependencies['token'] => ({
  held: () => ({ accessToken: 'token', applicationId: 'own', grant: 'password' }),
  status: () => 'held',
  subscribe,
  refuse: () => undefined,
})
