import { type Grant, grants } from '../../bank/authorization/grants.ts'
import { bankPaths } from '../../bank/bankHosts.ts'
import { callHeaders } from '../../bank/callHeaders.ts'
import { testCustomers, testPassword } from '../../bank/testCustomers.ts'
import { isReservedHeader } from '../../tryItOut/apiCall.ts'
import type { TokenOrder } from '../../tryItOut/authorization.ts'
import type { OperationDetails, Parameter } from '../operation/outline.ts'
import type { SampleValues } from './sampleValues.ts'

export interface SampleCall {
  method: string
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Of Basic authentication. */
  client?: { id: string; secret: string }
}

const tokenPlaceholder = 'ACCESS_TOKEN'

const placeholder = (name: string) => name.replace(/\W+/g, '_').toUpperCase()

const isDay = (text: string) => /^\d{4}-\d\d(-|$)/.test(text)

/** Each order has a new one: an example would be sent twice. */
const isKey = (name: string) => name === callHeaders.idempotencyKey

/** The call with the reader's own values, else the definition's examples; what has neither is a name in capitals. */
export function sampleCallOf(
  operation: OperationDetails,
  base: string,
  values: SampleValues | null = null,
): SampleCall {
  const ownValueOf = ({ name, in: place }: Parameter) => values?.parameters[`${place}.${name}`]
  const named = (place: string) => operation.parameters.filter((each) => each.in === place)
  // The day of an example may be over.
  const isShown = (each: Parameter) =>
    each.required ||
    ownValueOf(each) !== undefined ||
    (each.example !== undefined && !isDay(each.example) && !values?.isComplete)
  // The example of a signature is not that of what the reader sends.
  const isSecret = ({ in: place, name }: Parameter) => values !== null && place === 'header' && isReservedHeader(name)
  const exampleOf = (each: Parameter) =>
    (isSecret(each) ? undefined : (ownValueOf(each) ?? (isKey(each.name) ? undefined : each.example))) ??
    placeholder(each.name)
  let path = operation.path
  for (const each of named('path')) path = path.replaceAll(`{${each.name}}`, encodeURIComponent(exampleOf(each)))
  const query = named('query')
    .filter(isShown)
    .map((each) => `${encodeURIComponent(each.name)}=${encodeURIComponent(exampleOf(each))}`)
  const [body] = operation.bodies
  return {
    method: operation.method.toUpperCase(),
    url: `${base.replace(/\/$/, '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [
      ...(operation.access.length > 0 ? [['Authorization', `Bearer ${tokenPlaceholder}`] as const] : []),
      ...named('header')
        .filter((each) => each.required || ownValueOf(each) !== undefined || isKey(each.name))
        .map((each) => [each.name, exampleOf(each)] as const),
      ...(body ? [['Content-Type', body.mediaType] as const] : []),
    ],
    body: values?.body ?? body?.examples[0]?.text ?? '',
  }
}

/** The test customer whose data the example has, or the first. */
function signInOf(exampleCustomer: string | null): Readonly<Record<string, string>> {
  const { number, corporateUsername } =
    testCustomers.find((each) => each.number === exampleCustomer) ?? testCustomers[0]
  return { username: number, password: testPassword, ...(corporateUsername !== undefined && { corporateUsername }) }
}

/** What each grant sends beside its name and the scopes; a code has to come from the customer's sign-in. */
const formOf: Readonly<Record<Grant, (exampleCustomer: string | null) => Readonly<Record<string, string>>>> = {
  client_credentials: () => ({}),
  password: signInOf,
  authorization_code: () => ({ code: 'CODE' }),
  authorization_id: () => ({ authorization_id: 'AUTHORIZATION_ID' }),
}

/** What a token was requested with, by grant, without what is secret. */
export type CustomerForms = Partial<Record<Grant, Readonly<Record<string, string>>>>

/** The customer of a token, as the samples show it; passwords of others than the documented test customers stay out. */
export function sampleCustomersOf({
  grant,
  customerNumber,
  otherCustomer,
  authorizationId,
}: TokenOrder): CustomerForms {
  if (grant === 'authorization_id') return { [grant]: { authorization_id: authorizationId } }
  if (grant !== 'password') return {}
  if (!otherCustomer) return { [grant]: signInOf(customerNumber) }
  const { number, corporateUsername } = otherCustomer
  return {
    [grant]: {
      username: number.trim(),
      password: placeholder('password'),
      ...(corporateUsername.trim() !== '' && { corporateUsername: corporateUsername.trim() }),
    },
  }
}

/** The request of a token for the call, by the first grant of the bank that opens it; null where it needs none of them. */
export function tokenCallOf(
  { access, exampleCustomer }: OperationDetails,
  base: string,
  clientId: string | null,
  customers: CustomerForms = {},
): SampleCall | null {
  for (const { grants: names, scopes } of access) {
    const grant = grants.find((each) => names.includes(each))
    if (!grant) continue
    // Client credentials are granted only with a scope parameter, even if it is empty.
    const hasScope = scopes.length > 0 || grant === 'client_credentials'
    // The example of a certain customer's data needs that customer.
    const own = exampleCustomer === null ? customers[grant] : undefined
    const form = {
      grant_type: grant,
      ...(own ?? formOf[grant](exampleCustomer)),
      ...(hasScope && { scope: scopes.join(' ') }),
    }
    return {
      method: 'POST',
      url: base.replace(/\/$/, '') + bankPaths.token,
      headers: [
        ...(grant === 'authorization_id' ? [['sign', placeholder('sign')] as const] : []),
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: new URLSearchParams(form).toString(),
      client: { id: clientId ?? placeholder('client_id'), secret: placeholder('client_secret') },
    }
  }
  return null
}
