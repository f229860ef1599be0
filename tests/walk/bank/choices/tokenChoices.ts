import { oneOf, type Random } from '../../core/random.ts'
import { scopesOf } from '../actions/tokens.ts'
import { type Caller, callers } from '../people.ts'
import type { Step, TokenFlaw, TokenStep } from '../step.ts'
import type { World } from '../world.ts'
import type { Offer } from './offer.ts'

export function tokenStep(random: Random, { id, kind }: Caller): TokenStep {
  if (kind === 'public') return { do: 'token', by: id, grant: 'client_credentials' }
  if (kind === 'baas') return { do: 'token', by: id, grant: 'authorization_id' }
  return { do: 'token', by: id, grant: random() < 0.75 ? 'password' : 'authorization_code' }
}

export const tokenFor = (random: Random, world: World, caller: Caller): Step[] =>
  world.hasToken(caller) ? [] : [tokenStep(random, caller)]

const schemes = { public: 'publicAccess', customer: 'customerAccess', baas: 'baasAccess' } as const

const flaws: readonly TokenFlaw[] = [
  'wrong password',
  'unknown customer',
  'wrong secret',
  'wrong code',
  'used refresh token',
  'no scope',
  'unknown scope',
  'no signature',
]

/** Tokens by every grant, with scopes of their own, renewed and wrong. */
export function tokenChoices(random: Random): Offer[] {
  const caller = oneOf(random, callers)
  const { id, kind } = caller
  const usual = tokenStep(random, caller)
  const flaw = oneOf(random, flaws)
  const grant =
    flaw === 'used refresh token' ? 'refresh_token' : flaw === 'wrong code' ? 'authorization_code' : usual.grant
  const renewal: Offer = {
    step: () => [usual, { ...usual, grant: 'refresh_token' as const }],
    weight: kind === 'customer' ? 1 : 0,
    key: `refresh ${id}`,
  }
  const narrow = () => [{ ...usual, scope: oneOf(random, scopesOf(schemes[kind])) }]
  return [
    { step: () => [usual], weight: 1, key: `token ${id} ${usual.grant}` },
    { step: () => [{ ...usual, grant, flaw }], weight: 1, key: `token ${grant} ${flaw}` },
    { step: narrow, weight: 1, key: `narrow token ${id}` },
    renewal,
  ]
}
