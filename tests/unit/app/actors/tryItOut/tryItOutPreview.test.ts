import { expect, test } from 'vitest'
import { createApplicationChanges } from '../../../../../src/app/actors/applications/applicationChanges.ts'
import { generateKeyPair, publicKeyLine } from '../../../../../src/rules/signing/rsaKey.ts'
import { startTryItOut } from './startTryItOut.ts'

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
  const screen = createApplicationChanges()
  let registered = ''
  const { actor, settled } = startTryItOut({
    page: 'http://localhost/docs/api/money-transfers/fast-transfer',
    privateKey: () => privateKey,
    changes: screen(),
    publicKeyOf: async () => registered,
  })
  const shownKey = async () => (await settled()).context.preview?.key
  return {
    preview(isSigned: boolean) {
      actor.send({ type: 'request.preview', call, options: { isSigned, isResponseSigned: false, ip: '' } })
      return shownKey()
    },
    /** As the form of the application does it, on another screen. */
    async register() {
      registered = await publicKeyLine(publicKey)
      screen().publish()
      return { value: actor.getSnapshot().value, key: await shownKey() }
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
