import { expect, test, vi } from 'vitest'
import { takeJourneys } from './journeys.ts'
import type { Walk } from './walk.ts'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)

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
    { begin: async () => walkOf(), sentence: (step: string) => step, journeys },
    { which, isVerbose: false },
    ({ steps, isFailure }) => results.push([steps, isFailure]),
  )
  return results
}

test('a journey fails where a step cannot be taken, or something is wrong after it', async () => {
  expect(await resultsOf('all')).toEqual([
    [2, false],
    [1, true],
    [1, true],
  ])
})

test('a subject or a part of a name chooses journeys', async () => {
  expect(await resultsOf('tickets,begins')).toHaveLength(2)
  await expect(resultsOf('nothing')).rejects.toThrow('There are no journeys of nothing')
})
