import type { Parameter } from './collectionFormat.ts'
import type { RequestsByOperation } from './productFolder.ts'
import { takenValues } from './requestVariables.ts'
import type { SandboxFlow } from './sandboxFlow.ts'

/** The values that differ by bank and environment. */
export interface CollectionValues {
  /** Where the APIs answer, without a trailing slash. */
  base: string
  username: string
  /** The published password of the test customers, or nothing. */
  password: string
  corporateUsername: string
  authorizationId: string
}

const givenVariables = (values: CollectionValues, flow: SandboxFlow | undefined): Parameter[] => [
  { key: 'base', value: values.base, description: 'Where the APIs answer, without a trailing slash.' },
  { key: 'client_id', value: '', description: 'The client ID of your application.' },
  { key: 'client_secret', value: '', description: 'The client secret of your application.' },
  {
    key: 'private_key',
    value: '',
    description: 'The RSA private key whose public key your application has, in PKCS#8 or PKCS#1.',
  },
  { key: 'scope', value: '', description: 'Scopes of the requests in Tokens; empty for all that the application has.' },
  { key: 'username', value: values.username, description: 'The number of the customer, for the password flow.' },
  { key: 'password', value: values.password, description: 'The password of the customer.' },
  { key: 'corporate_username', value: values.corporateUsername, description: 'Of a corporate customer only.' },
  { key: 'redirect_uri', value: '', description: 'The redirect URI of your application.' },
  { key: 'state', value: '', description: 'A value of yours that the redirect returns.' },
  { key: 'code', value: '', description: 'The code of the redirect, for the authorization-code flow.' },
  { key: 'authorization_id', value: values.authorizationId, description: 'Of a customer of BaaS.' },
  { key: 'access_token', value: '', description: 'Kept of the last token request.' },
  { key: 'transaction_id', value: '', description: 'Kept of the call that waits for its OTP.' },
  { key: 'authentication_type', value: '1', description: 'Kept too: 1 for a code in an SMS, 5 for the mobile app.' },
  {
    key: 'confirmation',
    value: '"otp_info": "123456"',
    description: 'Kept too: otp_info, or activationId and requestId. Any six digits are right in tests.',
  },
  ...(flow
    ? [
        {
          key: 'clock_offset',
          value: '0',
          description: 'Kept of the clock of the sandbox: milliseconds from your clock.',
        },
      ]
    : []),
]

/** What answers give to later calls; until then, what the examples have. */
function keptValues(all: RequestsByOperation): Parameter[] {
  const taken = [...all.values()].flatMap(({ operation }) => takenValues(operation))
  const kept = taken.map(({ variable, source, example }): [string, Parameter] => [
    variable,
    { key: variable, value: example, description: `Kept of the answer to ${all.get(source)?.item.name ?? source}.` },
  ])
  return [...new Map(kept).values()]
}

export const collectionVariables = (
  values: CollectionValues,
  flow: SandboxFlow | undefined,
  all: RequestsByOperation,
): Parameter[] => [...givenVariables(values, flow), ...keptValues(all)]
