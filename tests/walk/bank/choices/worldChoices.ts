import { oneOf, type Random } from '../../core/random.ts'
import { bankOperations } from '../definitions.ts'
import type { World } from '../world.ts'
import type { Offer } from './offer.ts'
import { otpChoices, type Weighed } from './otpChoices.ts'

const faults: readonly object[] = [
  { kind: 'status', status: 503, times: 1 },
  { kind: 'answerLost', times: 1 },
  { kind: 'connectionLost', times: 1 },
  { kind: 'documentedError', error: 'tooManyRequests', times: 1 },
]

const settings: readonly object[] = [
  { otpCode: 'sent', mobileConfirmation: 'manual' },
  { otpCode: 'sent', mobileConfirmation: 'automatic' },
  { otpCode: 'any', mobileConfirmation: 'automatic' },
  { otpCode: 'sent', rateLimit: 'off', environment: 'developer' },
  { otpCode: 'sent', rateLimit: 'enforced', environment: 'developer' },
  { otpCode: 'sent', environment: 'live' },
  { otpCode: 'sent', environment: 'developer', inboxAnswer: '500' },
]

const moments = [59_000, 59_000, 59_000, 8 * 60_000, 8 * 60_000, 24 * 3_600_000, 30 * 24 * 3_600_000]
const changes = ['renew', 'change', 'list', 'delete'] as const

function ofPortal(random: Random, { applications }: World): Weighed[] {
  const application = random() < 0.5 ? 'A' : 'B'
  if (applications[application] === undefined) return [[5, [{ do: 'portal', application, what: 'register' }]]]
  return [[1, [{ do: 'portal', application, what: oneOf(random, changes) }]]]
}

/** A call again, as a client sends it that had no answer. */
function again({ calls, waiting }: World, random: Random): Weighed[] {
  if (calls.length === 0) return []
  const call = oneOf(random, calls)
  const isAsked = waiting.some((each) => each.caller.id === call.by && each.operation.id === call.operation)
  return [[5, isAsked ? [call, { do: 'otp', by: call.by, how: 'right', back: 0 }] : [call]]]
}

/** What happens beside the calls, and always has the same weight. */
export function worldChoices(random: Random, world: World): Offer[] {
  const operation = oneOf(random, [...bankOperations.keys()])
  const offers: Weighed[] = [
    [8, [{ do: 'clock', by: oneOf(random, moments) }]],
    [2, [{ do: 'bank', what: 'restart' }]],
    [1, [{ do: 'bank', what: 'snapshot' }]],
    [0.7, [{ do: 'bank', what: 'restore' }]],
    [0.4, [{ do: 'bank', what: 'export and import' }]],
    [0.2, [{ do: 'bank', what: 'reset' }]],
    [1, [{ do: 'bank', what: random() < 0.6 ? 'approve' : 'refuse' }]],
    [1, [{ do: 'bank', what: 'balance' }]],
    [2, [{ do: 'fault', operation, fault: oneOf(random, faults) }]],
    [1, [{ do: 'settings', settings: oneOf(random, settings) }]],
    ...ofPortal(random, world),
    ...otpChoices(random, world),
    ...again(world, random),
  ]
  return offers.map(([weight, steps]) => ({ step: () => steps, weight, key: '' }))
}
