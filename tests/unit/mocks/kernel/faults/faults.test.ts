import { expect, it, vi } from 'vitest'
import type { Operation } from '../../../../../mocks/kernel/calls/operation.ts'
import { respondWithFault } from '../../../../../mocks/kernel/faults/faults.ts'
import { faultKinds } from '../../../../../src/rules/sandbox/faults/faults.ts'

const operation: Operation = {
  id: 'listAccounts',
  method: 'get',
  path: '/accounts',
  describe: () => ({
    group: 'Accounts',
    title: 'Account list',
    errors: [{ name: 'notFound', status: 404, summary: '', code: null, message: null, headers: {}, body: {} }],
  }),
  respond: () => Promise.reject(new Error('It is replaced by act')),
  fail: ({ status }) => ({ status, headers: {}, body: '' }),
}

/** Of each kind whether the operation runs. */
const runs = { delay: true, answerLost: true, altered: true }

it.each(faultKinds)('a fault of the kind %s runs the operation only where the bank acts', async (kind) => {
  const act = vi.fn(async () => ({ status: 200, headers: {}, body: '{}' }))
  const fault = { kind, status: 500, error: 'notFound', delay: 1 } as Parameters<typeof respondWithFault>[0]
  await respondWithFault(fault, operation, 'call-000001', act)
  expect(act).toHaveBeenCalledTimes(Object.hasOwn(runs, kind) ? 1 : 0)
})

it('a fault of a kind that nobody handles does not run the operation', async () => {
  const act = vi.fn(async () => ({ status: 200, headers: {}, body: '{}' }))
  const fault = { kind: 'unheardOf' } as unknown as Parameters<typeof respondWithFault>[0]
  await expect(respondWithFault(fault, operation, 'call-000001', act)).rejects.toThrow(
    'There is no fault {"kind":"unheardOf"}',
  )
  expect(act).not.toHaveBeenCalled()
})
