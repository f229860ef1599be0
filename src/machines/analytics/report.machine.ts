import { assign, emit, raise, setup } from 'xstate'
import {
  type OfferedServices,
  type Report,
  type ReportApplication,
  type ReportPoint,
  type ReportService,
  type ServicesOfApplication,
  totalOf,
} from '../../rules/analytics/analytics.ts'
import { analyticsMessages } from '../../rules/analytics/analyticsMessages.ts'
import type { ReportForm } from '../../rules/analytics/reportForm.ts'
import type { Problem } from '../../rules/problem.ts'
import { withProblem } from '../failure.ts'
import { ofOutput, unprovided, unprovidedCallback, withOutput } from '../port.ts'

/** The catalogue's text, unless the bank says in its own words what is wrong (001 section 8). */
const bankMessageOr = (problem: Problem, otherwise: string): string =>
  problem.kind === 'answer' && problem.described ? problem.message : otherwise

const productsOf = (applications: readonly ReportApplication[], selectedId: string) =>
  applications.find(({ id }) => id === selectedId)?.productList

/**
 * Analytics (001 section 2): an application, one of its APIs and a range make a report. Choosing another application
 * loads its APIs again and leaves the report that is shown alone. The latest application and its most called API are
 * proposed. Applications that were changed elsewhere are read again beside all that; those in view stay until then, and
 * when that fails.
 */
export const reportMachine = setup({
  types: {} as {
    context: {
      applications: readonly ReportApplication[]
      /** The application that the address names; empty without one. */
      requestedId: string
      selectedId: string
      services: readonly ReportService[]
      /** The address of the one to choose; empty while it is not known. */
      suggestedApi: string
      request: ReportForm | null
      points: readonly ReportPoint[]
      /** Points of the report that could not be read. */
      omitted: number
      servicesMessage: string
      message: string
    }
    events:
      | { type: 'applications.reload' }
      | { type: 'applications.changed' }
      | { type: 'application.choose'; applicationId: string }
      | { type: 'services.reload' }
      | { type: 'report.generate'; form: ReportForm }
      | { type: 'report.retry' }
    emitted: { type: 'api.cleared' }
    input: { applicationId: string }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadApplications: unprovided<readonly ReportApplication[]>('loadApplications'),
    loadServices: unprovided<OfferedServices, ServicesOfApplication>('loadServices'),
    generateReport: unprovided<Report, ReportForm>('generateReport'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
  },
  guards: {
    isEmpty: (_, rows: readonly unknown[]) => rows.length === 0,
    hasNoCalls: (_, { points, omitted }: Report) => omitted === 0 && totalOf(points) === 0,
    isKnown: ({ context, event }) =>
      event.type === 'application.choose' && context.applications.some(({ id }) => id === event.applicationId),
    /** The one that is chosen is gone, or has other APIs. */
    isSelectedChanged: ({ context: { applications, selectedId } }, now: readonly ReportApplication[]) =>
      selectedId !== '' && String(productsOf(applications, selectedId)) !== String(productsOf(now, selectedId)),
  },
  actions: {
    setApplications: assign({ applications: (_, applications: readonly ReportApplication[]) => applications }),
    /** The one that the address names, else the latest. */
    selectInitial: assign(({ context: { applications, requestedId } }) => ({
      selectedId: (applications.find(({ id }) => id === requestedId) ?? applications.at(-1))?.id ?? '',
    })),
    setSelected: assign({
      selectedId: ({ context, event }) =>
        event.type === 'application.choose' ? event.applicationId : context.selectedId,
      services: [],
      suggestedApi: '',
    }),
    clearSelected: assign({ selectedId: '', services: [], suggestedApi: '' }),
    selectAgain: raise(({ context }) => ({
      type: 'application.choose' as const,
      applicationId: context.selectedId,
    })),
    setServices: assign((_, { services, suggestedApi }: OfferedServices) => ({ services, suggestedApi })),
    setRequest: assign({
      request: ({ context, event }) => (event.type === 'report.generate' ? event.form : context.request),
    }),
    setReport: assign((_, { points, omitted }: Report) => ({ points, omitted })),
    setApplicationsFailure: assign({
      message: (_, problem: Problem) => bankMessageOr(problem, analyticsMessages.applicationsFailed),
    }),
    setServicesFailure: assign({
      servicesMessage: (_, problem: Problem) => bankMessageOr(problem, analyticsMessages.servicesFailed),
    }),
    setReportFailure: assign({
      message: (_, problem: Problem) => bankMessageOr(problem, analyticsMessages.servicesFailed),
    }),
    emitApiCleared: emit({ type: 'api.cleared' as const }),
  },
}).createMachine({
  id: 'report',
  context: ({ input: { applicationId } }) => ({
    applications: [],
    requestedId: applicationId,
    selectedId: '',
    services: [],
    suggestedApi: '',
    request: null,
    points: [],
    omitted: 0,
    servicesMessage: '',
    message: '',
  }),
  invoke: { id: 'watchApplications', src: 'watchApplications' },
  on: { 'applications.changed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadApplications',
        src: 'loadApplications',
        onDone: [
          { guard: ofOutput('isEmpty'), target: 'empty' },
          { target: 'ready', actions: [...withOutput('setApplications'), 'selectInitial'] },
        ],
        onError: { target: 'unavailable', actions: withProblem('setApplicationsFailure') },
      },
    },
    empty: {},
    unavailable: { tags: 'failed', on: { 'applications.reload': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        applications: {
          initial: 'current',
          states: {
            current: {},
            reloading: {
              invoke: {
                id: 'loadApplications',
                src: 'loadApplications',
                onDone: [
                  { guard: ofOutput('isEmpty'), target: '#report.empty', actions: 'clearSelected' },
                  {
                    guard: ofOutput('isSelectedChanged'),
                    target: 'current',
                    actions: [...withOutput('setApplications'), 'selectAgain'],
                  },
                  { target: 'current', actions: withOutput('setApplications') },
                ],
                onError: 'current',
              },
            },
          },
          on: { 'applications.changed': '.reloading' },
        },
        services: {
          initial: 'loading',
          states: {
            idle: {},
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadServices',
                src: 'loadServices',
                input: ({ context }) => ({
                  applicationId: context.selectedId,
                  productIds: productsOf(context.applications, context.selectedId) ?? [],
                }),
                onDone: [
                  { guard: { type: 'isEmpty', params: ({ event }) => event.output.services }, target: 'empty' },
                  { target: 'loaded', actions: withOutput('setServices') },
                ],
                onError: { target: 'failed', actions: withProblem('setServicesFailure') },
              },
            },
            loaded: {},
            empty: {},
            failed: { tags: 'failed', on: { 'services.reload': 'loading' } },
          },
          on: {
            'application.choose': [
              { guard: 'isKnown', target: '.loading', actions: ['setSelected', 'emitApiCleared'] },
              { target: '.idle', actions: ['clearSelected', 'emitApiCleared'] },
            ],
          },
        },
        report: {
          initial: 'idle',
          states: {
            idle: { on: { 'report.generate': { target: 'generating', actions: 'setRequest' } } },
            generating: {
              tags: 'busy',
              invoke: {
                id: 'generateReport',
                src: 'generateReport',
                input: ({ context }) => {
                  if (!context.request) throw new Error('No report was asked for')
                  return context.request
                },
                onDone: [
                  { guard: ofOutput('hasNoCalls'), target: 'empty' },
                  { target: 'shown', actions: withOutput('setReport') },
                ],
                onError: { target: 'failed', actions: withProblem('setReportFailure') },
              },
            },
            shown: { on: { 'report.generate': { target: 'generating', actions: 'setRequest' } } },
            empty: { on: { 'report.generate': { target: 'generating', actions: 'setRequest' } } },
            failed: {
              tags: 'failed',
              on: { 'report.retry': 'generating', 'report.generate': { target: 'generating', actions: 'setRequest' } },
            },
          },
        },
      },
    },
  },
})
