import { describe, expect, onTestFinished, test } from 'vitest'
import { type ApiErrorId, apiErrors } from '../../../src/rules/docs/apiErrors.ts'
import {
  execute,
  failure,
  get,
  openTransfers,
  post,
  postTransfer,
  type RuleAnswer,
  transfer,
} from '../authorization/checks/apiRules.ts'
import { control } from '../calls.ts'
import { frozenClock } from '../frozenClock.ts'
import { type HostName, hostNames } from '../hosts.ts'
import { requestOf } from '../services/bank.ts'
import { accessToken, exampleDay, openServices } from '../services.ts'

const key = { 'Idempotency-Key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
const rates = '/api/public/v1/deposits/rates'

async function opened(name: HostName, options: Parameters<typeof openServices>[1] = {}) {
  const host = await openServices(name, options)
  onTestFinished(() => host.close())
  return host
}

/** A transfer that waits for its OTP, and what completes it. */
async function waiting(name: HostName) {
  const { host } = await openTransfers(name)
  const { body } = await postTransfer(host)
  const completion = { transaction_id: body.data?.transactionId, authenticationType: 1, otp_info: '123456' }
  return { host, completion }
}

/** How an integrator gets each documented error; a field's own message where one is documented for it. */
const provoke: Readonly<Record<ApiErrorId, (name: HostName) => Promise<RuleAnswer>>> = {
  'bad-request': async (name) => {
    const { host } = await openTransfers(name)
    return postTransfer(host, {}, transfer.replace('1250.00', '0.00'))
  },
  unauthorized: async (name) => get(await opened(name), rates, { Authorization: `Bearer ${accessToken}x` }),
  'not-found': async (name) => {
    const body = { ...requestOf('land-registry/parcel-inquiry', 'usual'), parcelNumber: '9999/9' }
    const host = await opened(name, { scopes: ['takbis'] })
    return post(host, '/api/takbis/v1/parcels', JSON.stringify(body), { sign: undefined })
  },
  'internal-server-error': async (name) => {
    const fault = { kind: 'status', status: 500, message: 'Internal Server Error' }
    return get(await opened(name), rates, { 'x-sandbox-fault': JSON.stringify(fault) })
  },
  'invalid-ip': async (name) => get(await opened(name, { application: { ipList: ['192.0.2.1'] } }), rates),
  'too-many-requests': async (name) => {
    const host = await opened(name, { settings: { rateLimit: 'enforced' } })
    for (let index = 0; index < 5; index += 1) await get(host, rates)
    return get(host, rates)
  },
  'insufficient-scope': async (name) => get(await opened(name, { scopes: ['analytics'] }), rates),
  'invalid-signature': async (name) => get(await opened(name), rates, { sign: 'x' }),
  'invalid-otp': async (name) => {
    const { host, completion } = await waiting(name)
    return execute(host, { ...completion, otp_info: '12345' })
  },
  'otp-expired': async (name) => {
    const { host, completion } = await waiting(name)
    await control(host, 'POST', '/clock', { advance: 180_000 })
    return execute(host, completion)
  },
  'otp-method-mismatch': async (name) => {
    const { host, completion } = await waiting(name)
    const inApp = { authenticationType: 5, activationId: '5d0c7be19a34', requestId: '90be4412f7ac' }
    return execute(host, { ...completion, ...inApp })
  },
  'unknown-transaction': async (name) => {
    const { host, completion } = await waiting(name)
    return execute(host, { ...completion, transaction_id: '0123456789' })
  },
  'order-changed': async (name) => {
    const { host, completion } = await waiting(name)
    return execute(host, { ...completion, amount: { amount: '1250.01', currency: 'TRY' } })
  },
  'idempotency-key-running': async (name) => {
    const clock = frozenClock(exampleDay)
    const { host } = await openTransfers(name, { clock })
    const slow = { 'x-sandbox-fault': '{"kind":"delay","delay":5000}' }
    const first = postTransfer(host, { ...key, ...slow })
    await clock.waitedFor()
    const second = await postTransfer(host, key)
    clock.pass(5000)
    await first
    return second
  },
  'idempotency-key-reused': async (name) => {
    const { host } = await openTransfers(name)
    await postTransfer(host, key)
    return postTransfer(host, key, transfer.replace('1250.00', '1250.01'))
  },
}

const fieldMessages: Partial<Record<ApiErrorId, string>> = {
  'bad-request': 'amount.amount: Expected an amount above zero',
}
/** A fault that is asked for needs no explanation. */
const withoutReason: ApiErrorId[] = ['internal-server-error']

describe.each(hostNames)('on the %s', (name) => {
  test.each(apiErrors)(
    '$status $message ($id) is answered as documented',
    async ({ id, status, detailCode, message }) => {
      const answer = await provoke[id](name)
      expect([answer.status, answer.body]).toEqual([status, failure(status, detailCode, fieldMessages[id] ?? message)])
      expect(answer.headers.get('Content-Type')).toBe('application/json')
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      if (!withoutReason.includes(id)) expect(answer.reason).toMatch(/^[A-Z].*[a-z].*\.$/)
    },
  )
})
