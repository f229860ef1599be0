import { defaultSettings, type Settings } from '../../src/rules/sandbox.ts'
import type { SandboxClock } from '../clock.ts'
import type { Tables } from '../db/database.ts'
import { setupId } from '../db/machinery.ts'
import type { Sequence } from '../db/sequence.ts'
import { hashPassword } from './passwords.ts'

/** What every call's handler is given. */
export interface Bank {
  tables: Tables
  clock: SandboxClock
  sequence: Sequence
}

export const settingsOf = ({ tables }: Pick<Bank, 'tables'>): Settings =>
  tables.setups.get(setupId)?.settings ?? defaultSettings

/** A fresh salt, and the hash that it gives this password. */
export async function protectPassword({ sequence }: Pick<Bank, 'sequence'>, password: string) {
  const passwordSalt = await sequence.key('salt')
  return { passwordSalt, passwordHash: await hashPassword(password, passwordSalt) }
}
