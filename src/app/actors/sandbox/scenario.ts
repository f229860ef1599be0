import { fromPromise } from 'xstate'
import { runScenario } from '../../../api/sandbox/scenarios.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { scenarioMachine } from '../../../machines/sandbox/scenario.machine.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

export function scenarioOf({ portalReady }: PortalReady<'fetch'>) {
  const actors = {
    runScenario: fromPromise(async ({ input, signal }) => runScenario((await portalReady).fetch, input.name, signal)),
  } satisfies ActorsOf<typeof scenarioMachine>
  return scenarioMachine.provide({ actors })
}
