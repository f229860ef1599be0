import type { ActorRefFrom } from 'xstate'
import type { scenarioMachine } from '../../../machines/sandbox/scenario.machine.ts'

export type ScenarioActor = ActorRefFrom<typeof scenarioMachine>
