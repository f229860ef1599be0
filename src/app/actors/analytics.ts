import { fromPromise } from 'xstate'
import { reportMachine } from '../../machines/analytics/report.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Report, ReportApplication, ReportForm, ReportService } from '../../rules/analytics.ts'
import type { Portal } from '../bootstrap/portal.ts'
import { fromListener } from './fromListener.ts'

export function reportOf({ session, environment }: Portal) {
  const actors = {
    loadApplications: fromPromise<readonly ReportApplication[], void>(({ signal }) =>
      session.call('listReportApplications', undefined, { signal }),
    ),
    loadServices: fromPromise<readonly ReportService[], { productIds: readonly string[] }>(({ input, signal }) =>
      session.call('listServicesOf', input, { signal }),
    ),
    generateReport: fromPromise<Report, ReportForm>(({ input, signal }) =>
      session.call('generateReport', { ...input, requestDate: environment.clock.now() }, { signal }),
    ),
    watchApplications: fromListener(({ sendBack }) =>
      session.browser.applicationTabs.subscribe(() => sendBack({ type: 'applications.changed' })),
    ),
  } satisfies ActorsOf<typeof reportMachine>
  return reportMachine.provide({ actors })
}
