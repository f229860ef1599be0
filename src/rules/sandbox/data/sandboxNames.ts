import type { Struct } from 'superstruct'
import { atMost, type Rule, required, trimmed } from '../../forms/fields.ts'

/** Of a seed, in characters. */
export const longestSeed = 64

/** What ids, keys and salts are derived from. */
export const sandboxSeed: Struct<string, null> = trimmed(required, atMost(longestSeed))

/** In an address these two stand for the folder itself and the one above, also when they are encoded. */
const noDots: Rule = (name) => (name === '.' || name === '..' ? 'Choose a name other than . and ..' : undefined)

export const snapshotName: Struct<string, null> = trimmed(required, atMost(60), noDots)
