import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { ScenarioResult } from '../../rules/sandbox/scenarios.ts'
import { clearProblem, setProblem, withProblem } from '../failure.ts'
import { unprovided, withOutput } from '../port.ts'

interface ScenarioContext {
  /** The scenario that was chosen last. */
  name: string
  result: ScenarioResult | null
  problem: Problem | null
}

/** Runs a scenario; asks first when that deletes what somebody has made. */
export const scenarioMachine = setup({
  types: {} as {
    context: ScenarioContext
    events: { type: 'scenario.run'; name: string; deletes: boolean } | { type: 'run.confirm' } | { type: 'run.cancel' }
    tags: 'busy' | 'mutating'
  },
  actors: { runScenario: unprovided<ScenarioResult, { name: string }>('runScenario') },
  guards: { deletes: (_, deletes: boolean) => deletes },
  actions: {
    setName: assign({ name: (_, name: string) => name }),
    setResult: assign({ result: (_, result: ScenarioResult) => result }),
    clearResult: assign({ result: null }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
}).createMachine({
  id: 'scenario',
  context: { name: '', result: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'scenario.run': [
          {
            guard: { type: 'deletes', params: ({ event }) => event.deletes },
            target: 'confirming',
            actions: { type: 'setName', params: ({ event }) => event.name },
          },
          { target: 'running', actions: { type: 'setName', params: ({ event }) => event.name } },
        ],
      },
    },
    confirming: {
      on: {
        'run.confirm': 'running',
        'run.cancel': 'idle',
      },
    },
    running: {
      tags: ['busy', 'mutating'],
      entry: ['clearResult', 'clearProblem'],
      invoke: {
        id: 'runScenario',
        src: 'runScenario',
        input: ({ context: { name } }) => ({ name }),
        onDone: { target: 'idle', actions: withOutput('setResult') },
        onError: { target: 'idle', actions: withProblem('setProblem') },
      },
    },
  },
})
