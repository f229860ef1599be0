import { defaultSettings, type Settings } from '../../src/rules/sandbox/settings.ts'
import type { Tables } from '../db/database.ts'
import type { Sequence } from '../db/sequence.ts'
import { systemId } from '../db/tables/system.ts'
import type { SandboxClock } from './clock.ts'
import type { Publish } from './domainEvents.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MovementHistory } from './movement.ts'
import { hashPassword } from './passwords.ts'

/** What every operation works with. */
export interface Bank {
  tables: Tables
  clock: SandboxClock
  sequence: Sequence
  jobs: Jobs
  history: MovementHistory
  publish: Publish
}

export const settingsOf = ({ tables }: Pick<Bank, 'tables'>): Settings => ({
  ...defaultSettings,
  ...(tables.system.get(systemId)?.settings as Partial<Settings> | undefined),
})

/** A new salt, and the hash of this password with it. */
export async function protectPassword({ sequence }: Pick<Bank, 'sequence'>, password: string) {
  const passwordSalt = await sequence.key('salt')
  return { passwordSalt, passwordHash: await hashPassword(password, passwordSalt) }
}
