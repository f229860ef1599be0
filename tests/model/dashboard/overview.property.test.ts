import type { overviewMachine } from '../../../src/machines/dashboard/overview.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { overviewModel } from './overview.model.ts'

const { always, canAct, until } = oraclesOf<typeof overviewMachine>()

const usage = ['loading', 'counting', 'loaded', 'unavailable', 'countFailed'].map((state) => `usage.${state}`)

chartWalks({
  model: overviewModel,
  sentences: [
    {
      oracle: always('Calls are counted of the applications that were loaded last', ({ context, started }) =>
        started.every(
          ({ id, input }) =>
            id !== 'countCalls' || (input as { applications: unknown }).applications === context.applications,
        ),
      ),
      planted: withParts({ actions: { setApplications: () => {} } }),
    },
    {
      oracle: until('Once applications were changed, no number shows as loaded before they are read again', {
        from: ({ step }) => step === 'watchApplications > applications.changed',
        holds: (now) => !now.in('usage.loaded'),
        to: ({ step }) => step.startsWith('countCalls: '),
      }),
      planted: withBug(({ states }) => {
        states.usage.on['applications.changed'] = {}
      }),
    },
    {
      oracle: always(
        'A ticket that cannot be loaded does not touch the applications and their calls',
        (now, before) =>
          before === undefined ||
          !now.step.startsWith('loadLastTicket: ') ||
          usage.every((state) => now.in(state) === before.in(state)),
      ),
      planted: withBug(({ states }) => {
        states.usage.states.unavailable.id = 'usageUnavailable'
        states.ticket.states.loading.invoke.onError = '#usageUnavailable'
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.usage.states.counting.invoke.onError = {}
      }),
    },
  ],
})
