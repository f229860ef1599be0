import { isDeepStrictEqual } from 'node:util'
import type { searchMachine } from '../../../src/machines/search/search.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { searchModel } from './search.model.ts'

const { always, canAct, invariant, until } = oraclesOf<typeof searchMachine>()

chartWalks({
  model: searchModel,
  sentences: [
    {
      oracle: always('What shows as found is the answer to what is typed', (now, _, trace) => {
        const asked = trace.flatMap(({ started }) => started).findLast(({ id }) => id === 'findEntries')
        return !now.in('open.shown') || isDeepStrictEqual(asked?.input, { query: now.context.query })
      }),
      planted: withBug(({ states }) => {
        states.open.states.searching.on = {
          'query.change': {
            actions: { type: 'setQuery', params: ({ event }: { event: { query: string } }) => event.query },
          },
        }
      }),
    },
    {
      oracle: until('What was chosen before is read, whatever is typed meanwhile', {
        from: ({ step }) => step === 'search.open',
        holds: ({ running }) => running.includes('loadRecent'),
        to: (now) => now.step.startsWith('loadRecent: ') || !now.in('open'),
      }),
      planted: withBug(({ states }) => {
        states.open.states.pristine.invoke = states.open.invoke
        delete states.open.invoke
      }),
    },
    {
      oracle: invariant(
        'A search that is closed keeps nothing of what was typed and found',
        ({ in: isIn, context: { query, results, problem } }) =>
          !isIn('closed') || (query === '' && results.length === 0 && problem === null),
      ),
      planted: withParts({ actions: { clear: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.open.states.searching.invoke.onError = {}
      }),
    },
  ],
})
