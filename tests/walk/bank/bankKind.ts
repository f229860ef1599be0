import type { PlantedFault, WalkKind } from '../core/walk.ts'
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

function withPlant({ found, ...plants }: Plants & { found: RegExp }): PlantedFault<Step> {
  const choices = new BankChoices()
  return { finds: found, begin: () => BankWalk.begin(choices, plants) }
}

/** The services of the bank, in memory, in LevelDB and in IndexedDB at once. */
export function bankKind(): WalkKind<Step> {
  const choices = new BankChoices()
  return {
    measures: { answers: new Set(answers), 'documented causes': new Set(causes) },
    unreached: {},
    journeys: [],
    begin: () => BankWalk.begin(choices),
    planted: Object.fromEntries(Object.entries(plants).map(([name, plant]) => [name, withPlant(plant)])),
    sentence,
  }
}
