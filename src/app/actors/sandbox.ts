import { fromPromise } from 'xstate'
import { changeBank, readBank } from '../../api/sandbox.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { sandboxMachine } from '../../machines/sandbox/sandbox.machine.ts'
import type { BankState, SandboxChange } from '../../rules/sandboxPage.ts'
import type { PortalReady } from '../bootstrap/shell.ts'

export function sandboxOf({ portalReady }: PortalReady<'fetch'>) {
  const actors = {
    readBank: fromPromise<BankState, void>(async ({ signal }) => readBank((await portalReady).fetch, signal)),
    changeBank: fromPromise<void, SandboxChange>(async ({ input, signal }) =>
      changeBank((await portalReady).fetch, input, signal),
    ),
  } satisfies ActorsOf<typeof sandboxMachine>
  return sandboxMachine.provide({ actors })
}
