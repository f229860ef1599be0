import { randomBytes } from 'node:crypto'

/** For a bank whose secrets strangers could derive from a seed that they know. */
export const randomSeed = (): string => randomBytes(24).toString('base64url')
