import type { Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { ticketModel } from '../model/tickets/ticket.model.ts'
import { ticketsModel } from '../model/tickets/tickets.model.ts'
import type { Ending, Tour } from '../support/browser/tour.ts'
import { areaCalls, shows, signedIn, textsOf } from '../support/browser/tourArea.ts'
import { main, refused, seesNotice, success, takeTours } from '../support/browser/tourSteps.ts'

const answer = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })
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
    events: {
      'tickets.reload': [{}],
      'page.turn': { first: { page: 0 }, second: { page: 1 } },
      'size.choose': { five: { size: 5 }, ten: { size: 10 } },
    },
    calls: { listTickets: ticketsModel.calls?.listTickets?.slice(0, 4) ?? [] },
    // No button leads to the page or the size that is shown, and none is there without tickets. Pages are turned where
    // nothing is being read: the list takes no part in reading.
    possible(step, { tickets: known, page, size }, state) {
      if (!/^(?:page|size)/.test(step)) return true
      if (state !== 'populated' || known.length === 0) return false
      if (step.startsWith('size')) return step !== `size.choose(${size === 5 ? 'five' : 'ten'})`
      return step === 'page.turn(first)' ? page > 0 : page === 0 && known.length > size
    },
    relevantContext: ({ tickets: known, page, size }) => ({ rows: known.length, page, size }),
  },
  address: '/dashboard?page=myTickets',
  prepare: signedIn,
  does: {
    'tickets.reload': (page) => press(page, 'Read again'),
    'page.turn(first)': (page) => press(page, 'First page'),
    'page.turn(second)': (page) => press(page, 'Next page'),
    'size.choose(five)': (page) => page.getByLabel('Rows per page').selectOption('5').then(),
    'size.choose(ten)': (page) => page.getByLabel('Rows per page').selectOption('10').then(),
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
      async () => ({
        rows: await textsOf(page, 'main tbody th'),
        // The skeleton names what is awaited; the range names what is there.
        status: await textsOf(page, 'main [role=status]'),
        size: await page
          .locator('main select')
          .evaluateAll((found) => found.map((each) => (each as HTMLSelectElement).value)),
        alerts: await textsOf(page, 'main [role=alert]'),
        headings: await textsOf(page, 'main h2'),
        busy: await page.locator('main .tickets[aria-busy=true]').count(),
      }),
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
          failed === undefined ? [] : [shown.length > 0 ? `${failed}Retry` : `Something went wrong${failed}Retry`],
        headings:
          state === 'empty'
            ? ['You have no tickets yet']
            : failed !== undefined && shown.length === 0
              ? ['Something went wrong']
              : [],
        busy: state === 'loading' ? 1 : 0,
      },
    )
  },
}

const replies = [{ description: 'Since when?', userRole: 'A' }]
const unanswered = {
  ...row('TCK-1'),
  description: 'The list stays empty.',
  apiName: 'Account list',
  endpointAddress: '/api/accounts/v1/accounts',
  errorCode: '404',
  fileName: '',
  fileExtension: '',
  fileData: '',
  userEmail: 'ada@example.com',
  replies: [],
}
const doubt =
  'The bank did not answer. Whether it has your text is not known: below is the ticket as the bank has it now.'
const details = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' })

const ticket: Tour<typeof ticketModel.machine> = {
  model: {
    ...ticketModel,
    calls: {
      ...ticketModel.calls,
      getTicket: ticketModel.calls?.getTicket?.slice(0, 4) ?? [],
      updateTicket: ticketModel.calls?.updateTicket?.slice(0, 4) ?? [],
      createReply: ticketModel.calls?.createReply?.slice(0, 4) ?? [],
    },
    // Why the last call failed changes nothing that comes after it.
    relevantContext: ({ ticket: known }) => known && [known.status, known.replies.length],
    // Once it is known that each of them comes first, they follow in the order of a ticket's life.
    possible(step, { ticket: known }) {
      const stage = known === null ? 0 : known.status === 'C' ? 3 : known.replies.length > 0 ? 2 : 1
      if (step === 'getTicket: unanswered') return stage < 2
      if (step === 'getTicket: answered') return stage < 3
      return true
    },
  },
  address: '/dashboard?page=myTickets&ticket=TCK-1',
  prepare: signedIn,
  does: {
    async 'ticket.reload'(page) {
      const again = details(page).getByRole('button', { name: 'Retry', exact: true })
      if ((await again.count()) > 0) await again.click()
      else await details(page).getByRole('button', { name: 'Read again', exact: true }).click()
    },
    async 'description.save'(page) {
      await details(page).getByLabel('Description', { exact: true }).fill('The list of customer 3 stays empty.')
      await details(page).getByRole('button', { name: 'Save', exact: true }).click()
    },
    async 'reply.send'(page) {
      await details(page).getByLabel('Your reply', { exact: true }).fill('Since yesterday.')
      await details(page).getByRole('button', { name: 'Send Reply', exact: true }).click()
    },
  },
  calls: {
    getTicket: '/api-ticket-service/ticket/detail',
    updateTicket: '/api-ticket-service/ticket/update',
    createReply: '/api-ticket-service/ticket/reply/create',
  },
  ends: {
    'getTicket: unanswered': answer(unanswered),
    'getTicket: answered': answer({ ...unanswered, replies }),
    'getTicket: closed': answer({ ...unanswered, replies, status: 'C' }),
    'getTicket: refused': closed,
    'updateTicket: ok': { status: 200, body: success },
    'updateTicket: refused': closed,
    'updateTicket: moved': { status: 409, body: refused('The ticket is closed') },
    'updateTicket: timeout': { late: limits.callTimeout },
    'createReply: ok': { status: 200, body: success },
    'createReply: refused': closed,
    'createReply: moved': { status: 409, body: refused('The ticket is closed') },
    'createReply: timeout': { late: limits.callTimeout },
  },
  others: { ...areaCalls, '/api-ticket-service/ticket/list': { ...success, data: { tickets: rows(1) } } },
  async sees(page, state, { ticket: known, problem, isOutcomeUnknown }, step) {
    const isFailed = state === 'unavailable' || state.endsWith('.failed')
    const life =
      known === null
        ? undefined
        : known.status === 'C'
          ? 'closed'
          : known.replies.length > 0
            ? 'answered'
            : 'unanswered'
    const message = problem?.message
    const failure = isFailed ? [`${known || state !== 'unavailable' ? '' : 'Something went wrong'}${message}Retry`] : []
    const doubts = known && isOutcomeUnknown ? [doubt] : []
    const moved = known && message !== undefined && !isFailed ? [message] : []
    await shows(
      page,
      async () => ({
        alerts: (await textsOf(page, '[role=dialog] [role=alert]')).toSorted(),
        status: await textsOf(page, '[role=dialog] [role=status]'),
        authors: await textsOf(page, '[role=dialog] h4'),
        labels: await textsOf(page, '[role=dialog] label'),
        busy: await textsOf(page, '[role=dialog] [type=submit][aria-busy=true]'),
        reading: await page.locator('[role=dialog] .ticket-details[aria-busy=true]').count(),
      }),
      {
        alerts: [...doubts, ...moved, ...failure].toSorted(),
        status: life === 'closed' ? ['This ticket is closed.'] : known || isFailed ? [] : ['Loading the ticket'],
        authors: life === 'answered' || life === 'closed' ? ['Admin reply'] : [],
        labels: life === 'answered' ? ['Your reply'] : life === 'unanswered' ? ['Description'] : [],
        busy:
          known && /^(?:loading|saving|replying)$/.test(state)
            ? [life === 'answered' ? 'Send Reply' : 'Save'].filter(() => life !== 'closed')
            : [],
        reading: known && /^(?:loading|saving|replying)$/.test(state) ? 1 : 0,
      },
    )
    if (step === 'updateTicket: ok') await seesNotice(page, 'Your ticket has been saved')
    if (step === 'createReply: ok') await seesNotice(page, 'Your reply has been sent')
  },
}

takeTours({ tickets, ticket })
