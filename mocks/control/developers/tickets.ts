import { object, optional } from 'superstruct'
import { lines, required } from '../../../src/rules/forms/fields.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { answerTicket, closeTicket } from '../../portal/developers/tickets/ticketAnswers.ts'
import { openTickets } from '../../portal/developers/tickets/tickets.ts'

export const ticketControlCalls: ControlCalls = {
  'GET /tickets': {
    summary: 'Lists the tickets that are not closed.',
    resolve: async ({ bank }) =>
      openTickets(bank).map(({ id, userEmail, subject, replies }) => ({
        ticketNumber: id,
        userEmail,
        subject,
        replies: replies.length,
      })),
  },
  'POST /tickets/:ticketNumber/answer': {
    summary: 'Replies to a ticket.',
    bodies: [{ description: 'It works again.' }],
    async resolve({ bank, request, params }) {
      const { description } = checkKnown(await readJson(request), object({ description: optional(lines(required)) }))
      await answerTicket(bank, params.ticketNumber, description)
    },
  },
  'POST /tickets/:ticketNumber/close': {
    summary: 'Closes a ticket.',
    resolve: ({ bank, params }) => closeTicket(bank, params.ticketNumber),
  },
}
