import type { Struct } from 'superstruct'
import { atMost, required, trimmed } from './fields.ts'

/** What the Data panel and its control calls take (docs/sandbox.md). */

/** What ids, keys and salts are derived from. */
export const sandboxSeed: Struct<string, null> = trimmed(required, atMost(64))
