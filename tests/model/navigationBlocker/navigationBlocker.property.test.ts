import type { navigationBlockerMachine } from '../../../src/machines/navigationBlocker.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { navigationBlockerModel } from './navigationBlocker.model.ts'

const { always, eventually, invariant, never } = oraclesOf<typeof navigationBlockerMachine>()

chartWalks({
  model: navigationBlockerModel,
  sentences: [
    {
      oracle: invariant(
        'As long as there are unsaved changes, and only then, leaving the page asks',
        (now) => now.in('dirty') === now.running.includes('watchNavigation'),
      ),
      planted: withBug(({ states }) => {
        states.dirty.states.blocking.invoke = states.dirty.invoke
        delete states.dirty.invoke
      }),
    },
    {
      oracle: never(
        'Unsaved changes are cleared only after the question was answered',
        ({ emitted, step }, before) =>
          emitted.length > 0 && !(before?.in('dirty.confirming') === true && step === 'navigation.confirm'),
      ),
      planted: withBug(({ states }) => {
        states.dirty.states.blocking.on['navigation.request'] = states.dirty.states.confirming.on['navigation.confirm']
      }),
    },
    {
      oracle: always(
        'Who stays keeps what was typed, and is asked again next time',
        (now) => now.step !== 'navigation.cancel' || now.in('dirty.blocking'),
      ),
      planted: withBug(({ states }) => {
        states.dirty.states.confirming.on['navigation.cancel'] = '#navigationBlocker.pristine'
      }),
    },
    {
      oracle: eventually(
        'When the page cannot be left, its form works as before',
        (now) => now.in('pristine') || now.in('dirty'),
        ({ step }) => step === 'proceed: failed',
      ),
      planted: withBug(({ states }) => {
        states.proceeding.invoke.onError = {}
      }),
    },
  ],
})
