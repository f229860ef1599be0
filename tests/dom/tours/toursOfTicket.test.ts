// @module-tag full

import type { Page } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { ticketModel } from '../../model/tickets/ticket.model.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, shows, signedIn } from '../../support/browser/tourArea.ts'
import { refused, seesNotice, success, takeTours } from '../../support/browser/tourSteps.ts'

const closed: Ending = { status: 503, body: refused('The bank is closed') }
const row = {
  ticketNumber: 'TCK-1',
  status: 'O',
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: 'Nothing comes',
}
const replies = [{ description: 'Since when?', userRole: 'A' }]
const noReply = {
  ...row,
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
const doubts = {
  description: 'Your change may not have been saved. The ticket above is up to date and doesn’t have your text yet.',
  reply:
    'Your reply may not have been sent. It isn’t listed yet, and your text is still here. We check the replies before we send it again.',
}
const details = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' })

/** Whether something stands in the form that the bank does not have. */
let isTyped = false

const ticket: Tour<typeof ticketModel.machine> = {
  model: {
    ...ticketModel,
    calls: {
      ...ticketModel.calls,
      getTicket: ticketModel.calls?.getTicket?.filter(({ name }) => /^(?:un)?answered|closed|refused/.test(name)) ?? [],
    },
    // Why the last call failed changes nothing that comes after it.
    relevantContext: ({ ticket: known, outcomeUnknown }) =>
      known && [known.status, known.replies.length, outcomeUnknown],
    // Once it is known that each of them comes first, they follow in the order of a ticket's life.
    possible(step, { ticket: known }) {
      const stage = known === null ? 0 : known.status === 'C' ? 3 : known.replies.length > 0 ? 2 : 1
      if (step === 'getTicket: noReply') return stage < 2
      if (step === 'getTicket: answered') return stage < 3
      if (step === 'description.save') return stage === 1
      if (step === 'reply.send') return stage === 2
      return true
    },
  },
  address: '/dashboard?page=myTickets&ticket=TCK-1',
  prepare: signedIn,
  does: {
    async 'ticket.reload'(page) {
      const again = details(page).getByRole('button', { name: 'Refresh', exact: true })
      if ((await again.count()) > 0) await again.click()
      else await details(page).getByRole('button', { name: 'Retry', exact: true }).click()
    },
    async 'description.save'(page) {
      await details(page).getByLabel('Description', { exact: true }).fill('The list of customer 3 stays empty.')
      await details(page).getByRole('button', { name: 'Save', exact: true }).click()
    },
    async 'reply.send'(page) {
      await details(page).getByLabel('Your reply', { exact: true }).fill('Since yesterday.')
      await details(page)
        .getByRole('button', { name: /^Send / })
        .click()
    },
  },
  calls: {
    getTicket: '/api-ticket-service/ticket/detail',
    updateTicket: '/api-ticket-service/ticket/update',
    createReply: '/api-ticket-service/ticket/reply/create',
  },
  ends: {
    'getTicket: noReply': answer(noReply),
    'getTicket: answered': answer({ ...noReply, replies }),
    'getTicket: closed': answer({ ...noReply, replies, status: 'C' }),
    'getTicket: refused': closed,
    'updateTicket: ok': { status: 200, body: success },
    'updateTicket: refused': closed,
    'updateTicket: moved': { status: 409, body: refused('The ticket is closed') },
    'updateTicket: timeout': { late: callLimits.timeout },
    'createReply: ok': { status: 200, body: success },
    'createReply: refused': closed,
    'createReply: moved': { status: 409, body: refused('The ticket is closed') },
    'createReply: timeout': { late: callLimits.timeout },
  },
  others: { ...areaCalls, '/api-ticket-service/ticket/list': { ...success, data: { tickets: [row] } } },
  async sees(page, state, { ticket: known, submission, problem, outcomeUnknown }, step) {
    const isBusy = /^(?:loading|comparing|checking|saving|replying)$/.test(state)
    if (step === 'description.save' || step === 'reply.send') isTyped = true
    if (step === 'start' || step === 'createReply: ok') isTyped = false
    const isFailed = state === 'unavailable' || state.endsWith('.failed')
    const life =
      known === null ? undefined : known.status === 'C' ? 'closed' : known.replies.length > 0 ? 'answered' : 'noReply'
    const message = problem?.message
    const failure = isFailed
      ? [`${known || state !== 'unavailable' ? '' : 'Couldn’t load the ticket'}${message}Retry`]
      : []
    const doubt = outcomeUnknown && submission && !problem && !isBusy ? [doubts[submission.kind]] : []
    const isClosed = life === 'closed'
    const isMoved = life === 'answered' && submission?.kind === 'description'
    const ended = isClosed && isTyped ? ['This ticket was closed before your text was sent.'] : []
    const again = outcomeUnknown ? 'Send again' : 'Send reply'
    const moved = known && message !== undefined && !isFailed ? [message] : []
    await shows(
      page,
      {
        alerts: '[role=dialog] [role=alert]',
        status: '[role=dialog] [role=status]',
        authors: '[role=dialog] h4',
        labels: '[role=dialog] label',
        busy: '[role=dialog] [type=submit][aria-busy=true]',
        reading: ['[role=dialog] .ticket-details', 'ariaBusy'],
      },
      {
        alerts: [...ended, ...doubt, ...moved, ...failure],
        status: isClosed
          ? isTyped
            ? []
            : ['This ticket is closed.']
          : isMoved
            ? ['The bank replied in the meantime. Your text wasn’t saved, but you can send it as a reply.']
            : known || isFailed
              ? []
              : ['Loading the ticket'],
        authors: life === 'answered' || life === 'closed' ? ['Admin reply'] : [],
        labels:
          life === 'answered'
            ? ['Your reply']
            : life === 'noReply'
              ? ['Description']
              : ended.map(() => 'Your unsent text'),
        busy: known && isBusy && !isClosed ? [life === 'answered' ? again : 'Save'] : [],
        reading: known ? [String(isBusy)] : [],
      },
    )
    if (step === 'updateTicket: ok') await seesNotice(page, 'Your ticket has been saved')
    if (step === 'createReply: ok') await seesNotice(page, 'Your reply has been sent')
  },
}

takeTours({ ticket })
