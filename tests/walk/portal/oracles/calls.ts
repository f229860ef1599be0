import { keptToken } from '../actions/people.ts'
import type { SeenCall } from '../seenCall.ts'
import type { Taken } from './taken.ts'

const changing = /\/(?:register|activate|reactivate|(?:save|create|delete|update|renew|change)\w*)$/i

const isOfSession = ({ path, body }: SeenCall) => path.endsWith('/oauth/token') && body.includes('scope=portal')

/** A call that the bank refused for its token did nothing: it may be sent once more with a new one. */
function sentTwice(calls: readonly SeenCall[]): string[] {
  const counts = new Map<string, number>()
  for (const { path, method, body, status } of calls)
    if (changing.test(path) && status !== 401)
      counts.set(`${method} ${path} ${body}`, (counts.get(`${method} ${path} ${body}`) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([call, count]) => `sent ${count} times by one action: ${call.slice(0, 120)}`)
}

const usedTokens = new WeakMap<object, string>()

/** One action sends nothing twice that changes something, refreshes once, and uses no token of a session that ended. */
export async function callViolations({ walk, step }: Taken): Promise<string[]> {
  const { calls, ended } = walk
  const found = step.do === 'world' ? [] : sentTwice(calls)
  const refreshes = calls.filter((call) => isOfSession(call) && call.body.includes('grant_type=refresh_token'))
  if (refreshes.length > 1) found.push(`${refreshes.length} refreshes by one action`)
  for (const { path, authorization = '' } of calls)
    if (ended.has(authorization.replace(/^bearer /i, '')) && !/\/oauth\/|\/logout$/.test(path))
      found.push(`${path} was called with the token of a session that has ended`)
  const now = (await keptToken(walk.page))?.access_token
  const before = usedTokens.get(walk)
  if (before !== undefined && now === undefined) ended.add(before)
  if (now !== undefined) usedTokens.set(walk, now)
  return found
}
