import { newFaultMachine } from '../../../src/machines/sandbox/newFault.machine.ts'
import { emptyDraft, type FaultDraft } from '../../../src/rules/sandbox/faults/faultDraft.ts'
import type { OperationFacts } from '../../../src/rules/sandbox/operationList.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const invalidIban = {
  name: 'invalidIban',
  status: 400,
  code: '200110',
  message: 'Invalid IBAN',
  summary: 'The check digits are wrong',
}
const eft: OperationFacts = {
  id: 'createEftTransfer',
  method: 'post',
  path: '/api/moneytransfers/v1/eft',
  group: 'Money Transfers',
  title: 'EFT transfer',
  errors: [invalidIban],
}
const getUser: OperationFacts = {
  id: 'getUser',
  method: 'get',
  path: '/user/getuser',
  group: 'Portal',
  title: 'The profile',
  errors: [],
}
const first: FaultDraft = { ...emptyDraft, operation: eft.id, outcome: 'invalidIban' }

export const newFaultModel: ModelSpec<typeof newFaultMachine> = {
  machine: newFaultMachine,
  input: { draft: emptyDraft },
  events: {
    'operations.read': [{ operations: [getUser, eft] }],
    'calls.search': { profile: { text: 'profile' }, nothing: { text: 'no such call' } },
    'draft.change': { always: { changes: { frequency: 'always' } } },
    'fault.submit': [{}],
  },
  calls: {},
  relevantContext: ({ draft }) => [draft],
  expectations: {
    states: {
      waiting: { can: ['operations.read'], cannot: ['calls.search(profile)', 'draft.change(always)', 'fault.submit'] },
      'editing.found': { can: ['fault.submit', 'calls.search(nothing)', 'draft.change(always)'] },
      'editing.nothingFound': { can: ['calls.search(profile)', 'draft.change(always)'], cannot: ['fault.submit'] },
    },
    steps: {
      start: { to: 'waiting', context: { draft: emptyDraft } },
      'operations.read': { to: 'editing.found', context: { draft: first } },
      'calls.search(nothing)': { to: 'editing.nothingFound' },
      'calls.search(profile)': { to: 'editing.found' },
      'fault.submit': { to: 'editing.found' },
    },
  },
  journeys: {
    'the first error that a call documents hits its next call': ['operations.read', 'fault.submit'],
    'what is not found is searched for again, and what was chosen stays': [
      'operations.read',
      'draft.change(always)',
      'calls.search(nothing)',
      'calls.search(profile)',
      'fault.submit',
    ],
  },
}
