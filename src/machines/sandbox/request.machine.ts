import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { RequestDetail } from '../../rules/sandbox/requests/requestLog.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided, withOutput } from '../port.ts'

interface RequestContext {
  /** The txId of the call that is open. */
  id: string
  detail: RequestDetail | null
  problem: Problem | null
  /** The call that is open is the one that was sent again. */
  isReplayed: boolean
}

/** One call of the log: opened with its request and answer, and sent again. */
export const requestMachine = setup({
  types: {} as {
    context: RequestContext
    events: { type: 'request.open'; id: string } | { type: 'request.close' | 'request.reload' | 'request.replay' }
    tags: 'busy' | 'mutating'
  },
  actors: {
    readRequest: unprovided<RequestDetail, { id: string }>('readRequest'),
    replayRequest: unprovided<string, { id: string }>('replayRequest'),
  },
  actions: {
    setId: assign({ id: (_, id: string) => id }),
    setDetail: assign({ detail: (_, detail: RequestDetail) => detail }),
    clearDetail: assign({ detail: null }),
    setReplayed: assign({ isReplayed: true }),
    clearReplayed: assign({ isReplayed: false }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
}).createMachine({
  id: 'request',
  context: { id: '', detail: null, problem: null, isReplayed: false },
  initial: 'closed',
  on: {
    'request.open': {
      target: '.reading',
      actions: [{ type: 'setId', params: ({ event }) => event.id }, 'clearDetail', 'clearReplayed'],
    },
    'request.close': '.closed',
  },
  states: {
    closed: { entry: ['clearDetail', 'clearProblem'] },
    reading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: withOutput('setDetail') },
        onError: { target: 'failed', actions: withProblem('setProblem') },
      },
    },
    shown: { on: { 'request.replay': 'replaying' } },
    replaying: {
      tags: ['busy', 'mutating'],
      entry: ['clearProblem', 'clearReplayed'],
      invoke: {
        id: 'replayRequest',
        src: 'replayRequest',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'reading', actions: [...withOutput('setId'), 'clearDetail', 'setReplayed'] },
        onError: { target: 'shown', actions: withProblem('setProblem') },
      },
    },
    failed: { on: { 'request.reload': 'reading' } },
  },
})
