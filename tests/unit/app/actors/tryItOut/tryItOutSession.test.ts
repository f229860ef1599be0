import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { realBankClock } from '../../../../../src/app/actors/sandbox/bankClock.ts'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { tryItOutOf } from '../../../../../src/app/actors/tryItOut/tryItOut.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

const call = { method: 'GET', path: '/api/accounts/v1/accounts', headers: [], body: null, mediaType: '' }
const options = { isSigned: false, isResponseSigned: false, ip: '' }

/** A page of the documentation that stays open while others sign in, as from another tab. */
function openPage() {
  let owner: string | null = 'deniz'
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const clock = frozenClock()
  const machine = tryItOutOf({
    fetch: () => Promise.reject(new Error('Nothing is sent')),
    isOffline: () => false,
    clock,
    bankClock: realBankClock(clock),
    base: '/bank',
    page: 'http://localhost/docs/api/account-information/account-list',
    token: {
      held: () => ({ accessToken: 'token', applicationId: 'own', grant: 'password' }),
      status: () => 'held',
      subscribe,
      refuse: () => undefined,
    },
    session: { owner: () => owner, subscribe },
    privateKey: () => null,
    changes: { subscribe: () => () => {} },
    publicKeyOf: async () => '',
  })
  const actor = startActor({ clock, whenHydrated: (start) => start() }, machine, {})
  onTestFinished(() => void actor.stop())
  return {
    async preview() {
      actor.send({ type: 'request.preview', call, options })
      return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value
    },
    signIn(next: string | null) {
      owner = next
      notify()
      return actor.getSnapshot().value
    },
    secondPasses() {
      notify()
      return actor.getSnapshot().value
    },
  }
}

test('the request of one developer goes when another one signs in, whose own request stays', async () => {
  const page = openPage()
  expect(await page.preview()).toEqual({ resting: 'previewing' })
  expect(page.secondPasses()).toEqual({ resting: 'previewing' })
  expect(page.signIn('elif')).toEqual({ resting: 'editing' })
  expect(await page.preview()).toEqual({ resting: 'previewing' })
  expect(page.secondPasses()).toEqual({ resting: 'previewing' })
  expect(page.signIn(null)).toEqual({ resting: 'editing' })
})
