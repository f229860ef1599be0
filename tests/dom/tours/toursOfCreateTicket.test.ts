// @module-tag full

import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { createTicketModel } from '../../model/tickets/createTicket.model.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, field, press, shows, signedIn } from '../../support/browser/tourArea.ts'
import { refused, success, takeTours } from '../../support/browser/tourSteps.ts'

const service = { serviceId: 1, name: 'Account list', endpointAddress: '/api/accounts/v1/accounts', swaggerUrl: '' }
const found = {
  ticketNumber: 'TCK-7',
  status: 'O',
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: 'Nothing comes',
}
const doubt = 'Your ticket may have been created.'
const outcomes: Readonly<Record<string, string>> = {
  'review.failed': 'Couldn’t create your ticket. Destek talebi oluşturma yetkiniz bulunmamaktadır.',
  'review.found': `${doubt} You have a ticket with this subject: TCK-7. Check it before you submit again. My Tickets`,
  'review.notFound': `${doubt} It isn’t among your tickets yet. We check them again before we submit it.`,
  'review.unknown': `${doubt} Couldn’t load your tickets to check.Submit anyway`,
}
const headings: Readonly<Record<string, string>> = { stage: 'Error Stage', details: 'Error Details' }

const createTicket: Tour<typeof createTicketModel.machine> = {
  model: {
    ...createTicketModel,
    calls: {
      ...createTicketModel.calls,
      createTicket: createTicketModel.calls?.createTicket?.slice(0, 3) ?? [],
    },
    // Whether it was sent before changes what the next press does; the browser's own steps have a test of their own.
    relevantContext: ({ known, unconfirmed }) => [known !== null, unconfirmed !== null],
    // The wizard does not wait for the names of the APIs, so that each of its states with each of theirs would be the
    // same walk three times: it moves once they are known. It goes back only where nothing was sent yet.
    possible: (step, { known, unconfirmed }, state) => {
      if (step.startsWith('watch')) return false
      if (step === 'step.back') return known === null && unconfirmed === null
      return !/^(?:step|ticket)/.test(step) || state.startsWith('apis.known')
    },
  },
  address: '/dashboard?page=createTicket',
  prepare: signedIn,
  does: {
    'apis.reload': (page) => press(page, 'Retry'),
    async 'step.next'(page) {
      if ((await field(page, 'API Name').count()) > 0) {
        await page.locator('main select').selectOption({ label: 'An API' })
        await field(page, 'API Name').fill('Account list')
        await expect(field(page, 'Endpoint Address')).toHaveValue('/api/accounts/v1/accounts')
      } else {
        await field(page, 'Subject').fill('Nothing comes')
        await field(page, 'Description').fill('The list stays empty.')
        await field(page, 'Error Code').fill('404')
        const buffer = Buffer.from('GET /')
        await field(page, 'Attachment').setInputFiles({ name: 'trace.txt', mimeType: 'text/plain', buffer })
      }
      await press(page, 'Next')
    },
    'step.back': (page) => press(page, 'Back'),
    'ticket.submit': (page) => press(page, 'Submit'),
    'ticket.submitAnyway': (page) => press(page, 'Submit anyway'),
    'ticket.cancel': (page) => press(page, 'Cancel'),
    'ticket.createAnother': (page) => press(page, 'Create Another Ticket'),
  },
  calls: {
    listApis: '/api-dashboard-service/dashboard/applications',
    listTicketNumbers: '/api-ticket-service/ticket/list',
    createTicket: '/api-ticket-service/ticket/create',
    findTicket: '/api-ticket-service/ticket/list',
  },
  ends: {
    'listApis: some': answer([{ id: 'application-1', name: 'Till Companion', productList: ['1000'] }]),
    'listApis: offline': 'offline',
    'createTicket: created': answer({ ticketNumber: 'TCK-7' }),
    // By its text, as a 403 is first tried again with another token.
    'createTicket: not authorized': { status: 400, body: refused('You are not authorized for this operation.') },
    'createTicket: timeout': { late: callLimits.timeout },
    'listTicketNumbers: two': answer({ tickets: [{ ...found, ticketNumber: 'TCK-1' }] }),
    'listTicketNumbers: refused': { status: 503, body: refused('The bank is closed') },
    'findTicket: found': answer({ tickets: [found] }),
    'findTicket: none': answer({ tickets: [] }),
    'findTicket: offline': 'offline',
  },
  others: {
    ...areaCalls,
    '/api-dashboard-service/dashboard/product/services': { ...success, data: [service] },
  },
  async sees(page, state, _, step) {
    const [apis = '', wizard = ''] = state.split(' ').map((part) => part.replace(/^\w+\./, ''))
    const isSubmitted = wizard === 'submitted'
    const outcome = outcomes[wizard]
    const isWaiting = /^(?:listing|submitting|checking|rechecking)$/.test(wizard)
    const statuses = [
      ...(apis === 'failed' ? ['Couldn’t load your applications’ APIs. Type a name instead.Retry'] : []),
      ...(wizard === 'checking' ? ['Your ticket may have been created. Checking your tickets …'] : []),
      ...(wizard === 'review.cancelled' ? ['Nothing was sent.'] : []),
    ]
    await shows(
      page,
      {
        headings: 'main :is(h1, h2)',
        current: 'main [aria-current=step]',
        alerts: 'main [role=alert]',
        statuses: 'main .notice[role=status]',
        busy: 'main [type=submit][aria-busy=true]',
        disabled: 'main button:disabled',
        number: 'main .ticket-number',
      },
      {
        headings: isSubmitted ? ['Request Submitted'] : ['Create a Ticket', headings[wizard] ?? 'Review and Submit'],
        current: isSubmitted ? [] : [headings[wizard] ?? 'Review and Submit'],
        alerts: outcome === undefined ? [] : [outcome],
        statuses,
        busy: isWaiting ? ['Submit'] : [],
        disabled: wizard === 'stage' ? ['Back'] : [],
        number: isSubmitted ? ['TCK-7'] : [],
      },
    )
    if (step === 'step.back' && wizard === 'details') await expect(field(page, 'Subject')).toHaveValue('Nothing comes')
    if (step === 'step.back' && wizard === 'stage') await expect(field(page, 'API Name')).toHaveValue('Account list')
    if (step === 'ticket.createAnother') await expect(field(page, 'API Name')).toHaveValue('')
  },
}

takeTours({ createTicket })
