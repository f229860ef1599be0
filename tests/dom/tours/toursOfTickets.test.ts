// @module-tag full

import type { Page } from '@playwright/test'
import { ticketsModel } from '../../model/tickets/tickets.model.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, shows, signedIn } from '../../support/browser/tourArea.ts'
import { main, refused, takeTours } from '../../support/browser/tourSteps.ts'

const closed: Ending = { status: 503, body: refused('The bank is closed') }
const row = (ticketNumber: string) => ({
  ticketNumber,
  status: 'O',
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: 'Nothing comes',
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`TCK-${count - index}`))
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
/** A busy button takes no part in what it is named for, but a click reaches it. */
const press = (page: Page, name: string) => button(page, name).click({ force: true })

const tickets: Tour<typeof ticketsModel.machine> = {
  model: {
    ...ticketsModel,
    // Other starts, and the browser's Back and Forward, have a test of their own.
    inputs: { first: { page: 0, size: 5 } },
    events: {
      'tickets.reload': [{}],
      'page.change': { first: { page: 0 }, second: { page: 1 } },
      'pageSize.choose': { five: { size: 5 }, ten: { size: 10 } },
    },
    calls: { listTickets: ticketsModel.calls?.listTickets?.slice(0, 4) ?? [] },
    // No button leads to the page or the size that is shown, and none is there without tickets. Pages are turned where
    // nothing is being read, as the list takes no part in reading, and it goes wrong on the first page only.
    possible(step, { tickets: known, page, size }, state) {
      const isFirst = page === 0 && size === 5
      if (step === 'listTickets: six') return true
      if (step === 'listTickets: one') return size === 5
      if (step.startsWith('listTickets')) return isFirst
      if (step === 'tickets.reload') return state !== 'loading' || isFirst
      if (state !== 'populated' || known.length === 0) return false
      if (step.startsWith('pageSize')) return step !== `pageSize.choose(${size === 5 ? 'five' : 'ten'})`
      return step === 'page.change(first)' ? page > 0 : page === 0 && known.length > size
    },
    relevantContext: ({ tickets: known, page, size }) => ({ rows: known.length, page, size }),
  },
  address: { 'start(first)': '/dashboard?page=myTickets' },
  prepare: signedIn,
  does: {
    'tickets.reload': (page) => press(page, 'Refresh'),
    'page.change(first)': (page) => press(page, 'First page'),
    'page.change(second)': (page) => press(page, 'Next page'),
    'pageSize.choose(five)': (page) => page.getByLabel('Rows per page').selectOption('5').then(),
    'pageSize.choose(ten)': (page) => page.getByLabel('Rows per page').selectOption('10').then(),
  },
  calls: { listTickets: '/api-ticket-service/ticket/list' },
  ends: {
    'listTickets: six': answer({ tickets: rows(6) }),
    'listTickets: one': answer({ tickets: rows(1) }),
    'listTickets: none': answer({ tickets: [] }),
    'listTickets: closed': closed,
  },
  others: areaCalls,
  async sees(page, state, { tickets: known, page: at, size }) {
    const shown = state === 'empty' ? [] : known.slice(at * size, (at + 1) * size)
    const last = Math.min(known.length, (at + 1) * size)
    const [failed] = state === 'failed' ? ['The bank is closed'] : []
    await shows(
      page,
      {
        rows: 'main tbody th',
        // The skeleton names what is awaited; the range names what is there.
        status: 'main [role=status]',
        size: ['main select', 'value'],
        alerts: 'main [role=alert]',
        headings: 'main h2',
        busy: ['main .tickets', 'ariaBusy'],
      },
      {
        rows: shown.map(({ ticketNumber }) => ticketNumber),
        status:
          shown.length > 0
            ? [`${at * size + 1}–${last} of ${known.length}`]
            : state === 'loading'
              ? ['Loading your tickets']
              : [],
        size: shown.length > 0 ? [String(size)] : [],
        alerts:
          failed === undefined
            ? []
            : [shown.length > 0 ? `${failed}Retry` : `Couldn’t load your tickets${failed}Retry`],
        headings:
          state === 'empty'
            ? ['You have no tickets yet']
            : failed !== undefined && shown.length === 0
              ? ['Couldn’t load your tickets']
              : [],
        busy: state === 'empty' || (state === 'failed' && shown.length === 0) ? [] : [String(state === 'loading')],
      },
    )
  },
}

takeTours({ tickets })
