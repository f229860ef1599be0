import {
  back,
  choose,
  complete,
  fault,
  follow,
  forward,
  type Journeys,
  open,
  openAs,
  press,
  reload,
  world,
} from './steps.ts'

const begin = openAs('Deniz', '/dashboard?page=createTicket')
const next = press('Next')
const submit = press('Submit')
const stage = [
  complete(
    { 'API Name': 'Payments', 'Endpoint Address': '/api/payments/v1/payments' },
    { options: { 'Error Stage': 'Production' } },
  ),
  next,
]
const written = complete({ Subject: 'No payment arrives', Description: 'Since noon.', 'Error Code': '500' })
const review = [begin, ...stage, written, choose('Attachment', 'trace.log'), next]

export const createTicket: Journeys = {
  'the wizard goes forth and back': [...review, press('Back'), press('Back'), next, next, back, back, forward, forward],
  'the wizard goes two pages back and forth': [
    ...review,
    world('goes two pages back'),
    world('goes two pages forward'),
  ],
  'a ticket is refused, then created': [
    ...review,
    fault('createTicket', 'ends with status 500'),
    submit,
    submit,
    press('Create Another Ticket'),
  ],
  'a ticket is not created, and sent again': [...review, fault('createTicket', 'loses its connection'), submit, submit],
  'a ticket is created without an answer': [...review, fault('createTicket', 'loses its answer'), submit],
  'nobody knows whether a ticket is created': [
    ...review,
    fault('createTicket', 'loses its connection'),
    fault('listTickets', 'ends with status 500 every second time'),
    submit,
    press('Submit anyway'),
  ],
  'a ticket is found before it is sent again': [
    ...review,
    fault('createTicket', 'loses its answer'),
    fault('listTickets', 'ends with status 500 every second time'),
    submit,
    submit,
    submit,
  ],
  'a ticket among unknown numbers is created without an answer': [
    ...review,
    fault('listTickets', 'ends with status 500'),
    fault('createTicket', 'loses its answer'),
    submit,
  ],
  'the list fails before a ticket is sent again': [
    ...review,
    fault('createTicket', 'loses its connection'),
    submit,
    fault('listTickets', 'ends with status 500'),
    submit,
  ],
  'the numbers are not read': [...review, fault('listTickets', 'ends with status 500'), submit],
  'the list of numbers is cancelled': [...review, fault('listTickets', 'is not answered'), submit, press('Cancel')],
  'a file is sent, and cancelled': [...review, fault('createTicket', 'is not answered'), submit, press('Cancel')],
  'a file is sent': [...review, submit, follow('My Tickets')],
  'the APIs are not loaded': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=createTicket'),
    press('Retry'),
    world('another tab changes the applications'),
  ],
  'a draft is left and restored': [begin, ...stage, follow('FAQ'), back, reload],
  'leaves with a file': [...review, follow('FAQ'), press('Stay'), follow('FAQ'), press('Leave')],
}
