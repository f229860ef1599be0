import { boolean, enums, string, type } from 'superstruct'
import type { ApplicationDraft } from '../rules/applications/applicationForm.ts'
import { iconOf } from '../rules/applications/applicationIcon.ts'
import type { Application } from '../rules/applications/applications.ts'
import { type ClientTokens, clientTokens, type TokenRenewal } from '../rules/applications/applicationTokens.ts'
import { lenient, list, looseList, looseText, rowId } from '../rules/schemas/lenientSchemas.ts'
import { seal } from '../rules/security/secret.ts'
import { done, envelope } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'

const applications = list(
  type({
    id: rowId,
    name: looseText(),
    description: looseText(),
    icon: looseText(),
    productList: looseList(rowId, (id) => id),
    oauthRedirectUri: looseText(),
    publicKey: looseText(),
    oauthClientId: looseText(),
    oauthClientSecret: looseText(),
    ipList: looseList(string()),
    otpNeeded: lenient(boolean(), false),
    clientType: lenient(enums(['API']), 'API'),
  }),
  ({ id }) => id,
)

const secretOf = (secret: string) => (secret === '' ? null : seal(secret))

/** The developer's applications, secrets behind handles. */
export const listApplications: PortalOperation<void, Application[]> = async ({ services }) => {
  const call = services.POST('/api-dashboard-service/dashboard/applications', { body: {} })
  const { data } = await decode(call, envelope(applications))
  return data.map((row) => ({ ...row, icon: iconOf(row.icon), oauthClientSecret: secretOf(row.oauthClientSecret) }))
}

/** Creates an application, or with an `id` changes that one. */
export const saveApplication: PortalOperation<ApplicationDraft, void> = async ({ services }, body) => {
  await decode(services.POST('/api-dashboard-service/dashboard/saveapplication', { body }), done)
}

export const deleteApplication: PortalOperation<{ id: string }, void> = async ({ services }, body) => {
  await decode(services.POST('/api-dashboard-service/dashboard/deleteapplication', { body }), done)
}

/** New values for both; the old pair is worth nothing from then on. */
export const renewTokens: PortalOperation<TokenRenewal, ClientTokens> = async ({ services }, body) => {
  const call = services.POST('/api-dashboard-service/dashboard/renewtokens', { body })
  const { data } = await decode(call, envelope(type(clientTokens.schema)))
  return { clientId: data.clientId, clientSecret: secretOf(data.clientSecret) }
}
