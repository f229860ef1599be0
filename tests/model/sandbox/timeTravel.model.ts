import { timeTravelMachine } from '../../../src/machines/sandbox/timeTravel.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const range = { first: 2, last: 5 }

export const timeTravelModel: ModelSpec<typeof timeTravelMachine> = {
  machine: timeTravelMachine,
  events: {
    'actor.choose': { session: { actor: 'x:0' }, panel: { actor: 'x:7' } },
    'travel.go': {
      'to the last but one': { at: 4, range },
      'to what is kept no more': { at: 0, range },
      'to the last': { at: 5, range },
    },
    'travel.live': [{}],
  },
  expectations: {
    states: {
      live: { can: ['travel.go(to the last but one)'], cannot: ['travel.live', 'travel.go(to the last)'] },
      past: { can: ['travel.live', 'travel.go(to the last)'] },
    },
    steps: {
      'travel.go(to the last but one)': { context: { at: 4 } },
      'travel.go(to what is kept no more)': { context: { at: 2 } },
      'past / travel.go(to the last)': { to: 'live' },
      'past / actor.choose(panel)': { to: 'live', context: { actor: 'x:7' } },
    },
  },
  journeys: {
    'back by two, forward again until it is live': [
      'actor.choose(session)',
      'travel.go(to the last but one)',
      'travel.go(to what is kept no more)',
      'travel.go(to the last but one)',
      'travel.go(to the last)',
    ],
  },
}
