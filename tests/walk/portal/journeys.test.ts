import { expect, test } from 'vitest'
import { world } from './actions/world.ts'
import { portalTransitions } from './coverage.ts'
import { journeys } from './journeys/journeys.ts'
import { unreached } from './unreached.ts'

const steps = Object.values(journeys)
  .flatMap((ways) => Object.values(ways))
  .flat()

test('journeys name events that walks know', () => {
  const events = steps.flatMap((step) => (step.do === 'world' ? [step.event] : []))
  expect([...new Set(events)].filter((event) => !(event in world))).toEqual([])
})

test('what is recorded as never reached is a transition', async () => {
  const transitions = await portalTransitions()
  expect(Object.keys(unreached).filter((name) => !transitions.has(name))).toEqual([])
})
