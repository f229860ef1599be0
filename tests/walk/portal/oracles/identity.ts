import { decodeToken } from '../../../../src/rules/session/session.ts'
import { ada, deniz, type Person } from '../actions/people.ts'
import { routeOf } from '../coverage.ts'
import type { SeenCall } from '../seenCall.ts'
import { servicePathOf } from '../shownBank.ts'
import type { Taken } from './taken.ts'

const marks: Record<Person['name'], RegExp> = {
  Deniz: /Hello, Deniz|deniz\.aydin@example\.com|Budget Diary/,
  Ada: /Hello, Ada|ada@lovelace\.test/,
}

/** The sandbox's own pages show everybody's mails and calls; the sign-in form keeps a name that was typed. */
const isOfNobody = (address: string) => /^\/(?:sandbox|login|bank|reminder|reactivation|register)/.test(address)

interface Noticing extends Pick<Taken, 'before' | 'after'> {
  calls: readonly SeenCall[]
  /** `chart · transition` of the step. */
  taken: readonly string[]
}

const reading = new Set([
  'authorizedCall · preparing.checking: check done',
  'session · signedIn.tokenCheck.checking: readToken done',
  'session · signedOut.checking: readToken done',
])

const isOfDeveloper = ({ path, authorization }: SeenCall) =>
  servicePathOf(path) !== undefined && /^bearer /i.test(authorization ?? '')

/**
 * A screen that opens looks at the cookie, and so does a call of who is signed in, even one that is not sent; what opens
 * within a screen, a script that is loaded and a public call do not.
 */
export const hasReadCookie = ({ calls, taken, before, after }: Noticing): boolean =>
  routeOf(before?.address ?? '') !== routeOf(after.address) ||
  calls.some(isOfDeveloper) ||
  taken.some((transition) => reading.has(transition.replace(/ \[.*| → .*/, '')))

/** Nothing of anybody else is shown; who signed out is not greeted. */
export function identityViolations({ walk, after, isIdle }: Taken): string[] {
  const { address, prose, account, isPortal, storage, areCookiesBlocked } = after
  if (!isPortal || !isIdle || isOfNobody(address) || walk.isCookieSilent) return []
  // The page cannot tell either, and no call of it has a token.
  if (areCookiesBlocked) return []
  const token = after.token === undefined ? undefined : decodeToken(after.token)
  const who = token && [deniz, ada].find(({ eMailAddress }) => eMailAddress === token.username)?.name
  const found = Object.entries(marks)
    .filter(([name, mark]) => name !== who && mark.test(prose))
    .map(
      ([name, mark]) => `something of ${name} is shown while ${who ?? 'nobody'} is signed in: ${mark.exec(prose)?.[0]}`,
    )
  // An e-mail address may be one that was typed into a draft.
  if (who !== 'Deniz' && storage.includes('Budget Diary'))
    found.push(`an application of Deniz is in the storage while ${who ?? 'nobody'} is signed in`)
  if (token === undefined && account.includes('Hello')) found.push('who signed out is greeted')
  return found
}
