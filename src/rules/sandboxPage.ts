import { array, type Infer, integer, object, string, type } from 'superstruct'
import { type ClockChange, clockState, type Fault, faultTable, mail, persona } from './sandbox.ts'

/** A ticket on the desk of the bank's own people; `replies` counts them. */
const waitingTicket = object({ ticketNumber: string(), userEmail: string(), subject: string(), replies: integer() })
export type WaitingTicket = Infer<typeof waitingTicket>

/** What the sandbox's page shows of the bank. */
export const bankState = object({
  clock: clockState,
  faults: faultTable,
  mails: array(mail),
  operations: array(type({ id: string(), method: string(), path: string() })),
  tickets: array(waitingTicket),
})
export type BankState = Infer<typeof bankState>

export const personaList = array(persona)

/** What the page can do to the bank. */
export type SandboxChange =
  | { kind: 'fault'; operation: string; fault: Fault }
  | { kind: 'mend'; operation: string }
  | { kind: 'clock'; change: ClockChange }
  | { kind: 'answerTicket' | 'closeTicket'; ticketNumber: string }
  | { kind: 'reset' }

/** The plain faults that the page offers; all others are set by calls under /sandbox/api. */
export const offeredFaults: readonly { label: string; fault: Fault }[] = [
  { label: 'Answers 500', fault: { kind: 'status', status: 500, message: 'Internal Server Error' } },
  { label: 'Answers 429', fault: { kind: 'status', status: 429, message: 'Too many requests' } },
  {
    label: 'Not authorized',
    fault: { kind: 'status', status: 403, message: 'You are not authorized for this operation.' },
  },
  { label: 'Connection lost', fault: { kind: 'connectionLost' } },
  { label: 'Acts, then the connection is lost', fault: { kind: 'answerLost' } },
  { label: 'Three seconds late', fault: { kind: 'delay', delay: 3000 } },
  { label: 'No answer in time', fault: { kind: 'timeout' } },
  { label: 'Not JSON', fault: { kind: 'notJson' } },
  { label: 'Wrong shape', fault: { kind: 'wrongShape' } },
]

export const sandboxTexts = {
  title: 'Sandbox',
  intro: 'This is the bank in a box. Nothing here leaves your browser, and nothing here exists in a production build.',
  strip: 'Sandbox: this portal talks to a bank in a box.',
  stripInPage:
    'Sandbox: this browser gives it no worker, so the bank runs in this page. Other tabs wait for their next load to see what changes here.',
  stripLink: 'Mailbox, faults and clock',
  stripCharts: 'Watch the charts',
  mailbox: 'Mailbox',
  noMail: 'No mail yet. Register, and the activation mail arrives here.',
  openLink: 'Follow the link',
  faults: 'Faults',
  faultsIntro: 'Let a call fail, and see what the portal makes of it.',
  operation: 'Call',
  fault: 'Fault',
  setFault: 'Set fault',
  mend: 'Mend',
  noFaults: 'Every call works.',
  clock: 'Clock',
  clockIntro: 'The bank’s clock: real time and what you add to it.',
  minute: '+ 1 minute',
  hour: '+ 1 hour',
  day: '+ 1 day',
  realTime: 'Back to real time',
  tickets: 'Tickets',
  ticketsIntro: 'An admin answers within half an hour of the bank’s clock. Here you are the admin.',
  noTickets: 'No ticket is open.',
  ticketReplies: (replies: number) => `${replies} ${replies === 1 ? 'reply' : 'replies'}`,
  answer: 'Answer',
  answerTicket: (ticketNumber: string) => `Answer ${ticketNumber}`,
  close: 'Close',
  closeTicket: (ticketNumber: string) => `Close ${ticketNumber}`,
  reset: 'Reset the bank',
  resetIntro: 'Everything back to the beginning: accounts, tokens, mails, faults and clock.',
  reload: 'Read again',
  changeFailed: (reason: string) => `Couldn’t make the change. ${reason}`,
  reloadFailed: (reason: string) => `Couldn’t read the bank again, so what you see may be out of date. ${reason}`,
} as const

export const inspectorTexts = {
  title: 'Charts of this page',
  close: 'Close',
  actors: 'Running charts',
  steps: 'Last transitions',
  picture: (chart: string) => `Picture of ${chart}`,
} as const
