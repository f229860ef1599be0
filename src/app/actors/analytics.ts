import { fromPromise } from 'xstate'
import { reportMachine } from '../../machines/analytics/report.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { ReportApplication, ReportForm, ReportPoint, ReportService } from '../../rules/analytics.ts'
import type { Portal } from '../portal.ts'

const calls = () => import('../../api/analytics.ts')

export function reportOf({ client, session, environment }: Portal) {
  const actors = {
    loadApplications: fromPromise<readonly ReportApplication[], void>(({ signal }) =>
      session.authorized(signal, async (authorization, signal) =>
        (await calls()).listReportApplications(client, authorization, signal),
      ),
    ),
    loadServices: fromPromise<readonly ReportService[], { productIds: readonly string[] }>(({ input, signal }) =>
      session.authorized(signal, async (authorization, signal) => {
        const { listServicesOf } = await import('../../api/catalogue.ts')
        return listServicesOf(client, authorization, input.productIds, signal)
      }),
    ),
    generateReport: fromPromise<readonly ReportPoint[], ReportForm>(({ input, signal }) =>
      session.authorized(signal, async (authorization, signal) => {
        const { generateReport } = await calls()
        return generateReport(client, authorization, { ...input, requestDate: environment.clock.now() }, signal)
      }),
    ),
  } satisfies ActorsOf<typeof reportMachine>
  return reportMachine.provide({ actors })
}
