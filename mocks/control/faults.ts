import { type FaultTable, newFault } from '../../src/rules/sandbox/faults/faults.ts'
import type { OperationFacts } from '../../src/rules/sandbox/operationList.ts'
import type { Bank } from '../bank/bank.ts'
import { ApiError } from '../http/apiError.ts'
import { checkKnown, readJson } from '../http/readRequest.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'
import type { Operation } from '../kernel/calls/operation.ts'
import { documentedErrorOf } from '../kernel/faults/documentedAnswers.ts'

/** Each with what is left of it. */
export const faultTableOf = ({ tables }: Bank): FaultTable =>
  Object.fromEntries(
    tables.faults
      .list()
      .map(({ id, fault, callsUntilHit }) => [id, { ...fault, ...(callsUntilHit !== undefined && { callsUntilHit }) }]),
  )

function knownOperation(operations: ReadonlyMap<string, Operation>, id = ''): Operation {
  const operation = operations.get(id)
  if (operation) return operation
  throw new ApiError(404, `Unknown operation ${id}. Known operations: ${[...operations.keys()].join(', ')}`)
}

function factsOf({ id, method, path, describe }: Operation): OperationFacts {
  const { group, title, errors } = describe?.() ?? { group: '', title: id, errors: [] }
  return { id, method, path, group, title, errors: errors.map(({ headers: _, body: _body, ...facts }) => facts) }
}

export const faultControlCalls: ControlCalls = {
  'GET /operations': {
    summary: 'Lists every operation with its method, its path and the errors that its definition documents.',
    resolve: async ({ operations }) => Array.from(operations.values(), factsOf),
  },
  'GET /faults': {
    summary: 'Shows the faults that are set, and what is left of each.',
    resolve: async ({ bank }) => faultTableOf(bank),
  },
  'PUT /faults/:operation': {
    summary: 'Sets the fault that hits the calls of an operation.',
    bodies: [
      { kind: 'status', status: 503, times: 2 },
      { kind: 'delay', delay: 5000 },
      { kind: 'answerLost', every: 3 },
    ],
    async resolve({ bank, request, params, operations }) {
      const operation = knownOperation(operations, params.operation)
      const fault = checkKnown(await readJson(request), newFault)
      if (fault.kind === 'documentedError') documentedErrorOf(operation, fault.error)
      const { every } = fault
      const { faults } = bank.tables
      faults.delete(operation.id)
      await faults.insert({ id: operation.id, fault, ...(every !== undefined && { callsUntilHit: every }) })
      return faultTableOf(bank)
    },
  },
  'DELETE /faults/:operation': {
    summary: 'Removes the fault of an operation.',
    async resolve({ bank, params, operations }) {
      bank.tables.faults.delete(knownOperation(operations, params.operation).id)
      return faultTableOf(bank)
    },
  },
  'DELETE /faults': {
    summary: 'Removes every fault.',
    async resolve({ bank }) {
      for (const { id } of bank.tables.faults.list()) bank.tables.faults.delete(id)
      return faultTableOf(bank)
    },
  },
}
