import { expect, onTestFinished, test } from 'vitest'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { failure, get } from '../authorization/checks/apiRules.ts'
import { control } from '../calls.ts'
import { hostNames } from '../hosts.ts'
import { openServices } from '../services.ts'

const rates = '/api/public/v1/deposits/rates'
const id = '9f1c2a7e-0b1d-4a3a-9a7e-0f6f0c1d2e3f'

test.each(hostNames)('an X-Request-ID is repeated and logged, whatever the answer is, on the %s', async (name) => {
  const host = await openServices(name)
  onTestFinished(() => host.close())
  const echoed = async (path: string, headers: Record<string, string>) => {
    const response = await host.call(path, { headers })
    return [response.status, response.headers.get('X-Request-ID')]
  }
  const answer = await get(host, rates, { 'X-Request-ID': id })
  expect([answer.status, answer.headers.get('X-Request-ID')]).toEqual([200, id])
  expect(await control(host, 'GET', `/events/${answer.body.header.txId}`)).toMatchObject({
    body: { data: { requestId: id, answer: { headers: { 'X-Request-ID': id } } } },
  })
  expect(await echoed(rates, { 'X-Request-ID': id })).toEqual([401, id])
  expect(await echoed(rates, { 'X-Request-ID': id, 'x-sandbox-fault': '503' })).toEqual([503, id])
  expect(await echoed('/api/nothing/v1', { 'X-Request-ID': id })).toEqual([404, id])
  expect(await echoed(bankPaths.responseKey, { 'X-Request-ID': id })).toEqual([200, id])
  expect((await get(host, rates)).headers.get('X-Request-ID')).toBeNull()
})

test.each(hostNames)('one that is no ID is refused by a service, and ignored elsewhere, on the %s', async (name) => {
  const host = await openServices(name)
  onTestFinished(() => host.close())
  for (const malformed of ['two words', 'x'.repeat(129), 'é', '<b>']) {
    const answer = await get(host, rates, { 'X-Request-ID': malformed })
    expect([answer.status, answer.body, answer.reason, answer.headers.get('X-Request-ID')]).toEqual([
      400,
      failure(400, '-1', 'X-Request-ID: Expected 1 to 128 letters, digits or - _ . : ~ + / ='),
      'Send one X-Request-ID, such as a UUID, or none.',
      null,
    ])
    const key = await host.call(bankPaths.responseKey, { headers: { 'X-Request-ID': malformed } })
    expect([key.status, key.headers.get('X-Request-ID')]).toEqual([200, null])
  }
})
