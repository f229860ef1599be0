import { array, boolean, coerce, enums, nullable, optional, type Struct, string, type } from 'superstruct'
import { iconOf } from '../rules/applicationIcon.ts'
import {
  type Application,
  type ApplicationDraft,
  type ClientTokens,
  clientTokens,
  type TokenRenewal,
} from '../rules/applications.ts'
import { catalogueId } from '../rules/catalogueSchema.ts'
import { conceal } from '../rules/handle.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { done, envelope } from './envelope.ts'

const text = coerce(string(), optional(nullable(string())), (value) => value ?? '')
const list = <Value>(item: Struct<Value, unknown>) =>
  coerce(array(item), optional(nullable(array())), (value) => value ?? [])

const applications = array(
  type({
    id: catalogueId,
    name: string(),
    description: text,
    icon: text,
    productList: list(catalogueId),
    oauthRedirectUri: text,
    publicKey: text,
    oauthClientId: text,
    oauthClientSecret: text,
    ipList: list(string()),
    otpNeeded: coerce(boolean(), optional(nullable(boolean())), (value) => value ?? false),
    clientType: coerce(enums(['API']), optional(nullable(string())), () => 'API' as const),
  }),
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
