import { openChannel } from '../../../src/rules/broadcastChannel.ts'
import { changesChannelOf, type SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** Notifies the pages of the origin that show the bank of what changes in it; `bank` is null without a name. */
export function broadcastChanges(kernel: Pick<Kernel, 'subscribe'>, bank: string | null): void {
  const channel = openChannel<SandboxChanges>(changesChannelOf(bank))
  kernel.subscribe((tables) => channel.post({ tables: [...tables] }))
}
