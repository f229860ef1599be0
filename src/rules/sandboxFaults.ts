import type { Fault } from './sandbox.ts'

/** The plain faults that the workbench offers for every operation. */
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
