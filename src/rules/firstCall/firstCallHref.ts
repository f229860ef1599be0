import type { Address } from '../routes/address.ts'

/** Where the first call is made: by the guide where the portal sends calls to the bank, else as the documentation says. */
export const firstCallHref = (sendsCalls: boolean): Address =>
  sendsCalls ? '/dashboard?page=firstCall' : '/docs/getting-started'
