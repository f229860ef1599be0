import type { applicationsMachine } from '../../../src/machines/applications/applications.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { applicationsModel } from './applications.model.ts'

const { always, canAct, never } = oraclesOf<typeof applicationsMachine>()

chartWalks({
  model: applicationsModel,
  sentences: [
    {
      oracle: always(
        'Nothing is deleted without the question',
        (now, before) =>
          !now.started.some(({ id }) => id === 'deleteApplication') || before?.in('populated.confirming') === true,
      ),
      planted: withBug(({ states }) => {
        states.populated.states.idle.on['application.delete'].target = 'deleting'
      }),
    },
    {
      oracle: never(
        'A deletion whose answer was lost is not believed: the list is read again',
        (now) => /^deleteApplication: time/.test(now.step) && !now.in('loading'),
      ),
      planted: withBug(({ states }) => {
        states.populated.states.deleting.invoke.onError[0].target = 'idle'
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
