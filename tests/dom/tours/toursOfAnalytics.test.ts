// @module-tag full

import { reportModel } from '../../model/analytics/report.model.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, field, shows, signedIn } from '../../support/browser/tourArea.ts'
import { main, refused, retry, takeTours } from '../../support/browser/tourSteps.ts'

const closed: Ending = { status: 503, body: refused('The bank is closed') }
const noApplications = 'Applications couldnt get, please try again later'
const noServices = 'ProductServices couldnt get, please try again later'
const chart = (application: string) => `Line chart: ${application}, /api/accounts/v1/list, Last 24 Hours, 3 calls`
const hint = 'Generate a report to see calls over time. You can choose another application, API or range first.'

/** What the second selector says before it is used. */
const offers: Readonly<Record<string, string>> = {
  idle: 'Choose an application first',
  loading: 'Loading APIs …',
  loaded: 'Choose an APIAccounts list',
  empty: 'This application has no APIs yet',
  failed: 'Choose an API',
}
const says: Readonly<Record<string, string>> = {
  'loadApplications: offline': noApplications,
  'loadApplications: closed': 'The bank is closed',
  'loadApplications: wordless': noApplications,
  'loadServices: offline': noServices,
  'loadServices: closed': 'The bank is closed',
  'generateReport: offline': noServices,
  'generateReport: closed': 'The bank is closed',
}
const headings: Readonly<Record<string, string>> = {
  empty: 'No calls in this range',
  failed: 'Couldn’t generate your report',
  shown: '3 calls',
}
const pageHeadings: Readonly<Record<string, string>> = {
  empty: 'Nothing to report yet',
  unavailable: 'Couldn’t load your applications',
}
const resultHints: Readonly<Record<string, string>> = {
  empty: 'Choose a longer range, or make a call and generate the report again.',
}
const pageHints: Readonly<Record<string, string>> = {
  empty: 'Create an application first. Its calls appear here.',
}
const waits: Readonly<Record<string, string>> = {
  loading: 'Loading your applications',
  generating: 'Generating your report',
}
const announcements: Readonly<Record<string, string>> = {
  shown: 'Report ready: 3 calls',
  empty: 'Report ready: 0 calls',
}

const report: Tour<typeof reportModel.machine> = {
  model: {
    ...reportModel,
    events: {
      ...reportModel.events,
      'application.choose': { known: { applicationId: 'app-1' }, none: { applicationId: '' } },
    } as NonNullable<typeof reportModel.events>,
    // What another tab changes, and a report that can be read in part, is for model and contract tests.
    listeners: { watchApplications: {} },
    // A choice is made where it is another one, and a report asked for once there is something to choose. The regions do
    // not know each other: applications are chosen before the first report, and once more beside one that is shown.
    possible(step, { selectedId }, state) {
      if (/renamed|other APIs|without it|where it is read/.test(step)) return false
      const isBlank = state.includes('report.idle')
      if (step === 'application.choose(known)') return selectedId !== 'app-1' && isBlank
      if (step === 'application.choose(none)')
        return selectedId === 'app-1' && (isBlank || state.includes('report.shown'))
      return step !== 'report.generate' || state.includes('services.loaded')
    },
    relevantContext: ({ selectedId }) => selectedId,
    inputs: { latest: { applicationId: '' } },
  },
  address: '/dashboard?page=analytics',
  prepare: signedIn,
  does: {
    'applications.reload': (page) => retry(page).click(),
    'application.choose(known)': (page) => field(page, 'Applications').selectOption({ label: 'Desk' }).then(),
    'application.choose(none)': (page) => field(page, 'Applications').selectOption('').then(),
    'services.reload': (page) => retry(page).click(),
    async 'report.generate'(page) {
      await field(page, 'APIs').selectOption({ label: 'Accounts list' })
      await field(page, 'Choose Date Range').selectOption({ label: 'Last 24 Hours' })
      await main(page).getByRole('button', { name: 'Generate Reports', exact: true }).click()
    },
    'report.retry': (page) => retry(page).click(),
  },
  calls: {
    loadApplications: '/api-dashboard-service/dashboard/applications',
    loadServices: '/api-dashboard-service/dashboard/product/services',
    generateReport: '/api-dashboard-service/dashboard/generatereports',
  },
  ends: {
    'loadApplications: some': answer([
      { id: 'app-1', name: 'Desk', productList: ['3000'] },
      { id: 'app-2', name: 'Till', productList: ['1000'] },
    ]),
    'loadApplications: none': answer([]),
    'loadApplications: offline': 'offline',
    'loadApplications: closed': closed,
    'loadApplications: wordless': { status: 500, body: {} },
    'loadServices: some': answer([
      { serviceId: 1, name: 'Accounts list', endpointAddress: '/api/accounts/v1/list', swaggerUrl: '' },
    ]),
    'loadServices: none': answer([]),
    'loadServices: offline': 'offline',
    'loadServices: closed': closed,
    'generateReport: points': answer([{ timeInMs: 1_790_000_000_000, calls: 3 }]),
    'generateReport: silent': answer([{ timeInMs: 1_790_000_000_000, calls: 0 }]),
    'generateReport: offline': 'offline',
    'generateReport: closed': closed,
  },
  others: areaCalls,
  async sees(page, state, { selectedId, message, servicesMessage }, step) {
    const [, services = '', result = ''] =
      /^ready\.applications\.current services\.(\w+) report\.(\w+)$/.exec(state) ?? []
    const isReady = services !== ''
    const present = (text: string | undefined) => (text === undefined ? [] : [text])
    const failure = state === 'unavailable' || result === 'failed' ? [says[step] ?? message] : []
    const inForm = services === 'failed' ? [`${says[step] ?? servicesMessage}Retry`] : []
    await shows(
      page,
      {
        waiting: 'main div[role=status]',
        announced: 'main .report > span',
        headings: 'main h2',
        hints: 'main h2 + .state-text',
        alerts: 'main [role=alert]',
        offered: 'main select[name=endpointAddress]',
        selectedId: ['main select[name=applicationId]', 'value'],
        busy: 'main [type=submit][aria-busy=true]',
        idle: 'main .report-blank',
        chart: ['main .report-chart [role=img]', 'ariaLabel'],
        cells: 'main td',
      },
      {
        waiting: present(waits[isReady ? result : state]),
        announced: isReady ? [announcements[result] ?? ''] : [],
        headings: present(isReady ? headings[result] : pageHeadings[state]),
        hints: [...present((isReady ? resultHints : pageHints)[isReady ? result : state]), ...failure],
        alerts: [
          ...inForm,
          ...failure.map((text) => `${isReady ? headings[result] : pageHeadings[state]}${text}Retry`),
        ],
        offered: present(offers[services]),
        selectedId: isReady ? [selectedId] : [],
        busy: result === 'generating' ? ['Generate Reports'] : [],
        idle: result === 'idle' ? [hint] : [],
        chart: result === 'shown' ? [chart(selectedId === 'app-2' ? 'Till' : 'Desk')] : [],
        cells: result === 'shown' ? ['3'] : [],
      },
    )
  },
}

takeTours({ report })
