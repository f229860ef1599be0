import { array, assign, boolean, type Infer, literal, object, string } from 'superstruct'
import { applicationForm } from '../../../../src/rules/applications/applicationForm.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

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
  createdAt: moment,
  hasSyntheticHistory: boolean(),
})
const { name, description, icon, publicKey, oauthRedirectUri, productList, ipList } = applicationForm.schema
const importedApplication = assign(
  application,
  object({ name, description, icon, publicKey, oauthRedirectUri, productList, ipList }),
)
export type ApplicationRow = Infer<typeof application>

export const applicationTables = {
  applications: table(application, {
    imported: importedApplication,
    unique: ['oauthClientId'],
    indexed: ['accountId'],
  }),
}
