import type { ShownBank } from '../../src/app/bootstrap/sandbox/openChosenBank.ts'

/** The bank of a page that loads no other. */
export const shownBankOf = (name: string | null): ShownBank => ({
  name,
  holding: (fetch) => fetch,
  choose() {},
  leave: (remove) => remove(),
  clearDeleted() {},
})
