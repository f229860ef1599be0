import { keptTokens } from '../actions/people.ts'
import type { SeenCall } from '../seenCall.ts'
import { bankOfPath, servicePathOf } from '../shownBank.ts'
import type { WalkState } from '../walkState.ts'
import type { TakenStep } from './takenStep.ts'

const changing = /\/(?:register|activate|reactivate|(?:save|create|delete|update|renew|change)\w*)$/i

const isOfSession = ({ path, body }: SeenCall) => path.endsWith('/oauth/token') && body.includes('scope=portal')

/** A call that the bank refused for its token did nothing: it may be sent once more with a new one. */
function sentTwice({ calls, actedAt }: Pick<WalkState, 'calls' | 'actedAt'>): string[] {
  const counts = new Map<string, number>()
  for (const { path, method, body, status, began } of calls)
    if (began >= actedAt && changing.test(path) && status !== 401 && status !== 403)
      counts.set(`${method} ${path} ${body}`, (counts.get(`${method} ${path} ${body}`) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([call, count]) => `sent ${count} times by one action: ${call.slice(0, 120)}`)
}

/** A session belongs to its bank: one that is opened has another, or none, and banks of one seed give the same tokens. */
const sessionOf = (bank: string | null, token: string) => `${bank ?? ''} ${token}`

const keptBefore = new WeakMap<object, Awaited<ReturnType<typeof keptTokens>>>()

/** A public call may be refused by a fault that a step has set. */
const mayBeFault = ({ walk }: TakenStep) =>
  walk.steps.some((step) => step.do === 'fault' && /401|refused/.test(step.ending))

function withoutToken(taken: TakenStep): string[] {
  if (mayBeFault(taken)) return []
  return taken.walk.calls
    .filter(({ status, authorization, path }) => status === 401 && !authorization && servicePathOf(path) !== undefined)
    .map(({ path }) => `${path} was called without a token`)
}

/** One action sends nothing twice that changes something, refreshes once, and uses no token of a session that ended. */
export async function callViolations(taken: TakenStep): Promise<string[]> {
  const { walk, step } = taken
  const { calls, ended } = walk
  const isOfPage = step.do !== 'world'
  const found = isOfPage ? [...sentTwice(walk), ...withoutToken(taken)] : []
  const refreshes = calls.filter((call) => isOfSession(call) && call.body.includes('grant_type=refresh_token'))
  // A call whose new token is refused as well asks for another.
  const isRefused = calls.some((call) => !isOfSession(call) && (call.status === 401 || call.status === 403))
  if (refreshes.length > (isRefused ? 2 : 1)) found.push(`${refreshes.length} refreshes by one action`)
  const now = await keptTokens(walk.page)
  const takeBack = () => {
    for (const [bank, { access_token }] of now) ended.delete(sessionOf(bank, access_token))
  }
  // A bank whose data went back gives the same tokens again.
  const isSignIn = step.do === 'open' && step.as !== undefined
  if (isSignIn || calls.some((call) => isOfSession(call) && call.status === 200)) takeBack()
  // Signing out is the last thing that its token is for.
  for (const { path, authorization = '' } of calls)
    if (
      ended.has(sessionOf(bankOfPath(path), authorization.replace(/^bearer /i, ''))) &&
      !/\/oauth\/|\/logout$/.test(path)
    )
      found.push(`${path} was called with the token of a session that has ended`)
  for (const [bank, { access_token, username }] of keptBefore.get(walk) ?? [])
    if (now.get(bank)?.username !== username) ended.add(sessionOf(bank, access_token))
  takeBack()
  keptBefore.set(walk, now)
  return found
}
