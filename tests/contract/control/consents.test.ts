import { afterEach, beforeEach, expect, test } from 'vitest'
import { consentCalls } from '../authorization/consentCalls.ts'
import { control } from '../calls.ts'
import { frozenClock } from '../frozenClock.ts'
import { type Host, openHost } from '../hosts.ts'
import { saveClient } from '../oauth.ts'
import { exampleDay } from '../services.ts'

let host: Host
beforeEach(async () => {
  host = await openHost('worker host', { clock: frozenClock(exampleDay) })
})
afterEach(() => host.close())

const withdraw = (id: string) => control(host, 'POST', `/consents/${id}/withdraw`)
const refused = (status: number, message: string) => ({
  status,
  body: { header: { status: 'ERROR', statusCode: status, message } },
})

test('consents are listed, and one is withdrawn as its customer would', async () => {
  const client = await saveClient(host, { otpNeeded: false })
  const bank = consentCalls(host, client)
  const { access, id } = await bank.allow()
  const given = {
    consentId: id,
    applicationId: client.id,
    applicationName: 'Market Stall',
    customerNumber: '1',
    scopes: ['accounts'],
    accountNumbers: ['1010000001', '1010000002'],
    status: 'VALID',
    statusReason: null,
    expiresAt: new Date(exampleDay + 90 * 86_400_000).toISOString(),
  }
  const { body } = await control(host, 'GET', '/consents')
  const [first, ...readyMade] = (body as { data: { consentId: string }[] }).data
  expect([first, readyMade.length]).toEqual([given, 4])
  const ended = { ...given, status: 'REVOKED', statusReason: 'CUSTOMER_WITHDREW', expiresAt: null }
  expect(await withdraw(id)).toMatchObject({ status: 200, body: { data: ended } })
  expect((await bank.accounts(access)).status).toBe(401)
  expect(await withdraw(id)).toEqual(
    refused(409, `The consent ${id} is REVOKED, and only a valid one can be withdrawn`),
  )
})

test('there is no consent of an unknown ID', async () => {
  expect(await withdraw('CS260314999999')).toEqual(refused(404, 'There is no consent CS260314999999'))
})
