import { assign, setup } from 'xstate'

/** The numbers of the events of an actor that can be gone to. */
interface Range {
  first: number
  last: number
}

interface TimeTravelContext {
  /** The actor that is looked at, by its session id. */
  actor: string | null
  /** The number of the event after which it is shown; counts in the past only. */
  at: number
}

/** Looking at an actor as it stands, or as it stood after an earlier event. The actor itself goes on. */
export const timeTravelMachine = setup({
  types: {} as {
    context: TimeTravelContext
    events:
      | { type: 'actor.choose'; actor: string }
      | { type: 'travel.go'; at: number; range: Range }
      | { type: 'travel.live' }
  },
  guards: {
    isPast: (_, { at, range }: { at: number; range: Range }) => at < range.last,
  },
  actions: {
    setActor: assign({ actor: (_, { actor }: { actor: string }) => actor }),
    setAt: assign({ at: (_, { at, range }: { at: number; range: Range }) => Math.max(range.first, at) }),
  },
}).createMachine({
  id: 'timeTravel',
  context: { actor: null, at: 0 },
  initial: 'live',
  on: {
    'actor.choose': { target: '.live', actions: { type: 'setActor', params: ({ event: { actor } }) => ({ actor }) } },
  },
  states: {
    live: {
      on: {
        'travel.go': {
          guard: { type: 'isPast', params: ({ event }) => event },
          target: 'past',
          actions: { type: 'setAt', params: ({ event }) => event },
        },
      },
    },
    past: {
      on: {
        'travel.go': [
          {
            guard: { type: 'isPast', params: ({ event }) => event },
            actions: { type: 'setAt', params: ({ event }) => event },
          },
          { target: 'live' },
        ],
        'travel.live': 'live',
      },
    },
  },
})
