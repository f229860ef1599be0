import type { Page } from '@playwright/test'
import { decodeToken } from '../../../../src/rules/session/session.ts'
import { ada, deniz, type Person } from '../actions/people.ts'
import { routeOf } from '../coverage.ts'
import type { SeenCall } from '../seenCall.ts'
import { servicePathOf } from '../shownBank.ts'
import type { TakenStep } from './takenStep.ts'

const marks: Record<Person['name'], RegExp> = {
  Deniz: /Hello, Deniz|deniz\.aydin@example\.com|Budget Diary/,
  Ada: /Hello, Ada|ada@lovelace\.test/,
}

/** The sandbox's own pages show everybody's mails and calls; the sign-in form keeps a name that was typed. */
const isOfNobody = (address: string) => /^\/(?:sandbox|login|bank|reminder|reactivation|register)/.test(address)

interface Noticing extends Pick<TakenStep, 'before' | 'after'> {
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

interface SignedIn {
  /** False where nobody is. */
  isAnybody: boolean
  /** Undefined for a developer that the walk has registered. */
  name: Person['name'] | undefined
}

const nobody: SignedIn = { isAnybody: false, name: undefined }

function readFrom(cookie: string | undefined): SignedIn {
  const token = cookie === undefined ? undefined : decodeToken(cookie)
  const name = [deniz, ada].find(({ eMailAddress }) => eMailAddress === token?.username)?.name
  return { isAnybody: token !== undefined, name }
}

/** Who was signed in when a page could read its cookie, and had come to rest. */
const lastRead = new WeakMap<Page, SignedIn>()

/**
 * While cookies are blocked a page goes on with who was signed in before, as its greeting says, until that session ends;
 * nobody signs in. Undefined where that cannot be told.
 */
function signedIn({ walk: { page, isCookieSilent }, after, isIdle }: TakenStep): SignedIn | undefined {
  if (after.areCookiesBlocked) return after.account.includes('Hello') ? lastRead.get(page) : nobody
  const read = readFrom(after.token)
  if (isIdle && !isCookieSilent) lastRead.set(page, read)
  else lastRead.delete(page)
  return isCookieSilent ? undefined : read
}

/** A call of the sandbox, which shows those of everybody, and what is set aside for another bank. */
const isOfSandbox = (key: string) => key === 'portico.ticketCall' || key.startsWith('portico@')
const isDraft = (key: string) => key.startsWith('portico.formDraft.')

/** What nobody else may have; while nobody is signed in the drafts of who was are kept for that person. */
const privateEntries = (storage: string, isAnybody: boolean): string =>
  (JSON.parse(storage || '[]') as Record<string, string>[])
    .flatMap((each) => Object.entries(each))
    .filter(([key]) => !isOfSandbox(key) && (isAnybody || !isDraft(key)))
    .map(([, value]) => value)
    .join('\n')

/** Nothing of anybody else is shown; who signed out is not greeted. */
export function identityViolations(taken: TakenStep): string[] {
  const { address, prose, account, isPortal, storage } = taken.after
  if (!isPortal) return []
  const who = signedIn(taken)
  if (!who || !taken.isIdle || isOfNobody(address)) return []
  const { isAnybody, name: own } = who
  const name = own ?? 'nobody'
  const found = Object.entries(marks)
    .filter(([other, mark]) => other !== own && mark.test(prose))
    .map(([other, mark]) => `something of ${other} is shown while ${name} is signed in: ${mark.exec(prose)?.[0]}`)
  // An e-mail address may be one that was typed into a draft.
  if (own !== 'Deniz' && privateEntries(storage, isAnybody).includes('Budget Diary'))
    found.push(`an application of Deniz is in the storage while ${name} is signed in`)
  if (!isAnybody && account.includes('Hello')) found.push('who signed out is greeted')
  return found
}
