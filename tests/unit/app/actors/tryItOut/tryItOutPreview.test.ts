import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { createApplicationChanges } from '../../../../../src/app/actors/applications/applicationChanges.ts'
import { realBankClock } from '../../../../../src/app/actors/sandbox/bankClock.ts'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { tryItOutOf } from '../../../../../src/app/actors/tryItOut/tryItOut.ts'
import { generateKeyPair, publicKeyLine } from '../../../../../src/rules/signing/rsaKey.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

const call = {
  method: 'POST',
  path: '/api/moneytransfers/v1/fast',
  headers: [],
  body: '{}',
  mediaType: 'application/json',
}

/** A page of the documentation whose application has not registered the key yet. */
async function openPage() {
  const { publicKey, privateKey } = await generateKeyPair(2048)
  const clock = frozenClock()
  const screen = createApplicationChanges()
  let registered = ''
  const machine = tryItOutOf({
    fetch: () => Promise.reject(new Error('Nothing is sent')),
    isOffline: () => false,
    clock,
    bankClock: realBankClock(clock),
    base: '/bank',
    page: 'http://localhost/docs/api/money-transfers/fast-transfer',
    token: {
      held: () => ({ accessToken: 'token', applicationId: 'own', grant: 'password' }),
      status: () => 'held',
      subscribe: () => () => {},
      refuse: () => undefined,
    },
    session: { owner: () => 'deniz', subscribe: () => () => {} },
    privateKey: () => privateKey,
    changes: screen(),
    publicKeyOf: async () => registered,
  })
  const actor = startActor({ clock, whenHydrated: (start) => start() }, machine, {})
  onTestFinished(() => void actor.stop())
  const settled = async () => (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).context.preview?.key
  return {
    preview(isSigned: boolean) {
      actor.send({ type: 'request.preview', call, options: { isSigned, isResponseSigned: false, ip: '' } })
      return settled()
    },
    /** As the form of the application does it, on another screen. */
    async register() {
      registered = await publicKeyLine(publicKey)
      screen().publish()
      return { value: actor.getSnapshot().value, key: await settled() }
    },
  }
}

test('a signature that is shown is checked again once the application has registered its key', async () => {
  const page = await openPage()
  expect(await page.preview(true)).toBe('other')
  expect(await page.register()).toEqual({ value: 'preparing', key: 'registered' })
})

test('a call without a signature stays without one', async () => {
  const page = await openPage()
  expect(await page.preview(false)).toBeNull()
  expect(await page.register()).toEqual({ value: 'preparing', key: null })
})
