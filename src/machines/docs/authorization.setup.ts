import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import {
  type CallAccess,
  type HeldToken,
  orderOf,
  resolveChoice,
  type TokenAnswer,
  type TokenChoice,
  type TokenOrder,
  type TokenRefusal,
  type TryApplication,
} from '../../rules/tryItOut.ts'
import { clearProblem, isOutcomeUnknown, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

const nothing = {
  applications: [],
  access: null,
  order: null,
  token: null,
  remaining: 0,
  refusal: null,
  problem: null,
}

interface AuthorizationContext {
  username: string | null
  applications: readonly TryApplication[]
  /** What the call asks for that the dialog was opened for. */
  access: CallAccess | null
  choice: TokenChoice
  /** What the token was requested with, or is being. */
  order: TokenOrder | null
  token: HeldToken | null
  /** Until the token expires, in milliseconds. */
  remaining: number
  /** Why the bank gave no token, or no longer takes the one that was held. */
  refusal: TokenRefusal | null
  /** Why there is no answer. */
  problem: Problem | null
}

interface SignedIn {
  username: string
}

export function signedInOf({ username }: Pick<AuthorizationContext, 'username'>): SignedIn {
  if (username === null) throw new Error('Nobody is signed in')
  return { username }
}

export function orderedBy({
  order,
  username,
}: Pick<AuthorizationContext, 'order' | 'username'>): TokenOrder & SignedIn {
  if (!order) throw new Error('No token was ordered')
  return { ...order, ...signedInOf({ username }) }
}

const withoutRefreshToken = ({ refreshToken: _, ...token }: HeldToken): HeldToken => token

export const authorizationSetup = setup({
  types: {} as {
    /** The application that the samples of the documentation show; it is offered first. */
    input: { applicationId: string | null }
    context: AuthorizationContext
    events:
      | { type: 'session.changed'; username: string | null }
      | { type: 'applications.changed' }
      | { type: 'applications.reload' }
      | { type: 'dialog.open'; access: CallAccess }
      | { type: 'dialog.close' }
      | { type: 'choice.change'; choice: Partial<TokenChoice> }
      | { type: 'token.request' }
      | { type: 'token.renew' }
      | { type: 'token.forget' }
      /** A call was answered with 401. It may have been sent with an earlier token. */
      | { type: 'token.refused'; accessToken: string; refusal: TokenRefusal }
      | { type: 'time.passed'; remaining: number }
    tags: 'open' | 'busy' | 'failed'
  },
  actors: {
    /** Tells at once who is signed in, and whenever that changes. */
    watchSession: unprovidedCallback<{ type: 'session.changed'; username: string | null }>('watchSession'),
    /** Hears that applications were changed by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
    loadApplications: unprovided<readonly TryApplication[], SignedIn>('loadApplications'),
    requestToken: unprovided<TokenAnswer, TokenOrder & SignedIn>('requestToken'),
    /** Sends the refresh token, which works once. */
    renewToken: unprovided<TokenAnswer, SignedIn & { token: HeldToken }>('renewToken'),
    /** Tells at once, and each second, how long the token still works by the bank's clock. */
    watchToken: unprovidedCallback<{ type: 'time.passed'; remaining: number }, { expiresAt: number }>('watchToken'),
  },
  guards: {
    isSame: ({ context }, username: string | null) => context.username === username,
    isSignedIn: (_, username: string | null) => username !== null,
    isEmpty: (_, applications: readonly TryApplication[]) => applications.length === 0,
    hasToken: ({ context: { token } }) => token !== null,
    hasOrder: ({ context: { order } }) => order !== null,
    isHeld: ({ context: { token } }, accessToken: string) => token?.accessToken === accessToken,
    hasRefreshToken: ({ context: { token } }) => token?.refreshToken !== undefined,
    /** Without the customer's doing. */
    isRepeatable: ({ context: { order } }) => order !== null && order.grant !== 'authorization_code',
    isComplete: ({ context: { choice, applications, access } }) =>
      access !== null && orderOf(choice, applications, access) !== null,
    isRefusal: (_, answer: TokenAnswer) => 'refusal' in answer,
    isOver: (_, remaining: number) => remaining <= 0,
    isOutcomeUnknown,
  },
  actions: {
    setUsername: assign((_, username: string | null) => ({ ...nothing, username })),
    setApplications: assign({ applications: (_, applications: readonly TryApplication[]) => applications }),
    setAccess: assign({ access: (_, access: CallAccess) => access }),
    resolveChoice: assign({
      choice: ({ context: { choice, applications, access } }) =>
        access ? resolveChoice(choice, applications, access) : choice,
    }),
    setChoice: assign({ choice: ({ context }, choice: Partial<TokenChoice>) => ({ ...context.choice, ...choice }) }),
    setOrder: assign({
      order: ({ context: { choice, applications, access } }) => access && orderOf(choice, applications, access),
    }),
    setAnswer: assign(({ context }, answer: TokenAnswer) =>
      'token' in answer ? { token: answer.token } : { token: context.token, refusal: answer.refusal },
    ),
    /** The token is worth nothing; another can be requested as this one was. */
    dropToken: assign({ token: null, remaining: 0 }),
    clearToken: assign({ token: null, remaining: 0, order: null }),
    /** The answer that has the next one is lost: the bank would take a second use for theft. */
    clearRefreshToken: assign({ token: ({ context: { token } }) => token && withoutRefreshToken(token) }),
    setRefusal: assign({ refusal: (_, refusal: TokenRefusal) => refusal }),
    clearRefusal: assign({ refusal: null }),
    setRemaining: assign({ remaining: (_, remaining: number) => remaining }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
})
