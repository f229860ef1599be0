import { fromPromise } from 'xstate'
import { changeBank, readBank } from '../../api/sandbox.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { sandboxMachine } from '../../machines/sandbox/sandbox.machine.ts'
import type { BankState, SandboxChange } from '../../rules/sandboxPage.ts'
import type { Portal } from '../portal.ts'

export function sandboxOf(portal: Portal) {
  const actors = {
    readBank: fromPromise<BankState, void>(({ signal }) => readBank(portal.fetch, signal)),
    changeBank: fromPromise<void, SandboxChange>(({ input, signal }) => changeBank(portal.fetch, input, signal)),
  } satisfies ActorsOf<typeof sandboxMachine>
  return sandboxMachine.provide({ actors })
}
