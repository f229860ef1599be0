import { boolean, type Infer, integer, object, optional, type Struct, string, type } from 'superstruct'
import { atMost, required, trimmed } from './fields.ts'

/** What the Data panel and its control calls take (docs/sandbox.md). */

/** What ids, keys and salts are derived from. */
export const sandboxSeed: Struct<string, null> = trimmed(required, atMost(64))

export const snapshotName: Struct<string, null> = trimmed(required, atMost(60))

/** A copy of the sandbox's state that can be restored. */
const snapshot = object({
  name: string(),
  /** Real time, ISO 8601. */
  savedAt: string(),
  /** The bank's time, to which it goes back. */
  time: string(),
  /** In bytes. */
  size: integer(),
  rows: integer(),
})
export type Snapshot = Infer<typeof snapshot>

/** `overwrite` puts it in the place of one that has the name already. */
export const snapshotRequest = type({ name: snapshotName, overwrite: optional(boolean()) })
