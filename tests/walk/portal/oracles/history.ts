import { routes } from '../../../../src/rules/routes/routes.ts'
import { signInRoute } from '../../../../src/rules/session/returnPath.ts'
import type { PageFacts } from '../pageView.ts'
import type { TakenStep } from './takenStep.ts'

const came = new WeakMap<object, { from: PageFacts; to: string }>()

/** The sign-in keeps a name for a minute. */
const mayBeOver = ({ walk }: TakenStep, address: string) =>
  address.startsWith('/login') && walk.steps.some((step) => step.do === 'world' && step.event.startsWith('the clock'))

/** Drafts of others are removed when somebody signs in, also where the page reads it later: the tab is theirs then. */
const isOfOthers = ({ walk, after }: TakenStep, from: PageFacts) =>
  from.account !== after.account ||
  walk.steps
    .slice(walk.steps.findLastIndex((step) => step.do === 'fill' || step.do === 'complete') + 1)
    .some((step) => step.do === 'world' && /^another tab signs in|has the cookie of/.test(step.event))

const place = (address: string) => address.split('#')[0] ?? ''

/** The session has ended meanwhile, which leads to the sign-in from any page. */
const isAtSignIn = (before: PageFacts, after: PageFacts): boolean =>
  before.token !== undefined && after.token === undefined && after.address.startsWith('/login')

const signedOutPaths = routes.filter(({ access }) => access === 'signedOut').map(({ pattern }): string => pattern)

/** A page for who is not signed in sends a signed-in developer home (000 section 2). */
const isSentHome = (from: PageFacts, after: PageFacts): boolean =>
  after.token !== undefined && after.address === '/' && signedOutPaths.includes(from.address.split(/[?#]/)[0] ?? '')

/** The page of a key that was used gives the sign-in its place in the history. */
const givesPlace = (from: PageFacts, to: PageFacts): boolean =>
  from.address.startsWith('/confirm/') && to.address.startsWith('/login')

/** Back leads to where the last link led away from, and what was typed there is still there or offered. */
export function historyViolations(taken: TakenStep): string[] {
  const { walk, step, before, after, isIdle } = taken
  const last = came.get(walk)
  came.delete(walk)
  if (!before?.isPortal || !after.isPortal || !isIdle) return []
  const isLink = (step.do === 'press' || step.do === 'enter') && step.role === 'link'
  const hasLeft = place(before.address) !== place(after.address)
  if (isLink && hasLeft && !isAtSignIn(before, after) && !givesPlace(before, after))
    came.set(walk, { from: before, to: after.address })
  const isBack = step.do === 'history' && step.way === 'back'
  if (!last || !isBack || before.address !== last.to) return []
  const { from } = last
  if (isAtSignIn(from, after) || isSentHome(from, after)) return []
  if (before.address.startsWith('/login') && after.address === signInRoute(from.address)) return []
  if (place(after.address) !== place(from.address))
    return [`back leads from ${last.to} to ${after.address}, not to ${from.address}`]
  const lost = from.kept.filter((value) => !after.kept.includes(value))
  return lost.length > 0 &&
    !mayBeOver(taken, from.address) &&
    !isOfOthers(taken, from) &&
    !/Restore|Discard|draft/i.test(after.prose)
    ? [`what was typed is neither there nor offered: ${lost.join(', ').slice(0, 80)}`]
    : []
}
