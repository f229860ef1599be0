import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openDomPortal } from './portal/domPortal.ts'
import { replay, shrunk, story, walkAtRandom } from './portal/run.ts'
import type { Step } from './portal/step.ts'

const seeds = [1, 2]
const length = 30

test.each(seeds)('walk %i: nothing is wrong after any step', async (seed) => {
  const finished = await walkAtRandom(openDomPortal, seed, length)
  if (finished.found.length === 0) return
  const fewest = await shrunk(openDomPortal, finished, 10)
  expect.fail(`${finished.found.join('\n')}\nafter: ${story(fewest)}`)
})

const folder = resolve(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).map((file) => {
  const { steps } = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as { steps: Step[] }
  return { name: file.replace(/\.json$/, ''), steps }
})

test.each(fixtures)('what a walk once found: $name', async ({ steps }) => {
  const { found, steps: done } = await replay(openDomPortal, steps)
  expect(found).toEqual([])
  expect(done).toEqual(steps)
})
