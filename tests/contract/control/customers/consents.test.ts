import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBank } from '../../../../mocks/testing/openBank.ts'
import type { Bank } from '../../../../mocks/testing/types.ts'
import { exampleDay } from '../../services.ts'

let bank: Bank
beforeEach(async () => {
  bank = await openBank({ startTime: new Date(exampleDay) })
  await bank.clock.stop()
  await bank.clock.set(new Date(exampleDay))
})
afterEach(() => bank.close())

const withdraw = (id: string) => bank.control('POST', `/consents/${id}/withdraw`)

test('consents are listed, and one is withdrawn as its customer would', async () => {
  const app = await bank.application({ name: 'Market Stall', apis: ['Account Information'] })
  await app.call('listAccounts')
  const [first, ...readyMade] = (await bank.control('GET', '/consents')) as { consentId: string }[]
  const given = {
    consentId: expect.stringMatching(/^CS260314\d{6}$/),
    applicationId: app.id,
    applicationName: 'Market Stall',
    customerNumber: '1',
    scopes: ['accounts'],
    accountNumbers: (await bank.customer(1).accounts()).map(({ accountNumber }) => accountNumber),
    status: 'VALID',
    statusReason: null,
    expiresAt: new Date(exampleDay + 90 * 86_400_000).toISOString(),
  }
  expect([first, readyMade.length]).toEqual([given, 4])
  const id = first?.consentId ?? ''
  const ended = { ...given, status: 'REVOKED', statusReason: 'CUSTOMER_WITHDREW', expiresAt: null }
  expect(await withdraw(id)).toEqual(ended)
  await expect(app.call('listAccounts')).rejects.toMatchObject({ status: 401 })
  await expect(withdraw(id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(`The consent ${id} is REVOKED, and only a valid one can be withdrawn$`),
  })
})

test('there is no consent of an unknown ID', async () => {
  await expect(withdraw('CS260314999999')).rejects.toMatchObject({
    status: 404,
    message: expect.stringMatching(/There is no consent CS260314999999$/),
  })
})
