// @module-tag full

import { overviewModel } from '../../model/dashboard/overview.model.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, shows, signedIn } from '../../support/browser/tourArea.ts'
import { refused, retry, success, takeTours } from '../../support/browser/tourSteps.ts'

const sayNo: Ending = { status: 400, body: refused('The bank says no') }

const overview: Tour<typeof overviewModel.machine> = {
  model: {
    ...overviewModel,
    // What was read changes nothing that comes after it, and the regions do not know each other: the ticket arrives
    // once the work is known.
    listeners: { watchApplications: {} },
    relevantContext: () => null,
    possible: (step, _, state) =>
      /^(?:loadLastTicket|ticket)/.test(step) ? state.startsWith('usage.loaded') : state.endsWith('ticket.loading'),
  },
  address: '/dashboard?page=home',
  prepare: signedIn,
  does: {
    'usage.reload': (page) => retry(page).first().click(),
    'ticket.reload': (page) => retry(page).last().click(),
  },
  calls: {
    loadApplications: '/api-dashboard-service/dashboard/applications',
    countCalls: '/api-dashboard-service/dashboard/product/services',
    loadLastTicket: '/api-ticket-service/ticket/list',
  },
  ends: {
    'loadApplications: one': answer([{ id: 'application-1', name: 'Till Companion', productList: ['1000'] }]),
    'loadApplications: refused': sayNo,
    'countCalls: some': answer(servicesOf(1)),
    'countCalls: too many': answer(servicesOf(25)),
    'countCalls: refused': sayNo,
    'loadLastTicket: one': answer({
      tickets: [
        {
          ticketNumber: '1001',
          status: 'O',
          creationDate: '2026-01-05T10:00:00.000Z',
          errorType: '1',
          subject: 'A wrong balance',
        },
      ],
    }),
    'loadLastTicket: none': answer({ tickets: [] }),
    'loadLastTicket: refused': sayNo,
  },
  others: {
    ...areaCalls,
    '/api-dashboard-service/dashboard/generatereports': {
      ...success,
      data: [{ timeInMs: 1_790_000_000_000, calls: 42 }],
    },
  },
  async sees(page, state, { applications: known, count, ticket }) {
    const counted =
      count === null
        ? 'ManyYou have too many APIs to add up here. See Analytics for each API.'
        : '42Across all your applications'
    const applicationCard = {
      loading: 'Loading',
      unavailable: 'The bank says noRetry',
    }
    const callCard = {
      loading: 'Loading',
      counting: 'Loading',
      unavailable: 'Calls appear when your applications load',
      countFailed: 'The bank says noRetry',
      loaded: counted,
    }
    const ticketCard = {
      loading: 'Loading',
      unavailable: 'The bank says noRetry',
      loaded: ticket ? 'A wrong balance1001 · Open' : 'NoneYou haven’t created a ticket yet',
    }
    const [, usage = '', last = ''] = /^usage\.(\w+) ticket\.(\w+)$/.exec(state) ?? []
    const at = (card: Readonly<Record<string, string>>, name: string, otherwise = '') => card[name] ?? otherwise
    const isRead = known !== null
    const hangsOn = (read: string) => (isRead ? read : 'Unknown')
    const develop = usage === 'loaded' && count !== null ? 'Done' : 'Unknown'
    const done = 1 + (known?.length ? 2 : 0) + (count?.calls ? 1 : 0)
    await shows(
      page,
      {
        cards: 'main .overview-card',
        steps: 'main .done-steps h2 + p',
        marks: 'main .step-mark .visually-hidden',
      },
      {
        cards: [
          `Applications${at(applicationCard, usage, '1Latest: Till Companion')}`,
          `Calls in the last 24 hours${at(callCard, usage)}`,
          `Latest ticket${at(ticketCard, last)}`,
        ],
        steps: [
          usage === 'unavailable'
            ? 'Unknown. Couldn’t load your applications.'
            : `${usage === 'loaded' && count !== null ? '' : 'At least '}${done} of 5 done`,
        ],
        marks: [hangsOn('Done'), 'Done', hangsOn('Done'), develop, 'To do'],
      },
    )
  },
}

function servicesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    serviceId: index,
    name: `Service ${index}`,
    endpointAddress: `/api/${index}`,
    swaggerUrl: '',
  }))
}

takeTours({ overview })
