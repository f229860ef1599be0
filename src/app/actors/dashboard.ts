import { fromPromise } from 'xstate'
import { overviewMachine } from '../../machines/dashboard/overview.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { maxCountedPairs } from '../../rules/dashboard/dashboard.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import type { Portal } from '../bootstrap/portal/portal.ts'
import { fromListener } from './shared/fromListener.ts'

export function overviewOf({ session, environment }: Pick<Portal, 'session' | 'environment'>) {
  const actors = {
    loadApplications: fromPromise(({ signal }) => session.call('listReportApplications', undefined, { signal })),
    countCalls: fromPromise(async ({ input: { applications }, signal }) => {
      if (applications.length > maxCountedPairs) return null
      const products = [...new Set(applications.flatMap(({ productList }) => productList))]
      if (products.length > maxCountedPairs) return null
      const servicesOf = async (productId: string) =>
        [productId, await session.call('listProductServices', { productId }, { signal })] as const
      const [{ lastDay, totalOf }, offered] = await Promise.all([
        loadCode(() => import('../../rules/analytics/analytics.ts')),
        Promise.all(products.map(servicesOf)),
      ])
      const services = new Map(offered)
      const pairs = applications.flatMap(({ id, productList }) =>
        [...new Set(productList)].flatMap((product) =>
          (services.get(product) ?? []).map(({ endpointAddress }) => ({ applicationId: id, endpointAddress })),
        ),
      )
      if (pairs.length > maxCountedPairs) return null
      const requestDate = environment.clock.now()
      const reportOf = (pair: (typeof pairs)[number]) =>
        session.call('generateReport', { ...pair, dateRangeId: lastDay, requestDate }, { signal })
      const reports = await Promise.all(pairs.map(reportOf))
      return {
        calls: reports.reduce((sum, { points }) => sum + totalOf(points), 0),
        omitted: reports.reduce((sum, { omitted }) => sum + omitted, 0),
      }
    }),
    watchApplications: fromListener(({ sendBack }) =>
      session.browser.applicationTabs.subscribe(() => sendBack({ type: 'applications.changed' })),
    ),
    loadLastTicket: fromPromise(async ({ signal }) => {
      const tickets = await session.call('listTickets', undefined, { signal })
      const { lastTicketOf } = await loadCode(() => import('../../rules/tickets/ticketTable.ts'))
      return lastTicketOf(tickets)
    }),
  } satisfies ActorsOf<typeof overviewMachine>
  return overviewMachine.provide({ actors })
}
