import { isDeepStrictEqual } from 'node:util'
import { assign, type ContextFrom } from 'xstate'
import type { openCallsMachine } from '../../../src/machines/tryItOut/openCalls.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { openCallsModel } from './openCalls.model.ts'

const { always, invariant, never } = oraclesOf<typeof openCallsMachine>()

type Context = ContextFrom<typeof openCallsMachine>

const callsOf = (context?: Pick<Context, 'calls' | 'hidden'>): Context['calls'] => ({
  ...context?.calls,
  ...context?.hidden?.calls,
})

chartWalks({
  model: openCallsModel,
  sentences: [
    {
      oracle: always(
        'What one developer typed is nobody else’s: who signs in finds no open call and no option of another',
        ({ context }, before) =>
          before === undefined ||
          context.username === before.context.username ||
          isDeepStrictEqual(context, { ...openCallsModel.machine.config.context, username: context.username }),
      ),
      planted: withParts({ actions: { setUsername: assign((_, username: unknown) => ({ username })) } }),
    },
    {
      oracle: always(
        'A session that ends by itself costs nothing: the same developer finds the calls as they were',
        ({ step, context }, before) =>
          !/session\.changed/.test(step) ||
          before === undefined ||
          before.context.username !== context.username ||
          isDeepStrictEqual(context, { ...before.context, ...(before.context.hidden ?? {}), hidden: null }),
      ),
      planted: withParts({ guards: { isSame: () => false } }),
    },
    {
      oracle: invariant(
        'While nobody is signed in, nothing shows of what was tried out before',
        (now) =>
          now.in('owned') ||
          isDeepStrictEqual(now.context, {
            ...openCallsModel.machine.config.context,
            username: now.context.username,
            hidden: now.context.hidden,
          }),
      ),
      planted: withParts({ actions: { hide: () => {} } }),
    },
    {
      oracle: always(
        'A call that has started and is neither open nor hidden is reported as closed',
        ({ context, emitted }, before) =>
          Object.entries(callsOf(before?.context)).every(
            ([operation, call]) =>
              call === null ||
              Object.hasOwn(callsOf(context), operation) ||
              emitted.some(({ calls }) => (calls as readonly unknown[]).includes(call)),
          ),
      ),
      planted: withParts({ actions: { emitClosed: () => {} } }),
    },
    {
      oracle: always(
        'A call that runs is not lost by opening it again',
        ({ step, context }, before) =>
          !step.startsWith('call.open') ||
          Object.entries(before?.context.calls ?? {}).every(([operation, call]) => context.calls[operation] === call),
      ),
      planted: withBug(({ states }) => {
        states.owned.on['call.open'].shift()
      }),
    },
    {
      oracle: never(
        'A call that was closed does not come back before it is opened',
        ({ step, context }, before) =>
          !step.startsWith('call.open') &&
          Object.keys(context.calls).some((operation) => !Object.hasOwn(callsOf(before?.context), operation)),
      ),
      planted: withParts({ guards: { isOpen: () => true } }),
    },
  ],
})
