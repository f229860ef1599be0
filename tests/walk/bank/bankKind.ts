import type { WalkKind } from '../core/walk.ts'
import { BankWalk } from './bankWalk.ts'
import { BankChoices } from './choices/bankChoices.ts'
import { bankOperations } from './definitions.ts'
import { findPlanted } from './findPlanted.ts'
import { sentence } from './sentence.ts'
import type { Step } from './step.ts'

/** A 500 is documented everywhere, and a failure of the walk. */
const answers = [...bankOperations.values()].flatMap(({ id, details }) =>
  details.answers.filter(({ status }) => status !== '500').map(({ status }) => `${id} ${status}`),
)
const causes = [...bankOperations.values()].flatMap(({ id, causes }) => causes.map((cause) => `${id} ${cause}`))

/** The services of the bank, in memory, in LevelDB and in IndexedDB at once. */
export function bankKind(): WalkKind<Step> & { findPlanted: typeof findPlanted } {
  const choices = new BankChoices()
  return {
    measures: { answers: new Set(answers), 'documented causes': new Set(causes) },
    unreached: {},
    begin: () => BankWalk.begin(choices),
    findPlanted,
    sentence,
  }
}
