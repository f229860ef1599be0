import { baasCustomers } from '../../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { testCustomers, testPassword } from '../../../../src/rules/bank/testCustomers.ts'
import { authorizeAddress, consent, formOf, openLogin } from '../../../contract/login.ts'
import { redirectUri } from '../../../contract/oauth.ts'
import { bankOperations } from '../definitions.ts'
import { tableOf } from '../exchange.ts'
import { type Caller, callerOf } from '../people.ts'
import { signed } from '../seed.ts'
import type { TokenStep } from '../step.ts'
import type { World } from '../world.ts'

export const scopesOf = (scheme: string): string[] => [
  ...new Set(
    [...bankOperations.values()].flatMap(({ details }) =>
      details.access.filter(({ schemes }) => schemes.includes(scheme)).flatMap(({ scopes }) => scopes),
    ),
  ),
]

const scopes = {
  public: scopesOf('publicAccess').join(' '),
  customer: scopesOf('customerAccess').join(' '),
  baas: scopesOf('baasAccess').join(' '),
}

const corporateUsernameOf = (customer: string | null) =>
  testCustomers.find(({ number }) => number === customer)?.corporateUsername

function accountsOf({ rows }: World, customer: string | null): string[] {
  return [...rows].flatMap(([key, { row }]) => {
    const { id, customerNumber } = row as { id: string; customerNumber?: string }
    return tableOf(key) === 'ledgerAccounts' && customerNumber === customer ? [id] : []
  })
}

/** The code with which the bank's sign-in returns; none where the customer cannot share anything. */
async function codeOf(world: World, { application, customer }: Caller, scope: string): Promise<string> {
  const client = world.applications[application]
  if (!client) return ''
  const address = authorizeAddress(client, { scope })
  // The bank shows no sign-in for what the application may not ask for.
  if (formOf(await openLogin(world.host, address)).action === '') return ''
  const chosen = { testCustomer: customer ?? '', account: accountsOf(world, customer) }
  const { code = '' } = await consent(world.host, address, chosen).catch((error: unknown) => {
    if (error instanceof TypeError) return {} as Record<string, string>
    throw error
  })
  return code
}

async function tokenForm(world: World, step: TokenStep): Promise<Record<string, string> | undefined> {
  const { by, grant, flaw } = step
  const caller = callerOf(by)
  const { customer, kind } = caller
  const scope = flaw === 'unknown scope' ? 'moon' : (step.scope ?? scopes[kind])
  const corporateUsername = corporateUsernameOf(customer)
  const company = corporateUsername === undefined ? {} : { corporateUsername }
  const scoped = flaw === 'no scope' ? {} : { scope }
  switch (grant) {
    case 'client_credentials':
      return { grant_type: grant, ...scoped }
    case 'password': {
      const username = flaw === 'unknown customer' ? '999' : (customer ?? '')
      const password = flaw === 'wrong password' ? 'Wrong-2026' : testPassword
      return { grant_type: grant, ...scoped, username, password, ...company }
    }
    case 'authorization_code': {
      const code = flaw === 'wrong code' ? 'no-such-code' : await codeOf(world, caller, scope)
      return { grant_type: grant, code, redirect_uri: redirectUri, ...company }
    }
    case 'authorization_id': {
      const known = baasCustomers.find(({ customerNumber }) => customerNumber === customer)
      return { grant_type: grant, ...scoped, authorization_id: known?.authorizationId ?? '' }
    }
    case 'refresh_token': {
      const held = world.tokens.get(by)?.filter(({ refresh }) => refresh !== undefined) ?? []
      const refresh = (flaw === 'used refresh token' ? held.at(-2) : held.at(-1))?.refresh
      return refresh === undefined ? undefined : { grant_type: grant, refresh_token: refresh }
    }
  }
}

export async function performToken(world: World, step: TokenStep): Promise<boolean> {
  const caller = callerOf(step.by)
  const client = world.applications[caller.application]
  if (!client) return false
  world.banks.pass(1000)
  const form = await tokenForm(world, step)
  if (!form) return false
  const body = new URLSearchParams(form).toString()
  const secret = step.flaw === 'wrong secret' ? 'wrong' : client.oauthClientSecret
  const headers = {
    Authorization: `Basic ${btoa(`${client.oauthClientId}:${secret}`)}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(step.flaw !== 'no signature' && { sign: signed(body) }),
  }
  const exchange = await world.send(bankPaths.token, { method: 'POST', headers, body }, { caller })
  const { access_token, refresh_token, expires_in } = (exchange.body ?? {}) as {
    access_token?: string
    refresh_token?: string
    expires_in?: number
  }
  if (exchange.answer.status !== 200 || access_token === undefined) return true
  const token = { access: access_token, refresh: refresh_token, expiresAt: world.now() + (expires_in ?? 0) * 1000 }
  world.tokens.set(step.by, [...(world.tokens.get(step.by) ?? []), token])
  return true
}
