import type { PageFacts } from '../pageView.ts'
import type { Portal } from '../portal.ts'
import { starts } from '../starts.ts'
import { keys } from './keys.ts'
import type { Offer } from './onPage.ts'
import { world } from './world.ts'

/** What may happen beside what the page offers, with its share of that; who left a text behind may come back for it. */
export function browserActions(kind: Portal['kind'], facts: PageFacts | undefined, hasLeftText: boolean): Offer[] {
  const isPortal = facts?.isPortal === true
  const isSignedIn = facts?.account.includes('Hello') === true
  const happens = (event: string, weight: number): Offer => ({ step: { do: 'world', event }, weight })
  return [
    ...keys(facts),
    { step: { do: 'history', way: 'back' }, weight: hasLeftText ? 1 : 0.04 },
    { step: { do: 'history', way: 'forward' }, weight: 0.02 },
    { step: { do: 'history', way: 'reload' }, weight: 0.02 },
    // From one of the bank's own pages and text files there may be no link.
    ...starts.map(({ step, weight }) => ({ step, weight: weight * (isPortal ? 0.002 : 1) })),
    ...Object.entries(world)
      .filter(([, { in: only }]) => only === undefined || only === kind)
      .map(([event, { weight }]) => happens(event, 0.03 * weight)),
    // Most of the portal is behind the sign-in.
    ...(isPortal && !isSignedIn ? [happens('another tab signs in as Deniz', 0.1)] : []),
  ]
}
