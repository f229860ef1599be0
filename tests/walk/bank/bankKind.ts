import type { WalkKind } from '../core/walk.ts'
import type { Plants } from './banks.ts'
import { BankWalk } from './bankWalk.ts'
import { BankChoices } from './choices/bankChoices.ts'
import { bankOperations } from './definitions.ts'
import { plants } from './plants.ts'
import { sentence } from './sentence.ts'
import type { Step } from './step.ts'

/** A 500 is documented everywhere, and a failure of the walk. */
const answers = [...bankOperations.values()].flatMap(({ id, details }) =>
  details.answers.filter(({ status }) => status !== '500').map(({ status }) => `${id} ${status}`),
)
const causes = [...bankOperations.values()].flatMap(({ id, causes }) => causes.map((cause) => `${id} ${cause}`))

/** @throws Error that lists those that there are */
function plantOf(name: string): Plants {
  const found = plants[name]
  if (!found) throw new Error(`There is no plant ${name}, but ${Object.keys(plants).join('; ')}`)
  return found
}

/** The services of the bank, in memory, in LevelDB and in IndexedDB at once. */
export function bankKind(planted?: string): WalkKind<Step> {
  const choices = new BankChoices()
  const plant = planted === undefined ? {} : plantOf(planted)
  return {
    measures: { answers: new Set(answers), 'documented causes': new Set(causes) },
    unreached: {},
    begin: () => BankWalk.begin(choices, plant),
    sentence,
  }
}
