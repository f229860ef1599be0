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

const seeded = [
  {
    name: 'Till Companion',
    description: 'Shows a shop what came in today',
    productList: ['1000', '2000'],
    oauthRedirectUri: 'https://till.example.com/callback',
  },
  {
    name: 'Budget Diary',
    description: 'Sorts a household into what it needs and what it likes',
    productList: ['1000'],
    oauthRedirectUri: 'https://diary.example.com/callback',
  },
]

/** The first developer's; another developer starts with none. */
export const applications: TableDefinition<ApplicationRow> = {
  row: application,
  async seed({ id, now }) {
    const rows: ApplicationRow[] = []
    for (const each of seeded) {
      const name = await id('application')
      rows.push({
        ...each,
        id: name,
        accountId: 'account-000001',
        icon: '',
        publicKey: 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC0',
        oauthClientId: `client-of-${name}`,
        oauthClientSecret: `secret-of-${name}`,
        ipList: [],
        otpNeeded: false,
        clientType: 'API',
        createdAt: now(),
        hasMadeUpPast: true,
      })
    }
    return rows
  },
}
