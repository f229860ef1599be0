import type { Bank } from '../../../mocks/testing/types.ts'
import type { Host } from '../hosts.ts'

/** For what the portal's own calls do with the bank of a test. */
export const hostOf = (bank: Bank): Host => ({
  call: (path, init) => bank.fetch(path, init),
  close: bank.close,
})
