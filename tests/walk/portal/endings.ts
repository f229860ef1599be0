import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'

const once = { times: 1 } as const

/** How the next call of an operation ends, by the words of a step. */
export const endings = {
  'ends with status 500': { kind: 'status', status: 500, message: 'The bank is closed', ...once },
  'ends with status 401': { kind: 'status', status: 401, ...once },
  'ends with status 400': { kind: 'status', status: 400, message: 'Not like this', ...once },
  'ends with status 404': { kind: 'status', status: 404, message: 'Not found', ...once },
  'ends with status 500 every second time': { kind: 'status', status: 500, every: 2 },
  'ends with status 500 from now on': { kind: 'status', status: 500 },
  'brings no refresh token': { kind: 'altered', remove: ['refresh_token'], ...once },
  'ends with status 401 from now on': { kind: 'status', status: 401 },
  'ends with status 409': { kind: 'status', status: 409, message: 'Changed meanwhile', ...once },
  'ends with status 403': { kind: 'status', status: 403, message: 'Not for you', ...once },
  'ends with status 429': { kind: 'status', status: 429, message: 'Too many', ...once },
  'is refused with status 200': { kind: 'status', status: 200, message: 'Not today', ...once },
  'loses its connection': { kind: 'connectionLost', ...once },
  'loses its answer': { kind: 'answerLost', ...once },
  'answers with a page': { kind: 'notJson', ...once },
  'answers with another shape': { kind: 'wrongShape', ...once },
  'has an empty list': { kind: 'altered', set: { data: [] }, ...once },
  'has no content': { kind: 'altered', set: { data: null }, ...once },
  'is answered late': { kind: 'delay', delay: 400, ...once },
  'is not answered': { kind: 'timeout', ...once },
} as const satisfies Record<string, Fault>

export type Ending = keyof typeof endings
export const endingNames = Object.keys(endings) as Ending[]
