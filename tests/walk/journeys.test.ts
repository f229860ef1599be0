import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { journeysNamed, takeJourneys } from './core/journeys.ts'
import { shrunk, type Walk } from './core/walk.ts'
import { world } from './portal/actions/world.ts'
import { portalTransitions } from './portal/coverage.ts'
import { journeys as portalJourneys } from './portal/journeys/journeys.ts'
import { unreached } from './portal/unreached.ts'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => vi.restoreAllMocks())

/** Takes every step but `never`; after `wrong` something is wrong. */
function walkOf(): Walk<string> {
  const steps: string[] = []
  const reached = new Set<string>()
  return {
    steps,
    reached,
    choose: async () => undefined,
    async take(step) {
      if (step === 'never') return []
      steps.push(step)
      reached.add(step)
      return step === 'wrong' ? ['it is wrong'] : []
    },
    close: async () => {},
  }
}

const journeys = [
  { subject: 'session', name: 'begins', steps: ['one', 'two'] },
  { subject: 'session', name: 'ends', steps: ['one', 'never', 'two'] },
  { subject: 'tickets', name: 'are read', steps: ['wrong', 'two'] },
]

async function resultsOf(which: string) {
  const results: [number, boolean][] = []
  await takeJourneys(
    { begin: async () => walkOf(), sentence: (step: string) => step },
    { journeys: journeysNamed(journeys, which), isVerbose: false },
    ({ steps, isFailure }) => results.push([steps, isFailure]),
  )
  return results
}

test('a shrunk walk has only steps that are taken, also where the effort ends before each was left out', async () => {
  const finished = {
    seed: 1,
    steps: ['one', 'two', 'never', 'wrong'],
    found: ['it is wrong'],
    reached: new Set<string>(),
  }
  expect(await shrunk({ begin: async () => walkOf() }, finished, { tries: 1, seconds: 60 })).toEqual(['wrong'])
})

test('a journey fails where a step cannot be taken, or something is wrong after it', async () => {
  expect(await resultsOf('all')).toEqual([
    [2, false],
    [1, true],
    [1, true],
  ])
})

test('a subject or a part of a name chooses journeys', async () => {
  expect(await resultsOf('tickets,begins')).toHaveLength(2)
  expect(() => journeysNamed(journeys, 'nothing')).toThrow(
    new Error('There are no journeys of nothing: choose one of all, session, tickets.'),
  )
})

const journeySteps = Object.values(portalJourneys)
  .flatMap((ways) => Object.values(ways))
  .flat()

test('journeys name events that walks know', () => {
  const events = journeySteps.flatMap((step) => (step.do === 'world' ? [step.event] : []))
  expect([...new Set(events)].filter((event) => !(event in world))).toEqual([])
})

test('what is recorded as never reached is a transition', async () => {
  const transitions = await portalTransitions()
  expect(Object.keys(unreached).filter((name) => !transitions.has(name))).toEqual([])
})
