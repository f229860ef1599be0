import { oneOf, type Random } from '../../core/random.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'

export type Weighed = [weight: number, steps: Step[]]

/** The OTP of a call that waits: right, wrong, late, twice, or with what belongs to another call. */
export function otpChoices(random: Random, { waiting }: World): Weighed[] {
  const offers: Weighed[] = []
  const last = waiting.findLast((each) => !each.isAnswered)
  if (last) {
    const by = last.caller.id
    const right: Step = { do: 'otp', by, how: 'right', back: 0 }
    offers.push([10, [right]], [4, [{ ...right, how: 'wrong' }]], [1, [{ ...right, how: 'with the other method' }]])
    offers.push([1, [{ do: 'clock', by: 180_000 }, right]])
  }
  if (waiting.length > 0) {
    const by = oneOf(random, waiting).caller.id
    const back = Math.floor(random() * 3)
    offers.push([2, [{ do: 'otp', by, how: 'right', back }]], [2, [{ do: 'otp', by, how: 'for another token', back }]])
  }
  return offers
}
