import type { ScenarioFacts, ScenarioList, ScenarioResult } from '../../../src/rules/sandbox/scenarios.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarioList.ts'
import { lossesOf } from './scenarioLosses.ts'
import { keepSessions } from './sessions.ts'

const factsOf = ({ run: _, isUndoneByCalls: _calls, ...facts }: Scenario): ScenarioFacts => facts

/** Set-ups that show a story. */
export const scenarioControlCalls: ControlCalls = {
  'GET /scenarios': {
    summary: 'Lists the scenarios, and what running one would delete.',
    resolve: async ({ bank }): Promise<ScenarioList> => ({
      scenarios: scenarios.map(factsOf),
      losses: lossesOf(bank),
    }),
  },
  'POST /scenarios/:name': {
    summary: 'Resets all data to the seed and sets up a scenario; developers stay signed in.',
    async resolve({ bank, params: { name = '' }, operations, reset }): Promise<ScenarioResult> {
      const scenario = scenarios.find((each) => each.name === name)
      if (!scenario)
        throw new ApiError(
          404,
          `There is no scenario ${name}. Choose from: ${scenarios.map((each) => each.name).join(', ')}`,
        )
      const { title, places, isUndoneByCalls = false } = scenario
      await keepSessions(bank, () => reset(undefined, !isUndoneByCalls))
      const done = await scenario.run(bank, operations)
      return { name, title, done, places: [...places] }
    },
  },
}
