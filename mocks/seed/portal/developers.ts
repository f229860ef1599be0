import { idOf } from '../../db/sequence.ts'
import type { SeedContext } from '../../db/table.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { seededDevelopers } from '../../fixtures/developers.ts'

export const seededAccountIds: readonly string[] = seededDevelopers.map((_, index) => idOf('account', index + 1))

export async function seededDeveloperAccounts({ id, now, protect }: SeedContext): Promise<DeveloperAccount[]> {
  const rows: DeveloperAccount[] = []
  for (const { label: _label, password, ...developer } of seededDevelopers) {
    const login = developer.eMailAddress
    rows.push({ id: await id('account'), login, createdAt: now(), ...(await protect(password)), ...developer })
  }
  return rows
}
