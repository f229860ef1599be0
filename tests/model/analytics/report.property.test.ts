import { assign } from 'xstate'
import type { reportMachine } from '../../../src/machines/analytics/report.machine.ts'
import type { OfferedServices, Report, ServicesOfApplication } from '../../../src/rules/analytics/analytics.ts'
import type { ReportForm } from '../../../src/rules/analytics/reportForm.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { reject, resolve } from '../../support/model/spec.ts'
import { reportModel } from './report.model.ts'

const { always, canAct, invariant, never } = oraclesOf<typeof reportMachine>()

const closed: Problem = { kind: 'answer', status: 503, message: 'The bank is closed', described: true }
const form = { applicationId: 'app-2', endpointAddress: '/api/accounts/v1/list', dateRangeId: '0' }
const isOffered = (applications: readonly { id: string }[], wanted: string) =>
  applications.some(({ id }) => id === wanted)

chartWalks({
  model: {
    ...reportModel,
    events: {
      ...reportModel.events,
      'application.choose': {
        one: { applicationId: 'app-1' },
        other: { applicationId: 'app-2' },
        unknown: { applicationId: 'app-9' },
        none: { applicationId: '' },
      },
      'report.generate': { today: { form }, yesterday: { form: { ...form, dateRangeId: '1' } } },
    },
    calls: {
      loadApplications: reportModel.calls?.loadApplications ?? [],
      // The answers say what was asked for.
      loadServices: [
        resolve<OfferedServices, ServicesOfApplication>('some', ({ productIds }) => ({
          services: [{ name: 'Accounts', endpointAddress: productIds.join() }],
          suggestedApi: productIds.join(),
        })),
        resolve('none', { services: [], suggestedApi: '' }),
        reject('closed', closed),
      ],
      generateReport: [
        resolve<Report, ReportForm>('points', ({ dateRangeId }) => ({
          points: [{ timeInMs: Number(dateRangeId), calls: 3 }],
          omitted: 0,
        })),
        resolve('silent', { points: [], omitted: 0 }),
        reject('offline', problems.network),
      ],
    },
  },
  sentences: [
    {
      oracle: invariant(
        'The APIs that are offered are those of the application that is chosen, however late others come',
        ({ context: { applications, selectedId, services } }) =>
          services.every(
            ({ endpointAddress }) =>
              endpointAddress === applications.find(({ id }) => id === selectedId)?.productList.join(),
          ),
      ),
      planted: withBug(({ states }) => {
        states.ready.states.services.states.loading.on = { 'application.choose': { actions: 'setSelected' } }
      }),
    },
    {
      oracle: invariant(
        'The API that is suggested is one of those that are offered',
        ({ context: { services, suggestedApi } }) =>
          suggestedApi === '' || services.some(({ endpointAddress }) => endpointAddress === suggestedApi),
      ),
      planted: withParts({ actions: { clearSelected: assign({ selectedId: '', services: [] }) } }),
    },
    {
      oracle: invariant(
        'The report that is shown is the one that was asked for last',
        (now) =>
          !now.in('ready.report.shown') ||
          now.context.points.every(({ timeInMs }) => timeInMs === Number(now.context.request?.dateRangeId)),
      ),
      planted: withBug(({ states }) => {
        states.ready.states.report.states.generating.on = { 'report.generate': { actions: 'setRequest' } }
      }),
    },
    {
      oracle: invariant(
        'The application that is chosen is one that is there',
        ({ context: { applications, selectedId } }) => selectedId === '' || isOffered(applications, selectedId),
      ),
      planted: withParts({ guards: { isSelectedChanged: () => false } }),
    },
    {
      oracle: always(
        'When applications cannot be read again, what is shown stays',
        (now, before) =>
          before === undefined ||
          !before.in('ready.applications.reloading') ||
          !/^loadApplications: (?:offline|closed|wordless)$/.test(now.step) ||
          (now.in('ready') && now.context.applications === before.context.applications),
      ),
      planted: withBug(({ states }) => {
        states.ready.states.applications.states.reloading.invoke.onError = '#report.unavailable'
      }),
    },
    {
      oracle: never(
        'No report is read that nobody asked for',
        ({ step, started }) =>
          started.some(({ id }) => id === 'generateReport') && !/^report\.(?:generate|retry)/.test(step),
      ),
      planted: withBug(({ states }) => {
        states.ready.states.report.initial = 'generating'
        states.ready.states.report.states.generating.invoke.input = () => form
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.ready.states.report.states.generating.invoke.onError = {}
      }),
    },
  ],
})
