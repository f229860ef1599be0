import { assign, type ContextFrom } from 'xstate'
import type { tryItOutMachine } from '../../../src/machines/tryItOut/tryItOut.machine.ts'
import { isChanging } from '../../../src/rules/tryItOut/apiCall.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { tryItOutModel } from './tryItOut.model.ts'

const { always, canAct, invariant, keepsSecrets, until } = oraclesOf<typeof tryItOutMachine>()

const starts = (started: readonly { id: string }[], id: string) => started.some((each) => each.id === id)

interface Moment {
  running: readonly string[]
  context: ContextFrom<typeof tryItOutMachine>
}

const mayChange = ({ running, context: { draft } }: Moment) =>
  running.includes('completeOtp') || (running.includes('sendCall') && draft !== null && isChanging(draft.call))

chartWalks({
  model: tryItOutModel,
  sentences: [
    {
      oracle: until('A call that may have been carried out is not sent again before it is looked at again', {
        from: (now) => now.in('resting.lost'),
        holds: ({ started }) => !starts(started, 'sendCall'),
        to: ({ step }) => step.startsWith('request.preview'),
      }),
      planted: withBug(({ states }) => {
        states.resting.states.lost.on['request.send'] = '#tryItOut.sending'
      }),
    },
    {
      oracle: always(
        'One press sends once, and one code confirms once',
        ({ step, started }) =>
          (!starts(started, 'sendCall') || step === 'request.send') &&
          (!starts(started, 'completeOtp') || step === 'otp.submit'),
      ),
      planted: withBug(({ states }) => {
        states.sending.invoke.onError[2] = { target: 'sending', reenter: true }
      }),
    },
    {
      oracle: until('What is written after the preview is not sent before it is looked at', {
        from: ({ step }) => step === 'request.changed',
        holds: ({ started }) => !starts(started, 'sendCall'),
        to: ({ step }) => step.startsWith('request.preview'),
      }),
      planted: withBug(({ states }) => {
        states.resting.states.previewing.on['request.changed'] = {}
      }),
    },
    {
      oracle: until('Once the session has ended, nothing of the call is there, and no late answer brings it back', {
        from: ({ step }) => step === 'watchToken > session.ended',
        holds: (now) =>
          now.in('resting.editing') &&
          [now.context.draft, now.context.preview, now.context.waiting, now.context.answer].every(
            (each) => each === null,
          ),
        to: ({ step }) => step.startsWith('request.preview'),
      }),
      planted: withBug(({ on }) => {
        delete on['session.ended'].actions
      }),
    },
    {
      oracle: always(
        'A call on its way that may change something is reported when the session ends, and no other',
        ({ step, emitted }, before) =>
          emitted.some(({ type }) => type === 'call.interrupted') ===
          (step === 'watchToken > session.ended' && before !== undefined && mayChange(before)),
      ),
      planted: withBug(({ states }) => {
        delete states.sending.on['session.ended']
      }),
    },
    {
      oracle: invariant(
        'After three wrong codes the bank is sent no further one',
        (now) => !now.in('resting.waitingForOtp') || now.context.wrongCodes < 3,
      ),
      planted: withParts({ actions: { countWrongCode: assign({ wrongCodes: 3 }) } }),
    },
    {
      oracle: keepsSecrets(['hunter2'], 'No password that is typed into a field is kept beside the field'),
      planted: withParts({ actions: { setTyped: assign((_, typed: unknown) => ({ typed })) } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.preparing.invoke.onError = {}
      }),
    },
  ],
})
