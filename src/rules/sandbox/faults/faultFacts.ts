import type { FaultKind } from './faults.ts'

interface FaultFacts {
  /** Beside `kind`, and beside `delay`, `times` and `every`. */
  members: readonly string[]
  effect: string
}

/** What each kind of fault does to a call that it hits. */
export const faultFacts: Readonly<Record<FaultKind, FaultFacts>> = {
  documentedError: {
    members: ['error'],
    effect: 'Returns an error that the operation documents. The bank doesn’t carry out the call.',
  },
  status: {
    members: ['status', 'message'],
    effect: 'Returns this status, 200 or 400 to 599, and an error body. The bank doesn’t carry out the call.',
  },
  delay: { members: [], effect: 'Returns the normal response after the delay.' },
  connectionLost: { members: [], effect: 'Closes the connection. The bank doesn’t carry out the call.' },
  answerLost: { members: [], effect: 'Carries out the call, then closes the connection without a response.' },
  timeout: {
    members: [],
    effect: 'Sends nothing for 60 seconds, then closes the connection. The bank doesn’t carry out the call.',
  },
  notJson: { members: [], effect: 'Returns 200 with an HTML page. The bank doesn’t carry out the call.' },
  wrongShape: {
    members: [],
    effect: 'Returns 200 with JSON of an unexpected structure. The bank doesn’t carry out the call.',
  },
  altered: {
    members: ['set', 'remove'],
    effect: 'Carries out the call, then sets or removes fields of the response body.',
  },
}
