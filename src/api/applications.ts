import { boolean, enums, string, type } from 'superstruct'
import { lenient, list, looseList, looseText, rowId } from '../rules/answers.ts'
import { iconOf } from '../rules/applicationIcon.ts'
import {
  type Application,
  type ApplicationDraft,
  type ClientTokens,
  clientTokens,
  type TokenRenewal,
} from '../rules/applications.ts'
import { conceal } from '../rules/handle.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { done, envelope } from './envelope.ts'

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

const secretOf = (secret: string) => (secret === '' ? null : conceal(secret))

/** The developer's applications, secrets behind handles. */
export async function listApplications(
  client: PortalClient,
  authorization: string,
  signal: AbortSignal,
): Promise<Application[]> {
  const call = client.services.POST('/api-dashboard-service/dashboard/applications', {
    ...withToken(authorization, signal),
    body: {},
  })
  const { data } = await decode(call, envelope(applications))
  return data.map((row) => ({ ...row, icon: iconOf(row.icon), oauthClientSecret: secretOf(row.oauthClientSecret) }))
}

/** Creates an application, or with an `id` changes that one. */
export async function saveApplication(
  client: PortalClient,
  authorization: string,
  body: ApplicationDraft,
  signal: AbortSignal,
): Promise<void> {
  const call = client.services.POST('/api-dashboard-service/dashboard/saveapplication', {
    ...withToken(authorization, signal),
    body,
  })
  await decode(call, done)
}

export async function deleteApplication(
  client: PortalClient,
  authorization: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const call = client.services.POST('/api-dashboard-service/dashboard/deleteapplication', {
    ...withToken(authorization, signal),
    body: { id },
  })
  await decode(call, done)
}

/** New values for both; the old pair is worth nothing from then on. */
export async function renewTokens(
  client: PortalClient,
  authorization: string,
  body: TokenRenewal,
  signal: AbortSignal,
): Promise<ClientTokens> {
  const call = client.services.POST('/api-dashboard-service/dashboard/renewtokens', {
    ...withToken(authorization, signal),
    body,
  })
  const { data } = await decode(call, envelope(type(clientTokens.schema)))
  return { clientId: data.clientId, clientSecret: secretOf(data.clientSecret) }
}
