import { back, clock, fault, fill, follow, type Journeys, key, open, openAs, press, select, world } from './steps.ts'

const at = (number: string) => `/dashboard?page=myTickets&ticket=TCK-${number}`
const unanswered = openAs('Deniz', at('000006'))
const answered = openAs('Deniz', at('000004'))
const describe = fill('Description', 'Test customer 3 has no accounts, and no cards.')
const reply = fill('Your reply', 'All of this customer.')
const save = press('Save')
const send = press('Send reply')
const again = press('Refresh')
const late = 'ends with status 500 every second time'

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
  'a description is saved': [unanswered, describe, save],
  'a description is not compared': [unanswered, describe, fault('getTicket', 'ends with status 500'), save, save],
  'a description meets a change': [unanswered, describe, fault('updateTicket', 'ends with status 409'), save],
  'nobody knows whether a description is saved': [
    unanswered,
    describe,
    fault('updateTicket', 'loses its connection'),
    fault('getTicket', late),
    save,
    press('Retry'),
    again,
  ],
  'another device changes the description': [
    unanswered,
    describe,
    world('another device changes the tickets'),
    save,
    press('Keep mine'),
    save,
  ],
  'the bank answers before a description is saved': [
    unanswered,
    describe,
    world('the bank answers the tickets'),
    save,
    again,
  ],
  'the bank closes before a description is saved': [
    unanswered,
    describe,
    world('the bank closes the tickets'),
    save,
    again,
  ],
  'a reply is refused, not sent, sent without an answer': [
    answered,
    reply,
    fault('createReply', 'ends with status 500'),
    send,
    fault('createReply', 'loses its connection'),
    send,
    fault('createReply', 'loses its answer'),
    press('Send again'),
    again,
  ],
  'a reply meets a closed ticket': [answered, reply, world('the bank closes the tickets'), send, again],
  'a reply is not sent, and the ticket closed': [
    answered,
    reply,
    fault('createReply', 'loses its connection'),
    send,
    world('the bank closes the tickets'),
    again,
    again,
  ],
  'a reply that nobody knows of is sent again': [
    answered,
    reply,
    fault('createReply', 'loses its connection'),
    fault('getTicket', 'ends with status 500'),
    send,
    fault('getTicket', 'ends with status 500'),
    press('Send again'),
  ],
  'a reply that is there is not sent again': [
    answered,
    reply,
    fault('createReply', 'loses its answer'),
    fault('getTicket', 'ends with status 500'),
    send,
    press('Send again'),
  ],
  'a reply is sent': [answered, reply, send],
  'nobody knows of a description, and it is saved again': [
    unanswered,
    describe,
    fault('updateTicket', 'loses its connection'),
    fault('getTicket', late),
    save,
    save,
    save,
  ],
  'the ticket is not loaded': [
    openAs('Deniz', '/dashboard?page=myTickets'),
    fault('getTicket', 'ends with status 500'),
    follow('TCK-000006'),
    press('Retry'),
  ],
  'there is no such ticket': [openAs('Deniz', at('999999'))],
  'a closed ticket is read again': [openAs('Deniz', at('000005')), again, key('Escape')],
}

export const tickets: Journeys = {
  'the list fails, and is read again': [
    openAs('Deniz', '/dashboard'),
    fault('listTickets', 'ends with status 500'),
    open('/dashboard?page=myTickets'),
    press('Retry'),
    press('Refresh'),
  ],
  'the pages of the list': [
    openAs('Deniz', '/dashboard?page=myTickets'),
    press('Next page'),
    press('Previous page'),
    select('Rows per page', '10'),
    back,
  ],
  'the list is read again while it is read': [
    openAs('Deniz', '/dashboard?page=myTickets'),
    follow('TCK-000006'),
    fill('Description', 'Changed'),
    fault('listTickets', 'is not answered'),
    fault('updateTicket', 'loses its connection'),
    press('Save'),
    fault('updateTicket', 'loses its connection'),
    press('Save'),
  ],
  'nobody has tickets': [openAs('Ada', '/dashboard?page=myTickets'), press('Refresh'), clock.seconds59],
}
