import { scenarioMachine } from '../../../src/machines/sandbox/scenario.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import type { ScenarioResult } from '../../../src/rules/sandbox/scenarios.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const result: ScenarioResult = {
  name: 'bank-down',
  title: 'Bank down',
  done: ['103 operations answer 503.'],
  places: [],
}

export const scenarioModel: ModelSpec<typeof scenarioMachine> = {
  machine: scenarioMachine,
  events: {
    'scenario.run': {
      atOnce: { name: 'bank-down', deletes: false },
      asked: { name: 'first-day', deletes: true },
    },
    'run.confirm': [{}],
    'run.cancel': [{}],
  },
  calls: { runScenario: [resolve('done', result), reject('broken', problems.network)] },
  relevantContext: ({ name, result, problem }) => [name, result !== null, problem !== null],
  expectations: {
    states: {
      idle: { can: ['scenario.run'], cannot: ['run.confirm', 'run.cancel'] },
      confirming: { can: ['run.confirm', 'run.cancel'], cannot: ['scenario.run'], context: { name: 'first-day' } },
      running: {
        tags: ['busy', 'mutating'],
        cannot: ['scenario.run', 'run.cancel'],
        context: { result: null, problem: null },
      },
    },
    steps: {
      start: { to: 'idle' },
      'scenario.run(atOnce)': { to: 'running', context: { name: 'bank-down' } },
      'scenario.run(asked)': { to: 'confirming' },
      'run.cancel': { to: 'idle' },
      'run.confirm': { to: 'running' },
      'runScenario: done': { to: 'idle', context: { result, problem: null } },
      'runScenario: broken': { to: 'idle', context: { result: null, problem: problems.network } },
    },
  },
  journeys: {
    'what would delete something runs after it is confirmed': [
      'scenario.run(asked)',
      'run.cancel',
      'scenario.run(asked)',
      'run.confirm',
      'runScenario: done',
    ],
    'a failed run is tried again': [
      'scenario.run(atOnce)',
      'runScenario: broken',
      'scenario.run(atOnce)',
      'runScenario: done',
    ],
  },
}
