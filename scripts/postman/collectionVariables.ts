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
  {
    key: 'scope',
    value: '',
    description: 'The scopes that the requests in Tokens ask for; empty for all that the grant type can give.',
  },
  { key: 'username', value: values.username, description: 'The number of the customer, for the password flow.' },
  { key: 'password', value: values.password, description: 'The password of the customer.' },
  {
    key: 'corporate_username',
    value: values.corporateUsername,
    description: 'The user who acts for a corporate customer.',
  },
  { key: 'redirect_uri', value: '', description: 'The redirect URI of your application.' },
  { key: 'state', value: '', description: 'A value of yours that the redirect returns.' },
  { key: 'code', value: '', description: 'The code of the redirect, for the authorization code flow.' },
  { key: 'authorization_id', value: values.authorizationId, description: 'The authorization ID of a BaaS customer.' },
  { key: 'access_token', value: '', description: 'Set by a script: the token of the last token request.' },
  {
    key: 'transaction_id',
    value: '',
    description: 'Set by a script: the ID of the call that waits for its one-time password.',
  },
  {
    key: 'authentication_type',
    value: '1',
    description: 'Set by a script: 1 for a code by SMS, 5 for the mobile app.',
  },
  {
    key: 'confirmation',
    value: '"otp_info": "123456"',
    description: 'Set by a script: otp_info, or activationId and requestId. In tests any six digits are accepted.',
  },
  ...(flow
    ? [
        {
          key: 'clock_offset',
          value: '0',
          description: 'Set by a script: by how many milliseconds the clock of the sandbox is ahead of yours.',
        },
      ]
    : []),
]

/** What answers give to later calls; until then, what the examples have. */
function keptValues(all: RequestsByOperation): Parameter[] {
  const taken = [...all.values()].flatMap(({ operation }) => takenValues(operation))
  const kept = taken.map(({ variable, source, example }): [string, Parameter] => [
    variable,
    {
      key: variable,
      value: example,
      description: `Set by a script: a value from the response to ${all.get(source)?.item.name ?? source}.`,
    },
  ])
  return [...new Map(kept).values()]
}

export const collectionVariables = (
  values: CollectionValues,
  flow: SandboxFlow | undefined,
  all: RequestsByOperation,
): Parameter[] => [...givenVariables(values, flow), ...keptValues(all)]
