import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Plants } from './bank/banks.ts'
import { BankWalk } from './bank/bankWalk.ts'
import { BankChoices } from './bank/choices/bankChoices.ts'
import { plants } from './bank/plants.ts'
import { sentence } from './bank/sentence.ts'
import type { Step } from './bank/step.ts'
import { replay, shrunk, story, walkAtRandom } from './core/walk.ts'

const bankWith = (plant?: Plants) => {
  const choices = new BankChoices()
  return { begin: () => BankWalk.begin(choices, plant), sentence }
}

test('a walk: nothing is wrong after any step', { meta: { slow: 'fifty calls in three storages' } }, async () => {
  const bank = bankWith()
  const finished = await walkAtRandom(bank, 2, 50)
  if (finished.found.length === 0)
    return expect([...finished.reached].filter((each) => / 200$/.test(each)).length).toBeGreaterThan(8)
  const fewest = await shrunk(bank, finished, { tries: 20, seconds: 20 })
  expect.fail(`${finished.found.join('\n')}\nafter: ${story(bank, fewest)}`)
})

const folder = resolve(import.meta.dirname, 'bank/fixtures')
const fixturesIn = (name: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(name) && file.endsWith('.json'))
    .map((file) => {
      const { steps } = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as { steps: Step[] }
      return { name: basename(file, '.json'), steps }
    })

for (const { name, steps } of fixturesIn('found'))
  test(`what a walk once found: ${name}`, async () => {
    const { found, steps: done } = await replay(bankWith(), steps)
    expect(found).toEqual([])
    expect(done).toEqual(steps)
  })

const planted = fixturesIn('planted')

test('each fault that can be planted has a walk that found it', () => {
  expect(planted.map(({ name }) => name).sort()).toEqual(Object.keys(plants).sort())
})

test.each(planted)('is noticed, and only where it is planted: $name', { tags: 'full' }, async ({ name, steps }) => {
  const plant = plants[name]
  const { found } = await replay(bankWith(plant), steps)
  expect(found).toContainEqual(expect.stringMatching(plant?.found ?? /^$/))
  expect((await replay(bankWith(), steps)).found).toEqual([])
})
