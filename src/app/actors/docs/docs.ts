import { fromPromise } from 'xstate'
import { navigatorMachine } from '../../../machines/docs/navigator.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { DefinitionSource } from './loadDefinition.ts'

export function navigatorOf(shell: DefinitionSource) {
  const actors = {
    loadDefinition: fromPromise(async ({ input, signal }) =>
      (await loadCode(() => import('./loadDefinition.ts'))).loadDefinition(shell, input, signal),
    ),
  } satisfies ActorsOf<typeof navigatorMachine>
  return navigatorMachine.provide({ actors })
}
