import type { ShownBank } from '../../src/app/bootstrap/sandbox/openChosenBank.ts'
import { bankAddressOf } from '../../src/rules/sandbox/banks/bankName.ts'

/** The bank of a page that loads no other. */
export const shownBankOf = (name: string | null): ShownBank => ({
  name,
  address: bankAddressOf('http://127.0.0.1:8787', name),
  needsKey: false,
  holding: (fetch) => fetch,
  choose() {},
  leave: (remove) => remove(),
  clearDeleted() {},
})
