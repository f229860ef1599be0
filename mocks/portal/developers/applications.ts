import type { Infer } from 'superstruct'
import type { applicationSave } from '../../../src/rules/applications/applicationForm.ts'
import type { Bank } from '../../bank/bank.ts'
import type { SeedContext } from '../../db/table.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { ApiError } from '../../http/apiError.ts'
import { productList } from '../definitions/catalogue.ts'

const productIds = new Set(productList.map(({ id }) => String(id)))

export const applicationsOf = ({ tables }: Bank, { id }: DeveloperAccount): ApplicationRow[] =>
  tables.applications.listBy('accountId', id)

/** @throws ApiError (404) when there is none of this id, or it is somebody else's. */
export function applicationOf({ tables }: Bank, account: DeveloperAccount, id: string): ApplicationRow {
  const found = tables.applications.get(id)
  if (found?.accountId !== account.id) throw new ApiError(404, 'Application not found')
  return found
}

export const newCredentials = async (
  key: SeedContext['key'],
): Promise<Pick<ApplicationRow, 'oauthClientId' | 'oauthClientSecret'>> => ({
  oauthClientId: (await key('client id')).slice(0, 32),
  oauthClientSecret: await key('client secret'),
})

/** What a developer says of an application; the client id and secret stay the system's own. */
export async function saveApplication(
  bank: Bank,
  account: DeveloperAccount,
  input: Infer<typeof applicationSave>,
): Promise<ApplicationRow> {
  const { id, clientId: _, clientSecret: _secret, ...fields } = input
  const unknown = fields.productList.find((productId) => !productIds.has(productId))
  if (unknown !== undefined) throw new ApiError(400, `productList: There is no product ${unknown}`)
  if (id) return bank.tables.applications.update(applicationOf(bank, account, id).id, fields)
  return bank.tables.applications.insert({
    ...fields,
    ...(await newCredentials(bank.sequence.key)),
    id: await bank.sequence.id('application'),
    accountId: account.id,
    createdAt: bank.clock.now(),
    hasSyntheticHistory: false,
  })
}

/** Its grants end with it, and so do its subscriptions: it receives no further movement. */
export async function deleteApplication(bank: Bank, account: DeveloperAccount, id: string): Promise<void> {
  const found = applicationOf(bank, account, id)
  bank.tables.applications.delete(found.id)
  await bank.publish('applicationDeleted', found.id)
}

/** A new pair; the old one is worth nothing from then on. */
export async function renewTokens(bank: Bank, account: DeveloperAccount, id: string): Promise<ApplicationRow> {
  const found = applicationOf(bank, account, id)
  return bank.tables.applications.update(found.id, await newCredentials(bank.sequence.key))
}
