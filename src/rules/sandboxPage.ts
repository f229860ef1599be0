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
  | { kind: 'removeFault'; operation: string }
  | { kind: 'clock'; change: ClockChange }
  | { kind: 'answerTicket' | 'closeTicket'; ticketNumber: string }
  | { kind: 'reset' }

/** The plain faults that the page offers; all others are set by calls under /sandbox/api. */
export const offeredFaults: readonly { label: string; fault: Fault }[] = [
  { label: 'Returns 500', fault: { kind: 'status', status: 500, message: 'Internal Server Error' } },
  { label: 'Returns 429', fault: { kind: 'status', status: 429, message: 'Too many requests' } },
  {
    label: 'Not authorized',
    fault: { kind: 'status', status: 403, message: 'You are not authorized for this operation.' },
  },
  { label: 'Connection lost', fault: { kind: 'connectionLost' } },
  { label: 'Processed, then the response is lost', fault: { kind: 'answerLost' } },
  { label: 'Three-second delay', fault: { kind: 'delay', delay: 3000 } },
  { label: 'Timeout', fault: { kind: 'timeout' } },
  { label: 'Not JSON', fault: { kind: 'notJson' } },
  { label: 'Unexpected structure', fault: { kind: 'wrongShape' } },
]

export const sandboxTexts = {
  title: 'Sandbox',
  intro: 'Control the simulated bank. Its data stays in your browser, and production builds don’t include it.',
  strip: 'Sandbox: this portal uses a simulated bank.',
  stripInPage:
    'Sandbox: your browser doesn’t provide a service worker, so the simulated bank runs in this page. Reload other tabs to see changes made here.',
  stripLink: 'Mailbox, faults and clock',
  stripInspector: 'Inspect state machines',
  mailbox: 'Mailbox',
  noMail: 'No emails yet. Register to get an activation email here.',
  openLink: 'Open link',
  faults: 'Faults',
  faultsIntro: 'Make a call fail to see how the portal handles it.',
  operation: 'Call',
  fault: 'Fault',
  setFault: 'Set fault',
  removeFault: 'Remove',
  noFaults: 'No faults set.',
  clock: 'Clock',
  clockIntro: 'The bank’s clock shows real time plus the time you add.',
  minute: '+ 1 minute',
  hour: '+ 1 hour',
  day: '+ 1 day',
  realTime: 'Reset to real time',
  tickets: 'Tickets',
  ticketsIntro: 'An admin replies within half an hour on the bank’s clock. You can also reply here.',
  noTickets: 'No open tickets.',
  ticketReplies: (replies: number) => `${replies} ${replies === 1 ? 'reply' : 'replies'}`,
  answer: 'Answer',
  answerTicket: (ticketNumber: string) => `Answer ${ticketNumber}`,
  close: 'Close',
  closeTicket: (ticketNumber: string) => `Close ${ticketNumber}`,
  reset: 'Reset sandbox',
  resetIntro: 'Restore accounts, tokens, emails, faults and the clock to their initial state.',
  reload: 'Refresh',
  changeFailed: (reason: string) => `Couldn’t apply the change. ${reason}`,
  reloadFailed: (reason: string) => `Couldn’t refresh the sandbox. The data may be out of date. ${reason}`,
} as const

export const inspectorTexts = {
  title: 'State machines on this page',
  close: 'Close',
  actors: 'Running state machines',
  steps: 'Recent transitions',
  picture: (chart: string) => `Diagram of ${chart}`,
} as const
