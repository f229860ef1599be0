import type { ScenarioFacts } from '../../../src/rules/sandbox/scenarios.ts'
import type { Bank } from '../../bank/bank.ts'
import type { Operation } from '../../kernel/calls/operation.ts'

/** A set-up that shows a story. */
export interface Scenario extends ScenarioFacts {
  /** Whether a call of a page would undo it, such as one that renews the token. */
  isUndoneByCalls?: boolean
  /**
   * Sets it up in a bank that was started from its seed, where developers are still signed in. Resolves with what was done, a
   * sentence each.
   */
  run(bank: Bank, operations: ReadonlyMap<string, Operation>): Promise<string[]>
}
