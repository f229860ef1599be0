import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { baasTestCustomers } from '../../../src/rules/bank/baasTestCustomers.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { activatedScopes } from '../../fixtures/catalogue/activatedScopes.ts'
import { BankError, refusalOf } from '../bankError.ts'
import type { Customer } from '../types.ts'
import { signatureHeader } from './operations.ts'
import { authorizationCode } from './signIn.ts'

/** What may change under a token that is kept. */
export interface Generation {
  /** Counts the times that the clock was moved. */
  clock: number
  /** Counts the times that everything was replaced. */
  content: number
}

interface Options {
  fetch: typeof globalThis.fetch
  client: { clientId: string; clientSecret: string; redirectUri: string; productList: string[] }
  sign(text: string): Promise<string>
  generation: Readonly<Generation>
}

interface TokenAnswer {
  access_token: string
  refresh_token?: string
  expires_in: number
}

interface HeldToken extends TokenAnswer {
  clock: number
  content: number
  /** In milliseconds of real time. */
  renewAt: number
}

/** How long before its end a token is renewed, in milliseconds. */
const margin = 10_000

export interface Tokens {
  /** @param customer null with client credentials @throws BankError */
  get(grant: Grant, customer: Customer | null): Promise<string>
}

export const authorizationIdOf = (number: string): string | undefined =>
  baasTestCustomers.find((each) => each.number === number)?.id

/** The tokens of an application: each is kept until it may have ended. */
export function createTokens({ fetch, client, sign, generation }: Options): Tokens {
  const { clientId, clientSecret, redirectUri } = client
  const held = new Map<string, Promise<HeldToken>>()

  async function request(form: Record<string, string>, headers: Record<string, string> = {}): Promise<TokenAnswer> {
    const response = await fetch(bankPaths.token, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    })
    const text = await response.text()
    if (!response.ok) throw refusalOf(`A token of ${form.grant_type}`, response, text)
    return JSON.parse(text) as TokenAnswer
  }

  const corporateOf = (customer: Customer | null): Record<string, string> =>
    customer?.corporateUsername === undefined ? {} : { corporateUsername: customer.corporateUsername }

  const requests: Readonly<Record<Grant, (customer: Customer | null) => Promise<TokenAnswer>>> = {
    client_credentials: () => request({ grant_type: 'client_credentials', scope: '' }),
    async authorization_code(customer) {
      if (!customer) throw new Error('A token of authorization_code needs a customer')
      const scope = activatedScopes(client, 'authorization_code').join(' ')
      const code = await authorizationCode({ fetch, clientId, redirectUri, scope, customer })
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...corporateOf(customer) }
      return request(form)
    },
    password: (customer) =>
      request({
        grant_type: 'password',
        username: customer?.number ?? '',
        password: customer?.password ?? '',
        ...corporateOf(customer),
      }),
    async authorization_id(customer) {
      const form = {
        grant_type: 'authorization_id',
        authorization_id: authorizationIdOf(customer?.number ?? '') ?? '',
        scope: activatedScopes(client, 'authorization_id').join(' '),
      }
      return request(form, { [signatureHeader]: await sign(new URLSearchParams(form).toString()) })
    },
  }

  const isCurrent = ({ clock, content, renewAt }: HeldToken) =>
    content === generation.content && clock === generation.clock && Date.now() < renewAt

  /** The sign-in goes on where it is still valid. */
  async function renew(known: HeldToken | undefined, grant: Grant, customer: Customer | null): Promise<TokenAnswer> {
    const { refresh_token, content } = known ?? {}
    if (refresh_token !== undefined && content === generation.content) {
      try {
        return await request({ grant_type: 'refresh_token', refresh_token })
      } catch (error) {
        if (!(error instanceof BankError) || ![400, 401].includes(error.status)) throw error
      }
    }
    return requests[grant](customer)
  }

  async function hold(known: Promise<HeldToken> | undefined, grant: Grant, customer: Customer | null) {
    const before = await known?.catch(() => undefined)
    if (before && isCurrent(before)) return before
    const { clock, content } = generation
    const answer = await renew(before, grant, customer)
    return { ...answer, clock, content, renewAt: Date.now() + answer.expires_in * 1000 - margin }
  }

  return {
    async get(grant, customer) {
      const key = `${grant} ${customer?.number} ${customer?.corporateUsername}`
      const token = hold(held.get(key), grant, customer)
      held.set(key, token)
      token.catch(() => undefined)
      return (await token).access_token
    },
  }
}
