import { fault, fill, type Journeys, open, openAs, press, world } from './steps.ts'

const unanswered = openAs('Deniz', '/dashboard?page=myTickets&ticket=TCK-000006')
const answered = openAs('Deniz', '/dashboard?page=myTickets&ticket=TCK-000004')
const describe = fill('Description', 'Test customer 3 has no accounts, and no cards.')
const reply = fill('Your reply', 'All of this customer.')
const save = press('Save')
const send = press('Send reply')
const again = press('Refresh')

export const ticket: Journeys = {
  'a description is refused, not sent, saved without an answer': [
    unanswered,
    describe,
    fault('updateTicket', 'ends with status 500'),
    save,
    fault('updateTicket', 'loses its connection'),
    save,
    fault('updateTicket', 'loses its answer'),
    save,
    again,
  ],
  'a reply is refused, not sent, sent without an answer': [
    answered,
    reply,
    fault('replyTicket', 'ends with status 500'),
    send,
    fault('replyTicket', 'loses its connection'),
    send,
    fault('replyTicket', 'loses its answer'),
    send,
    again,
  ],
  'explore': [answered, press('nothing')],
}
