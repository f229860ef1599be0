import { assign } from 'xstate'
import type { newFaultMachine } from '../../../src/machines/sandbox/newFault.machine.ts'
import { emptyDraft } from '../../../src/rules/sandbox/faults/faultDraft.ts'
import { findOperations } from '../../../src/rules/sandbox/faults/faultOperations.ts'
import { faultOutcomes } from '../../../src/rules/sandbox/faults/faultOutcomes.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { newFaultModel } from './newFault.model.ts'

const { always, invariant } = oraclesOf<typeof newFaultMachine>()

chartWalks({
  model: newFaultModel,
  sentences: [
    {
      oracle: always(
        'A fault is set only for a call that the search shows',
        ({ context: { operations, draft }, emitted }) =>
          emitted.every(
            ({ type, change }) =>
              type !== 'fault.requested' ||
              findOperations(operations, draft.text).some(
                ({ id }) => id === (change as { operation: string }).operation,
              ),
          ),
      ),
      planted: withBug(({ states }) => {
        states.editing.states.nothingFound.on = { 'fault.submit': { actions: 'emitFault' } }
      }),
    },
    {
      oracle: always(
        'A search that finds nothing loses nothing of what was chosen',
        ({ step, context: { draft } }, before) =>
          step !== 'calls.search(nothing)' ||
          JSON.stringify({ ...draft, text: '' }) === JSON.stringify({ ...before?.context.draft, text: '' }),
      ),
      planted: withParts({ actions: { searchCalls: assign({ draft: { ...emptyDraft, text: 'no such call' } }) } }),
    },
    {
      oracle: always(
        'What a person changes is kept for the next time',
        ({ step, context, emitted }, before) =>
          !/^(?:calls|draft)/.test(step) ||
          before?.in('waiting') === true ||
          emitted.some(({ type, draft }) => type === 'draft.changed' && draft === context.draft),
      ),
      planted: withParts({ actions: { emitDraft: () => {} } }),
    },
    {
      oracle: invariant('What is to happen is something that can happen to the chosen call', (now) => {
        const { operations, draft } = now.context
        const errors = operations.find(({ id }) => id === draft.operation)?.errors ?? []
        return (
          now.in('waiting') ||
          Object.hasOwn(faultOutcomes, draft.outcome) ||
          errors.some(({ name }) => name === draft.outcome)
        )
      }),
      planted: withParts({
        actions: {
          searchCalls: assign(({ context: { draft } }: never) => ({
            draft: { ...(draft as object), operation: 'getUser' },
          })),
        },
      }),
    },
  ],
})
