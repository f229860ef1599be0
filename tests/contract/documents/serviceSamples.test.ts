import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { samplesOf } from '../../../src/rules/definition/samples/samples.ts'
import { documentedFailures, failureKey } from '../../support/shown/bodyViolations.ts'
import { type Host, openHost } from '../hosts.ts'
import { basicOf, type Client, saveClient, sendToken, signed } from '../oauth.ts'
import { type Caller, openBank } from '../services/bank.ts'

/** The samples on a service's page: a token is requested, and the service called with it, as the page shows both. */

const base = 'http://bank.test'

interface Sent {
  method: string
  path: string
  headers: Headers
  body: string | undefined
}

/** What a sample in JavaScript sends. */
async function sentBy(code: string): Promise<Sent> {
  const requests: Request[] = []
  const answer = { status: 200, ok: true, json: async () => ({}), text: async () => '' }
  const fetchNothing = async (address: string, init: RequestInit) => {
    requests.push(new Request(address, init))
    return answer
  }
  await new Function('fetch', 'console', `return (async () => { ${code} })()`)(fetchNothing, { log() {} })
  const [request] = requests
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests by: ${code}`)
  const { pathname, search } = new URL(request.url)
  const body = request.body === null ? undefined : await request.text()
  return { method: request.method, path: pathname + search, headers: request.headers, body }
}

const documented = Object.values(await bundleDefinitions()).map(({ document }) => {
  const definition = JSON.parse(document) as Record<string, unknown>
  const [outline] = outlineOf(definition).operations
  if (!outline) throw new Error('A definition without an operation')
  return { definition, operation: detailsOf(definition, outline) }
})

const samples = documented.map(({ definition, operation }) =>
  samplesOf(definition, operation, { base, clientId: null, language: 'javascript', types: null }),
)

const authorizationIdOf = ({ exampleCustomer }: OperationDetails): string =>
  baasCustomers.find(({ customerNumber }) => customerNumber === (exampleCustomer ?? '4000000001'))?.authorizationId ??
  ''

/** The form of the token sample, with what only the reader knows. */
async function tokenFormOf(operation: OperationDetails, token: string | null): Promise<URLSearchParams> {
  if (token === null) throw new Error(`${operation.id} has no token`)
  const form = new URLSearchParams((await sentBy(token)).body)
  if (form.has('authorization_id')) form.set('authorization_id', authorizationIdOf(operation))
  return form
}

const tokenForms = await Promise.all(
  documented.map(({ operation }, index) => tokenFormOf(operation, samples[index]?.token ?? null)),
)

describe('a token by the sample of its page', () => {
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await openHost('worker host')
    client = await saveClient(host)
  })
  afterAll(() => host.close())

  test.each([...new Set(tokenForms.map(String))])('%s', async (form) => {
    const headers = {
      Authorization: basicOf(client),
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(form.includes('authorization_id=') && { sign: signed(form) }),
    }
    expect(await sendToken(host, { headers, body: form })).toMatchObject({ status: 200, reason: null })
  })
})

const callerOf = (operation: OperationDetails, form: URLSearchParams): Caller => {
  const isOfBaas = form.has('authorization_id')
  const customerNumber = isOfBaas ? (operation.exampleCustomer ?? '4000000001') : form.get('username')
  const corporateUsername = form.get('corporateUsername')
  return {
    kind: form.get('grant_type') as Grant,
    ...(customerNumber !== null && { customerNumber }),
    ...(corporateUsername !== null && { corporateUsername }),
  }
}

test.each(documented.map(({ operation }, index) => [operation.id, operation, index] as const))(
  'the sample of %s is answered',
  async (id, operation, index) => {
    const form = tokenForms[index] as URLSearchParams
    const { method, path, body } = await sentBy(samples[index]?.call ?? '')
    const { request } = await openBank()
    const answer = await request(callerOf(operation, form), method, path, body)
    if (answer.status === 200) return
    // Its example has what only the answer of another call gives.
    expect([operation.valuesFrom.length > 0, answer.body]).toEqual([true, expect.anything()])
    const { header } = answer.body as { header: Record<string, unknown> }
    expect([...documentedFailures(id)]).toContain(failureKey(header))
  },
)
