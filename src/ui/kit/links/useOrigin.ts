import type { Address } from '../../../rules/routes/address.ts'
import { originOf } from '../../../rules/session/detour.ts'
import { useAddress } from './useAddress.ts'

/** Where the page leads back to when somebody came to it by a detour. */
export const useOrigin = (): Address | undefined => originOf(new URLSearchParams(useAddress().split('?')[1]))
