import { integer, max, min } from 'superstruct'

/**
 * Of an account or an order in a file, far above what calls can move: answers have at most thirteen digits before the
 * point, also of a sum of some of these.
 */
export const storedAmount = min(max(integer(), 1e14), -1e14)
