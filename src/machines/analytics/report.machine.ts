import { assign, emit, setup } from 'xstate'
import {
  analyticsTexts,
  type ReportApplication,
  type ReportForm,
  type ReportPoint,
  type ReportService,
  totalOf,
} from '../../rules/analytics.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

interface Failure {
  error: unknown
}

/** The catalogue's text, unless the bank says in its own words what is wrong (001 section 8). */
const spoken = (problem: Problem, otherwise: string): string =>
  problem.kind === 'answer' && problem.described ? problem.message : otherwise

/**
 * Analytics (001 section 2): an application, one of its APIs and a range make a report. Choosing another application
 * loads its APIs anew and leaves the report that is shown alone.
 */
export const reportMachine = setup({
  types: {} as {
    context: {
      applications: readonly ReportApplication[]
      chosen: string
      services: readonly ReportService[]
      asked: ReportForm | null
      points: readonly ReportPoint[]
      servicesMessage: string
      message: string
    }
    events:
      | { type: 'applications.retry' }
      | { type: 'application.choose'; applicationId: string }
      | { type: 'services.retry' }
      | { type: 'report.generate'; form: ReportForm }
      | { type: 'report.retry' }
    emitted: { type: 'api.cleared' }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadApplications: unprovided<readonly ReportApplication[]>('loadApplications'),
    loadServices: unprovided<readonly ReportService[], { productIds: readonly string[] }>('loadServices'),
    generateReport: unprovided<readonly ReportPoint[], ReportForm>('generateReport'),
  },
  guards: {
    hasNone: (_, rows: readonly unknown[]) => rows.length === 0,
    hasNoCalls: (_, points: readonly ReportPoint[]) => totalOf([...points]) === 0,
    isKnown: ({ context, event }) =>
      event.type === 'application.choose' && context.applications.some(({ id }) => id === event.applicationId),
  },
  actions: {
    keepApplications: assign({ applications: (_, applications: readonly ReportApplication[]) => applications }),
    keepChosen: assign({
      chosen: ({ context, event }) => (event.type === 'application.choose' ? event.applicationId : context.chosen),
      services: [],
    }),
    forgetChosen: assign({ chosen: '', services: [] }),
    keepServices: assign({ services: (_, services: readonly ReportService[]) => services }),
    keepAsked: assign({
      asked: ({ context, event }) => (event.type === 'report.generate' ? event.form : context.asked),
    }),
    keepPoints: assign({ points: (_, points: readonly ReportPoint[]) => points }),
    keepApplicationsFailure: assign({
      message: (_, { error }: Failure) => spoken(toProblem(error), analyticsTexts.applicationsFailed),
    }),
    keepServicesFailure: assign({
      servicesMessage: (_, { error }: Failure) => spoken(toProblem(error), analyticsTexts.servicesFailed),
    }),
    keepReportFailure: assign({
      message: (_, { error }: Failure) => spoken(toProblem(error), analyticsTexts.servicesFailed),
    }),
    clearApi: emit({ type: 'api.cleared' as const }),
  },
}).createMachine({
  id: 'report',
  context: { applications: [], chosen: '', services: [], asked: null, points: [], servicesMessage: '', message: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadApplications',
        src: 'loadApplications',
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'ready', actions: { type: 'keepApplications', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepApplicationsFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    empty: {},
    unavailable: { tags: 'failed', on: { 'applications.retry': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        services: {
          initial: 'unasked',
          states: {
            unasked: {},
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadServices',
                src: 'loadServices',
                input: ({ context }) => ({
                  productIds: context.applications.find(({ id }) => id === context.chosen)?.productList ?? [],
                }),
                onDone: [
                  { guard: { type: 'hasNone', params: ({ event }) => event.output }, target: 'empty' },
                  { target: 'loaded', actions: { type: 'keepServices', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'keepServicesFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            loaded: {},
            empty: {},
            failed: { tags: 'failed', on: { 'services.retry': 'loading' } },
          },
          on: {
            'application.choose': [
              { guard: 'isKnown', target: '.loading', actions: ['keepChosen', 'clearApi'] },
              { target: '.unasked', actions: ['forgetChosen', 'clearApi'] },
            ],
          },
        },
        report: {
          initial: 'blank',
          states: {
            blank: { on: { 'report.generate': { target: 'generating', actions: 'keepAsked' } } },
            generating: {
              tags: 'busy',
              invoke: {
                id: 'generateReport',
                src: 'generateReport',
                input: ({ context }) => {
                  if (!context.asked) throw new Error('Nothing was asked for')
                  return context.asked
                },
                onDone: [
                  { guard: { type: 'hasNoCalls', params: ({ event }) => event.output }, target: 'empty' },
                  { target: 'shown', actions: { type: 'keepPoints', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'keepReportFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            shown: { on: { 'report.generate': { target: 'generating', actions: 'keepAsked' } } },
            empty: { on: { 'report.generate': { target: 'generating', actions: 'keepAsked' } } },
            failed: {
              tags: 'failed',
              on: { 'report.retry': 'generating', 'report.generate': { target: 'generating', actions: 'keepAsked' } },
            },
          },
        },
      },
    },
  },
})
