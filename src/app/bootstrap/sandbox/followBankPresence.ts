import { bankIsMissing } from '../../../api/sandbox/banks.ts'
import { openChannel } from '../../../rules/broadcastChannel.ts'
import { bankRemoved, changesChannelOf, everyTable, type SandboxChanges } from '../../../rules/sandbox/changes.ts'
import { sandboxBankAtom } from '../../../ui/sandbox/sandboxHost.ts'
import type { PageStore } from '../portal/portal.ts'

/** Asks the host whether it has the bank that the page shows, now and whenever it may be gone: the page then says so. */
export function followBankPresence(fetch: typeof globalThis.fetch, name: string | null, store: PageStore): void {
  if (name === null) return
  const set = (isMissing: boolean) =>
    store.set(sandboxBankAtom, (bank) => (bank.isMissing === isMissing ? bank : { ...bank, isMissing }))
  const check = async () => set(await bankIsMissing(fetch))
  openChannel<SandboxChanges>(changesChannelOf(name)).subscribe(({ tables }) => {
    if (tables.includes(bankRemoved)) set(true)
    // One that was created again under the name reports what it stores, as any bank does.
    else if (tables.includes(everyTable) || store.get(sandboxBankAtom).isMissing) void check()
  })
  void check()
}
