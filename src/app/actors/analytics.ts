import { fromPromise } from 'xstate'
import { reportMachine } from '../../machines/analytics/report.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { lastDay, mostCalledOf, type Report, type ReportService } from '../../rules/analytics/analytics.ts'
import type { ReportForm } from '../../rules/analytics/reportForm.ts'
import type { Portal } from '../bootstrap/portal/portal.ts'
import { fromListener } from './shared/fromListener.ts'

export function reportOf({ session, environment }: Portal) {
  const generate = (form: ReportForm, signal: AbortSignal): Promise<Report> =>
    session.call('generateReport', { ...form, requestDate: environment.clock.now() }, { signal })
  const actors = {
    loadApplications: fromPromise(({ signal }) => session.call('listReportApplications', undefined, { signal })),
    loadServices: fromPromise(async ({ input: { applicationId, productIds }, signal }) => {
      const services = await session.call('listServicesOf', { productIds }, { signal })
      const ofLastDay = ({ endpointAddress }: ReportService) =>
        generate({ applicationId, endpointAddress, dateRangeId: lastDay }, signal)
      return { services, suggestedApi: await mostCalledOf(services, ofLastDay) }
    }),
    generateReport: fromPromise(({ input, signal }) => generate(input, signal)),
    watchApplications: fromListener(({ sendBack }) =>
      session.browser.applicationTabs.subscribe(() => sendBack({ type: 'applications.changed' })),
    ),
  } satisfies ActorsOf<typeof reportMachine>
  return reportMachine.provide({ actors })
}
