import { assign } from 'xstate'
import type { authorizedCallMachine } from '../../../src/machines/session/authorizedCall.machine.ts'
import { type Secret, unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { authorizedCallModel } from './authorizedCall.model.ts'

const { always, eventually, never, until } = oraclesOf<typeof authorizedCallMachine>()

const isSent = ({ started }: { started: readonly { id: string }[] }) => started.some(({ id }) => id === 'send')

chartWalks({
  model: authorizedCallModel,
  sentences: [
    {
      oracle: until('A call that was refused is sent again only after a refresh', {
        from: ({ step }) => /^send: 40[13]$/.test(step),
        holds: (now) => !isSent(now),
        to: ({ step }) => step === 'refreshToken: refreshed',
      }),
      planted: withBug(({ states }) => {
        states.sending.invoke.onError[1].target = 'resending'
      }),
    },
    {
      oracle: never(
        'Nothing is sent with a token that is about to expire, as long as it can be refreshed',
        (now) => /^check: critical(?:, refresh running)?$/.test(now.step) && isSent(now),
      ),
      planted: withParts({ guards: { mustRefresh: () => false } }),
    },
    {
      oracle: always(
        'That the session has ended is said only after it was checked again, or by the refresh',
        ({ context, step }, before) =>
          context.problem?.kind !== 'ended' ||
          before?.context.problem?.kind === 'ended' ||
          /^(?:checkAgain: signed out|refreshToken: ended)$/.test(step),
      ),
      planted: withBug(({ states }) => {
        states.sending.invoke.onError[0] = {
          ...states.sending.invoke.onError[0],
          target: 'failed',
          actions: 'setEndedProblem',
        }
      }),
    },
    {
      oracle: always(
        'What the bank answered is behind a handle',
        ({ context }) => !JSON.stringify(context).includes('the answer'),
      ),
      planted: withParts({
        actions: {
          setAnswer: assign({
            answer: (_: unknown, answer: Secret<unknown>) => unwrap(answer),
          } as never),
        },
      }),
    },
    {
      oracle: eventually('Whatever fails, the call ends', ({ isDone }) => isDone),
      planted: withBug(({ states }) => {
        states.requestingRefresh.invoke.onError = {}
        delete states.requestingRefresh.after
      }),
    },
  ],
})
