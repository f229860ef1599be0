import { type Fault, timeoutDuration } from './faults.ts'

interface Outcome {
  label: string
  group: string
  fault: Fault
}

/** What can happen to every operation, beside the errors that its definition documents. */
export const faultOutcomes = {
  'kind:delay': { label: 'Normal response, delayed', group: 'Latency', fault: { kind: 'delay', delay: 3000 } },
  'kind:timeout': {
    label: `Times out after ${timeoutDuration / 1000} s`,
    group: 'Connection',
    fault: { kind: 'timeout' },
  },
  'kind:connectionLost': { label: 'Connection lost', group: 'Connection', fault: { kind: 'connectionLost' } },
  'kind:answerLost': {
    label: 'Processed, then the response is lost',
    group: 'Connection',
    fault: { kind: 'answerLost' },
  },
  'kind:unavailable': {
    label: '503 Service Unavailable',
    group: 'Unusual responses',
    fault: { kind: 'status', status: 503, message: 'Service Unavailable' },
  },
  'kind:notJson': { label: 'Returns HTML instead of JSON', group: 'Unusual responses', fault: { kind: 'notJson' } },
  'kind:wrongShape': {
    label: 'Returns an unexpected structure',
    group: 'Unusual responses',
    fault: { kind: 'wrongShape' },
  },
} satisfies Record<string, Outcome>

/** Whether it can happen to every operation; the name of a documented error otherwise. */
export const isFaultOutcome = (outcome: string): outcome is keyof typeof faultOutcomes =>
  Object.hasOwn(faultOutcomes, outcome)
