import { isDeepStrictEqual } from 'node:util'
import { assign, type ContextFrom } from 'xstate'
import type { authorizationMachine } from '../../../src/machines/tryItOut/authorization.machine.ts'
import { unwrap } from '../../../src/rules/security/secret.ts'
import { orderOf, type TokenOrder } from '../../../src/rules/tryItOut/authorization.ts'
import type { ChartMoment } from '../../support/chartProperties/chartPlace.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { authorizationModel } from './authorization.model.ts'

const { always, canAct, keepsSecrets, until } = oraclesOf<typeof authorizationMachine>()

type Context = ContextFrom<typeof authorizationMachine>
type Moment = Pick<ChartMoment, 'step' | 'started'>

/** What the newest token was requested with. */
function orderOfToken(trace: readonly Moment[]): unknown {
  const answered = trace.findLastIndex(({ step }) => /^(?:requestToken|exchangeCode): token$/.test(step))
  const [call] = trace[answered]?.step.split(': ') ?? []
  const { input } =
    trace
      .slice(0, answered)
      .flatMap(({ started }) => started)
      .findLast(({ id }) => id === call) ?? {}
  if (call !== 'exchangeCode') return input
  const { order, username } = input as { order: TokenOrder; username: string }
  return { ...order, username }
}

chartWalks({
  model: authorizationModel,
  sentences: [
    {
      oracle: always(
        'Nobody finds the token, the order or the private key of who was signed in before',
        ({ context }, before) =>
          before === undefined ||
          before.context.username === context.username ||
          (context.token === null && context.order === null && context.choice.privateKey === null),
      ),
      planted: withParts({ actions: { setUsername: assign((_, username: unknown) => ({ username })) } }),
    },
    {
      oracle: always(
        'The next token is requested as the one before it was, whatever was asked for in vain meanwhile',
        ({ step, started }, _, trace) =>
          step !== 'token.renew' ||
          started.every(({ id, input }) => id !== 'requestToken' || isDeepStrictEqual(input, orderOfToken(trace))),
      ),
      planted: withParts({
        actions: {
          setRequested: assign((({ context }: { context: Context }) => {
            const { access, choice, applications, servesLogin } = context
            const order = access && orderOf(choice, applications, access, servesLogin)
            return { requested: order, order }
          }) as never),
        },
      }),
    },
    {
      oracle: until('A refresh token that may have been used is not used a second time', {
        from: ({ step }) => step === 'renewToken: lost',
        holds: ({ started }) => !started.some(({ id }) => id === 'renewToken'),
        to: ({ step }) => /^(?:requestToken|exchangeCode): token$/.test(step),
      }),
      planted: withParts({ actions: { clearRefreshToken: () => {} } }),
    },
    {
      oracle: until('A token that was forgotten does not come back by a late answer', {
        from: ({ step }) => step === 'token.clear',
        holds: ({ context }) => context.token === null,
        to: ({ step }) => /^token\.(?:request|renew)$/.test(step),
      }),
      planted: withBug(({ states }) => {
        states.renewing.on['token.clear'] = {}
      }),
    },
    {
      oracle: always(
        'A refusal of an earlier token does not end the one that is held',
        ({ step, context }, before) => step !== 'token.refused(earlier)' || context.token === before?.context.token,
      ),
      planted: withParts({ guards: { isHeld: () => true } }),
    },
    {
      oracle: keepsSecrets(['code-1', 'verifier-1'], 'A returned code is readable nowhere'),
      planted: withBug(({ states }) => {
        states.authorizing.states.exchanging.invoke.input = ({ event }: { event: { returned: object } }) => ({
          order: { grant: 'authorization_code' },
          returned: unwrap(event.returned),
        })
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.authorizing.states.loading.invoke.onError = {}
      }),
    },
  ],
})
