import { isDeepStrictEqual } from 'node:util'
import { assign } from 'xstate'
import type { navigatorMachine } from '../../../src/machines/docs/navigator.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { navigatorModel } from './navigator.model.ts'

const { always, canAct, never, until } = oraclesOf<typeof navigatorMachine>()

chartWalks({
  model: navigatorModel,
  sentences: [
    {
      oracle: until('A definition is never shown at another address than its own', {
        from: ({ step }) => step.startsWith('location.change'),
        holds: ({ context }) => context.definition === null,
        to: ({ step }) => step.startsWith('loadDefinition: '),
      }),
      planted: withBug(({ states }) => {
        delete states.service.exit
      }),
    },
    {
      oracle: always('The definition that is loaded is that of the address', ({ context, started }) =>
        started.every(({ input }) => {
          const { location } = context
          return location.kind === 'service' && isDeepStrictEqual({ kind: 'service', ...(input as object) }, location)
        }),
      ),
      planted: withBug(({ states }) => {
        states.service.states.loading.invoke.input = { section: 'api', product: 'accounts', service: 'list' }
      }),
    },
    {
      oracle: never(
        'A page that was rendered with its definition keeps it when the bank cannot be reached, and is never busy',
        (now, before) =>
          ((now.in('service.prerendered') || now.in('service.checking')) && now.has('busy')) ||
          (before?.in('service.checking') === true &&
            /^loadDefinition: (?:offline|malformed)$/.test(now.step) &&
            (now.has('failed') || now.context.definition === null)),
      ),
      planted: withBug(({ states }) => {
        states.service.states.checking.invoke.onError = 'failed'
      }),
    },
    {
      oracle: always(
        'Whoever goes to a page finds its section open',
        ({ step, context }) => !step.startsWith('location.change') || context.openSection === context.location.section,
      ),
      planted: withParts({ actions: { setLocation: assign((_, location: unknown) => ({ location })) } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.service.states.loading.invoke.onError = {}
      }),
    },
  ],
})
