import { oneOf, type Random } from '../../core/random.ts'
import { almostValid, idChanges } from '../actions/values.ts'
import { type BankOperation, inOrder } from '../definitions.ts'
import { type Caller, callers, callersOf, exampleCallersOf } from '../people.ts'
import type { CallStep, Change, Step } from '../step.ts'
import type { World } from '../world.ts'
import type { Offer } from './offer.ts'
import { tokenFor } from './tokenChoices.ts'

/** How long the bank takes to decide about a loan. */
const loanDecision = 5 * 60_000

function callStep(random: Random, caller: Caller, operation: BankOperation, example?: number): CallStep {
  const chosen = example ?? Math.floor(random() * Math.max(1, operation.examples.length))
  const changes = idChanges(random, caller, operation, chosen)
  return { do: 'call', by: caller.id, operation: operation.id, example: chosen, changes }
}

/** An operation after those whose answers it needs, each with its OTP. */
function story(random: Random, caller: Caller, operation: BankOperation): Step[] {
  const calls = inOrder(operation)
  return calls.flatMap((each): Step[] => {
    const step = callStep(random, caller, each, each === operation ? undefined : 0)
    const later: Step[] = each.id === 'createLoanApplication' ? [{ do: 'clock', by: loanDecision }] : []
    const asks = each.details.otp.asks !== 'never' && !(operation.id === 'executeOtp' && each === calls.at(-2))
    return [step, ...(asks ? [{ do: 'otp' as const, by: caller.id, how: 'right' as const, back: 0 }] : []), ...later]
  })
}

/** All access tokens have expired then. */
const longerThanTokens = 10 * 60_000

const faults = [
  '503',
  'connectionLost',
  'answerLost',
  'notJson',
  'wrongShape',
  'timeout',
  '{"kind":"delay","delay":5000}',
]

/** All that can be done with an operation: valid, almost valid, for somebody else, too often, unsigned. */
export function callChoices(random: Random, world: World, operation: BankOperation): Offer[] {
  const { id, details, fields } = operation
  const own = exampleCallersOf(operation)
  const all = callersOf(operation)
  const strangers = callers.filter(({ kind }) => !all.some((each) => each.kind === kind))
  const ids = fields.filter((field) => field.isId)
  const offer = (what: string, weight: number, who: readonly Caller[], stepsOf: (caller: Caller) => Step[]): Offer => ({
    step() {
      const caller = oneOf(random, who)
      return [...tokenFor(random, world, caller), ...stepsOf(caller)]
    },
    weight,
    key: `${what} ${id}`,
  })
  const call = (what: string, weight: number, who: readonly Caller[], others: () => Partial<CallStep>): Offer =>
    offer(what, weight, who, (caller) => [{ ...callStep(random, caller, operation), ...others() }])
  const changed = (what: string, weight: number, change: () => Change): Offer =>
    offer(what, weight, own, (caller) => {
      const step = callStep(random, caller, operation)
      return [{ ...step, changes: [...step.changes, change()] }]
    })
  const idFrom = (from: 'own' | 'others', count: number) => () => ({
    at: oneOf(random, ids).at,
    from,
    back: Math.floor(random() * count),
  })
  return [
    offer('story', 10, own, (caller) => story(random, caller, operation)),
    offer('story of any', 3, all, (caller) => story(random, caller, operation)),
    call('valid', 2, all, () => ({})),
    call('no token', 1, own, () => ({ token: 'none' })),
    call('unknown token', 0.5, own, () => ({ token: 'unknown' })),
    call('ended token', 1, own, () => ({ token: 'ended' })),
    offer('expired token', 1, own, (caller) => [
      { do: 'clock', by: longerThanTokens },
      callStep(random, caller, operation),
    ]),
    call('burst', 1, own, () => ({ times: (details.rateLimit?.perSecond ?? 5) + 1 })),
    call('from elsewhere', 0.3, own, () => ({ ip: '203.0.113.9' })),
    call('fault', 0.7, own, () => ({ fault: oneOf(random, faults) })),
    ...(fields.length > 0 ? [changed('almost', 6, () => almostValid(random, operation))] : []),
    ...(ids.length > 0 ? [changed('others', 4, idFrom('others', 6)), changed('other own', 3, idFrom('own', 12))] : []),
    ...(strangers.length > 0 ? [call('wrong kind', 1, strangers, () => ({}))] : []),
    ...(details.signature === null
      ? []
      : [
          call('unsigned', 0.5, own, () => ({ sign: 'none' })),
          call('wrong signature', 0.5, own, () => ({ sign: 'wrong' })),
        ]),
  ]
}
