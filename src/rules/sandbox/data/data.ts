import { array, boolean, type Infer, integer, object, optional, string } from 'superstruct'
import type { BankRequest } from '../banks/banks.ts'
import type { SandboxConsent } from '../customers/consents.ts'
import type { TestCustomerAccounts } from '../customers/customerAccounts.ts'
import type { CustomerStory } from '../customers/newCustomer.ts'
import { snapshotName } from './sandboxNames.ts'

/** What the Data panel and its control calls take (docs/sandbox.md). */

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

/** Newest first. */
export const snapshotList = array(snapshot)

/** `overwrite` puts it in the place of one that has the name already. */
export const snapshotRequest = object({ name: snapshotName, overwrite: optional(boolean()) })

export interface DataPanelData {
  /** How many there are of each table. */
  rows: Readonly<Record<string, number>>
  seed: string
  snapshots: readonly Snapshot[]
  customers: readonly TestCustomerAccounts[]
  consents: readonly SandboxConsent[]
}

/** What can be done with the state as a whole, with what a test customer has, and with banks. */
export type DataControl =
  | { kind: 'reset'; seed: string }
  | { kind: 'export' }
  | { kind: 'import'; file: File }
  | { kind: 'save'; name: string; overwrite: boolean }
  | { kind: 'restore' | 'delete'; name: string }
  | { kind: 'rename'; name: string; newName: string; overwrite: boolean }
  | { kind: 'account'; customerNumber: string; accountNumber: string; balance: string; status: 'ACTIVE' | 'BLOCKED' }
  | { kind: 'customer'; story: CustomerStory; name: string; seed: string }
  | { kind: 'consent'; consentId: string }
  | { kind: 'card'; customerNumber: string; cardId: string; status: 'ACTIVE' | 'BLOCKED' }
  | { kind: 'makeBank'; name: string; request: BankRequest }
  /** Null for the default bank. */
  | { kind: 'openBank'; name: string | null }
  /** `isShown` when the page shows it: then it opens the default bank. */
  | { kind: 'deleteBank'; name: string; isShown: boolean }

/** Whether it loses something that cannot be had back. */
export const asksFirst = (control: DataControl): boolean =>
  'overwrite' in control
    ? control.overwrite
    : ['reset', 'import', 'restore', 'delete', 'deleteBank'].includes(control.kind)
