import { decodeToken } from '../../../../src/rules/session/session.ts'
import { ada, deniz, type Person } from '../actions/people.ts'
import type { Taken } from './taken.ts'

const marks: Record<Person['name'], RegExp> = {
  Deniz: /Hello, Deniz|deniz\.aydin@example\.com|Budget Diary/,
  Ada: /Hello, Ada|ada@lovelace\.test/,
}

/** The sandbox's own pages show everybody's mails and calls; the sign-in form keeps a name that was typed. */
const isOfNobody = (address: string) => /^\/(?:sandbox|login|bank|reminder|reactivation|register)/.test(address)

/** Nothing of anybody else is shown; who signed out is not greeted. */
export function identityViolations({ walk, after, isIdle }: Taken): string[] {
  const { address, prose, account, isPortal, storage } = after
  if (!isPortal || !isIdle || isOfNobody(address) || walk.isCookieSilent) return []
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
