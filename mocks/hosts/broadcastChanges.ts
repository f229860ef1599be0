import { openChannel } from '../../src/rules/openChannel.ts'
import { changesChannel, type SandboxChanges } from '../../src/rules/sandbox/sandbox.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** Notifies every page of the origin of what changes in the bank. */
export function broadcastChanges(kernel: Kernel): void {
  const channel = openChannel<SandboxChanges>(changesChannel)
  kernel.subscribe((tables) => channel.post({ tables: [...tables] }))
}
