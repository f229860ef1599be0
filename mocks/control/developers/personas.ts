import type { Persona } from '../../../src/rules/sandbox/personas.ts'
import type { Bank } from '../../bank/bank.ts'
import { hashPassword } from '../../bank/passwords.ts'
import { seededDevelopers } from '../../fixtures/developers.ts'
import { accountOf } from '../../portal/developers/developerAccounts.ts'

/** The ready-made developers, and whether their accounts were changed. */
export function personas(bank: Bank): Promise<Persona[]> {
  const described = seededDevelopers.map(async ({ label, eMailAddress, password, lifecycle }) => {
    const account = accountOf(bank, eMailAddress)
    const unchanged =
      account?.lifecycle.value === lifecycle.value &&
      account.passwordHash === (await hashPassword(password, account.passwordSalt))
    return { label, username: eMailAddress, password, changed: !unchanged }
  })
  return Promise.all(described)
}
