import { isDeepStrictEqual } from 'node:util'
import { assign } from 'xstate'
import type { firstCallMachine } from '../../../src/machines/firstCall/firstCall.machine.ts'
import {
  emptyRecord,
  type FirstCallRecord,
  type GuideState,
  type GuideToken,
} from '../../../src/rules/firstCall/firstCall.ts'
import { unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { firstCallModel } from './firstCall.model.ts'

const { always, canAct, invariant, keepsSecrets } = oraclesOf<typeof firstCallMachine>()

chartWalks({
  model: firstCallModel,
  sentences: [
    {
      oracle: always(
        'A token is not used for another application or customer than it was requested for',
        ({ step, context }, before) =>
          !/^(?:application|customer)\.choose/.test(step) ||
          context.record === before?.context.record ||
          context.token === null,
      ),
      planted: withParts({
        actions: {
          setCustomer: assign({
            record: ({ context: { record } }: { context: { record: FirstCallRecord } }) => ({ ...record }),
          } as never),
        },
      }),
    },
    {
      oracle: invariant(
        'A token is there only for as long as the bank takes the pair that it was requested with',
        ({ context: { token, state, record } }) =>
          token === null ||
          state.applications.some(({ id, clientId }) => id === record.applicationId && clientId === record.clientId),
      ),
      planted: withParts({
        actions: { setState: assign((_, state: GuideState) => ({ state })) },
      }),
    },
    {
      oracle: always(
        'How far the developer has come is kept with every step',
        ({ context: { record }, emitted }, before) =>
          before === undefined ||
          isDeepStrictEqual(record, before.context.record) ||
          emitted.some((each) => isDeepStrictEqual(each.record, record)),
      ),
      planted: withBug(({ states }) => {
        const choose = states.steps.states.application.states.listed.on['application.choose']
        choose.actions = choose.actions.filter((action: unknown) => action !== 'emitRecord')
      }),
    },
    {
      oracle: always(
        'A guide that was finished once stays finished, whatever is chosen again',
        ({ context }, before) =>
          (before?.context.record.calledAt ?? null) === null ||
          context.record.calledAt === before?.context.record.calledAt,
      ),
      planted: withParts({
        actions: { setApplication: assign({ token: null, record: emptyRecord } as never) },
      }),
    },
    {
      oracle: always(
        'A step stays in sight while the list is read again',
        (now, before) => !now.in('loading') || !before?.in('steps') || now.context.shown === before.context.shown,
      ),
      planted: withBug(({ states }) => {
        states.loading.entry = ['clearProblem', 'clearShown']
      }),
    },
    {
      oracle: keepsSecrets(['the-client-secret', 'the-access-token']),
      planted: withParts({
        actions: {
          setToken: assign({
            token: (_: unknown, { token }: { token: GuideToken }) => ({
              ...token,
              accessToken: unwrap(token.accessToken),
            }),
          } as never),
        },
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.loading.invoke.onError = {}
      }),
    },
  ],
})
