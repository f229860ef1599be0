import type { catalogueMachine } from '../../../src/machines/catalogue/catalogue.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { catalogueModel } from './catalogue.model.ts'

const { always, canAct, invariant, never, oneAtATime } = oraclesOf<typeof catalogueMachine>()

chartWalks({
  model: catalogueModel,
  sentences: [
    {
      oracle: invariant(
        'Products that are loaded are there',
        (now) => !now.in('loaded') || now.context.catalogue !== null,
      ),
      planted: withParts({ actions: { setCatalogue: () => {} } }),
    },
    {
      oracle: never(
        'What was kept is not loaded once more',
        ({ step, started }) => step === 'readCachedCatalogue: kept' && started.length > 0,
      ),
      planted: withParts({ guards: { isCached: () => false } }),
    },
    {
      oracle: always(
        'A failure is reported once, and nothing else is',
        ({ step, emitted }) => emitted.length === (/^loadCatalogue: (?:offline|malformed)$/.test(step) ? 1 : 0),
      ),
      planted: withBug(({ states }) => {
        states.failed.entry = 'emitFailed'
      }),
    },
    {
      oracle: oneAtATime('loadCatalogue', 'The products are loaded once at a time'),
      planted: withBug(({ states }) => {
        states.loading.on = { 'catalogue.reload': { target: 'loading', reenter: true } }
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
