import { fromPromise } from 'xstate'
import { standingMachine } from '../../machines/dashboard/standing.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { ReportApplication } from '../../rules/analytics.ts'
import { countedPairs, type LastTicket } from '../../rules/dashboard.ts'
import type { Portal } from '../portal.ts'

const lastDay = '0'

export function standingOf({ client, session, environment }: Pick<Portal, 'client' | 'session' | 'environment'>) {
  const actors = {
    loadApplications: fromPromise<readonly ReportApplication[], void>(({ signal }) =>
      session.authorized(signal, async (authorization, signal) => {
        const { listReportApplications } = await import('../../api/analytics.ts')
        return listReportApplications(client, authorization, signal)
      }),
    ),
    countCalls: fromPromise<number | null, { applications: readonly ReportApplication[] }>(
      ({ input: { applications }, signal }) =>
        session.authorized(signal, async (authorization, signal) => {
          if (applications.length > countedPairs) return null
          const [{ generateReport }, { listProductServices }, { totalOf }] = await Promise.all([
            import('../../api/analytics.ts'),
            import('../../api/catalogue.ts'),
            import('../../rules/analytics.ts'),
          ])
          const products = [...new Set(applications.flatMap(({ productList }) => productList))]
          if (products.length > countedPairs) return null
          const services = new Map(
            await Promise.all(
              products.map(async (id) => [id, await listProductServices(client, authorization, id, signal)] as const),
            ),
          )
          const pairs = applications.flatMap(({ id, productList }) =>
            [...new Set(productList)].flatMap((product) =>
              (services.get(product) ?? []).map(({ endpointAddress }) => ({ applicationId: id, endpointAddress })),
            ),
          )
          if (pairs.length > countedPairs) return null
          const requestDate = environment.clock.now()
          const reports = await Promise.all(
            pairs.map((pair) =>
              generateReport(client, authorization, { ...pair, dateRangeId: lastDay, requestDate }, signal),
            ),
          )
          return reports.reduce((sum, points) => sum + totalOf(points), 0)
        }),
    ),
    loadLastTicket: fromPromise<LastTicket | null, void>(({ signal }) =>
      session.authorized(signal, async (authorization, signal) => {
        const [{ listTickets }, { statusName }] = await Promise.all([
          import('../../api/tickets.ts'),
          import('../../rules/tickets.ts'),
        ])
        const [first, ...others] = await listTickets(client, authorization, signal)
        if (!first) return null
        const last = others.reduce((newest, each) => (each.creationDate > newest.creationDate ? each : newest), first)
        return { ticketNumber: last.ticketNumber, subject: last.subject, status: statusName(last.status) ?? '' }
      }),
    ),
  } satisfies ActorsOf<typeof standingMachine>
  return standingMachine.provide({ actors })
}
