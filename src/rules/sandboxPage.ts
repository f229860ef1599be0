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
