import type { PortalClient } from '../../../api/client/client.ts'
import { callLimits } from '../../../rules/calls/callLimits.ts'
import { toProblem } from '../../../rules/problem.ts'
import { type Secret, unwrap } from '../../../rules/security/secret.ts'
import type { HeldToken } from '../../../rules/tryItOut/authorization.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { Portal } from '../../bootstrap/portal/portal.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import { bankClockOf } from '../sandbox/bankClock.ts'

/** It expires by the bank's clock. */
type IssuedToken = Pick<HeldToken, 'accessToken' | 'refreshToken' | 'clientId' | 'expiresAt'>

/** The tokens of applications that this page was given, for as long as their developer is signed in. */
export interface IssuedTokens {
  /** Who is signed in while a token is asked for: it is theirs, whoever is when it comes. */
  owner(): string | null
  add(token: IssuedToken, clientSecret: Secret<string>, owner: string | null): void
  /** Whether one of them works still, or can be renewed. */
  isHeld(): boolean
}

interface Dependencies {
  session: Pick<SessionAccess, 'owner' | 'subscribe'>
  client: PortalClient
  base: string
  now(): number
  log?(message: string): void
}

// biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
const warn = (message: string) => console.warn(message)

/**
 * When the developer has signed out, their tokens are revoked at the bank (RFC 7009) beside everything else. Whether that
 * works is logged only: each token ends by itself soon.
 */
export function issuedTokens({ session, client, base, now, log = warn }: Dependencies): IssuedTokens {
  let held: { owner: string | null; token: IssuedToken; clientSecret: Secret<string> }[] = []

  async function revoke({ accessToken, refreshToken, clientId }: IssuedToken, clientSecret: Secret<string>) {
    const { revokeToken } = await loadCode(() => import('../../../api/applicationTokens.ts'))
    const { signal } = new AbortController()
    const send = client.scoped({ signal }).within(callLimits.timeout)
    for (const token of [refreshToken, accessToken])
      if (token !== undefined)
        await revokeToken(send, { base, client: { id: clientId, secret: unwrap(clientSecret) }, token }, signal)
  }

  const isWorking = (each: IssuedToken) => each.expiresAt > now() || each.refreshToken !== undefined

  function revokeOthers() {
    const owner = session.owner()
    const left = held.filter((each) => each.owner !== owner)
    held = held.filter((each) => each.owner === owner)
    for (const { token, clientSecret } of left)
      if (isWorking(token))
        revoke(token, clientSecret).catch((error) => log(`Revoke token: ${toProblem(error).message}`))
  }
  session.subscribe(revokeOthers)

  return {
    isHeld: () => held.some(({ token }) => isWorking(token)),
    owner: session.owner,
    add(token, clientSecret, owner) {
      held = [...held.filter((each) => isWorking(each.token)), { owner, token, clientSecret }]
      revokeOthers()
    },
  }
}

type Page = Pick<Portal, 'client' | 'environment' | 'once'> & Pick<Dependencies, 'session'>

/**
 * Those of the page, whichever screen needs them first.
 * @param base the address that the bank's calls are sent to, without a slash at the end
 */
export const pageTokens = ({ session, client, environment, once }: Page, base: string): IssuedTokens =>
  once(issuedTokens, { session, client, base, now: bankClockOf(environment).now })
