import { changesChannel, type SandboxChanges } from '../src/rules/sandbox.ts'
import type { Kernel } from './kernel.ts'

/** Tells every page of the origin what changes in the bank. */
export function broadcastChanges(kernel: Kernel): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(changesChannel)
  kernel.subscribe((tables) => channel.postMessage({ tables: [...tables] } satisfies SandboxChanges))
}
