import { array, type Infer, object, string } from 'superstruct'

/** What the bank has just saved: the names of the tables that changed. */
export const sandboxChanges = object({ tables: array(string()) })
export type SandboxChanges = Infer<typeof sandboxChanges>

/** Among the tables that changed: any other may have changed as well. */
export const everyTable = '*'

/** Among the tables that changed: a reset, an import, a restore or a scenario has put others in the place of all. */
export const replacedContent = 'replaced'

/** Among the tables that changed: the host has no such bank any more. Nothing is read then: a call may create the bank. */
export const bankRemoved = 'removed'

/** Among the tables of the default bank that changed: which named banks the host has, in a browser. */
export const bankList = 'banks'

/** The channel (HTML Standard, 9.5) on which the default bank publishes its changes. */
export const changesChannel = 'portico-sandbox-changes'

/** That of the bank that a page shows; the name is null for the one without. */
export const changesChannelOf = (bank: string | null): string =>
  bank === null ? changesChannel : `${changesChannel}/${bank}`
