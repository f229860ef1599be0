import { assign, emit, setup } from 'xstate'
import { changeDraft, type FaultDraft, faultOf, initialDraft, searchIn } from '../../rules/sandbox/faults/faultDraft.ts'
import { findOperations } from '../../rules/sandbox/faults/faultOperations.ts'
import type { FaultChange } from '../../rules/sandbox/faults/faults.ts'
import type { OperationFacts } from '../../rules/sandbox/operationList.ts'

interface NewFaultContext {
  /** What can be hit. */
  operations: readonly OperationFacts[]
  draft: FaultDraft
}

/** The form for a fault: an operation that is searched for, what happens to its calls, and how often. */
export const newFaultMachine = setup({
  types: {} as {
    context: NewFaultContext
    /** What was left in the form before, or an empty draft. */
    input: { draft: FaultDraft }
    events:
      | { type: 'operations.read'; operations: readonly OperationFacts[] }
      | { type: 'calls.search'; text: string }
      | { type: 'draft.change'; changes: Partial<FaultDraft> }
      | { type: 'fault.submit' }
    emitted: { type: 'draft.changed'; draft: FaultDraft } | { type: 'fault.requested'; change: FaultChange }
  },
  guards: {
    findsNothing: ({ context: { operations, draft } }) => findOperations(operations, draft.text).length === 0,
  },
  actions: {
    setOperations: assign(({ context }, { operations }: { operations: readonly OperationFacts[] }) => ({
      operations,
      draft: context.draft.operation === '' ? initialDraft(operations) : context.draft,
    })),
    searchCalls: assign(({ context: { operations, draft } }, { text }: { text: string }) => ({
      draft: searchIn(draft, text, operations),
    })),
    changeDraft: assign(({ context: { operations, draft } }, { changes }: { changes: Partial<FaultDraft> }) => ({
      draft: changeDraft(draft, changes, operations),
    })),
    emitDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed' as const, draft })),
    emitFault: emit(({ context: { draft } }) => ({
      type: 'fault.requested' as const,
      change: { operation: draft.operation, fault: faultOf(draft) },
    })),
  },
}).createMachine({
  id: 'newFault',
  context: ({ input: { draft } }) => ({ operations: [], draft }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'operations.read': {
          target: 'editing',
          actions: { type: 'setOperations', params: ({ event: { operations } }) => ({ operations }) },
        },
      },
    },
    editing: {
      initial: 'found',
      on: {
        'calls.search': {
          target: '.found',
          actions: [{ type: 'searchCalls', params: ({ event: { text } }) => ({ text }) }, 'emitDraft'],
        },
        'draft.change': {
          actions: [{ type: 'changeDraft', params: ({ event: { changes } }) => ({ changes }) }, 'emitDraft'],
        },
      },
      states: {
        found: {
          always: { guard: 'findsNothing', target: 'nothingFound' },
          on: { 'fault.submit': { actions: 'emitFault' } },
        },
        nothingFound: {},
      },
    },
  },
})
