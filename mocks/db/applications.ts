import { array, boolean, type Infer, integer, literal, object, string } from 'superstruct'
import type { TableDefinition } from './table.ts'

const application = object({
  id: string(),
  accountId: string(),
  name: string(),
  description: string(),
  icon: string(),
  productList: array(string()),
  oauthRedirectUri: string(),
  publicKey: string(),
  oauthClientId: string(),
  oauthClientSecret: string(),
  ipList: array(string()),
  otpNeeded: boolean(),
  clientType: literal('API'),
  createdAt: integer(),
  /** A past is made up for the applications of the first day. */
  hasMadeUpPast: boolean(),
})
export type ApplicationRow = Infer<typeof application>

const till =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#fbe3c8"/><path d="M12 20h24v16H12zM15 20v-6h18v6M17 26h6M17 31h14M29 26h2" fill="none" stroke="#8a4b08" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'

const seeded = [
  {
    name: 'Till Companion',
    description: 'Shows a shop what came in today',
    icon: `data:image/svg+xml;base64,${btoa(till)}`,
    productList: ['1000', '2000'],
    oauthRedirectUri: 'https://till.example.com/callback',
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDb0xRJbXtG1SCmPmtai7zXsmb2QqIJBBGDQlJ5AgEH+7MgHeJxhFQmOiRGsUfJBUeHQIDKMvw0oyiQt0onpDxz6ycb2gQmmTBstlGnTIEKBBBbcxvkxTqmhfuCUTzF0+2a4iGTXR3S4kM0Llg/06AUGEUzXLqZKfNAxv02+AdMiwIDAQAB',
    ipList: ['198.51.100.24', '203.0.113.7'],
    otpNeeded: true,
  },
  {
    name: 'Budget Diary',
    description: 'Sorts a household into what it needs and what it likes',
    icon: '',
    productList: ['1000'],
    oauthRedirectUri: 'https://diary.example.com/callback',
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDSrvpr6KYeTKRHaPHJGXOYlXKCpo9CBgpT0wpO/oqhiR0i0RNBiDp1acV12gc03oqFsLg/+Eg2OEnjadzaqTIGm1/4feEBjU1eMN7wg5pJL/1oaFGuMph4epUBn55IhjZo9RgeGe/k6qF+gQMdGRpvCRvSHkE9wclTMbPPIvkknQIDAQAB',
    ipList: [],
    otpNeeded: false,
  },
]

/** The first developer's; another developer starts with none. */
export const applications: TableDefinition<ApplicationRow> = {
  row: application,
  async seed({ id, key, now }) {
    const rows: ApplicationRow[] = []
    for (const each of seeded) {
      rows.push({
        ...each,
        id: await id('application'),
        accountId: 'account-000001',
        oauthClientId: (await key('client id')).slice(0, 32),
        oauthClientSecret: await key('client secret'),
        clientType: 'API',
        createdAt: now(),
        hasMadeUpPast: true,
      })
    }
    return rows
  },
}
