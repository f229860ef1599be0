import { assign, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Secret } from '../../rules/security/secret.ts'
import {
  type CallAccess,
  type CustomerChoice,
  customerFor,
  customerIn,
  firstCustomer,
  type HeldToken,
  orderOf,
  type ReturnedCode,
  resolveChoice,
  type TokenChoice,
  type TokenOrder,
  type TokenOutcome,
  type TokenRefusal,
  type TryApplication,
} from '../../rules/tryItOut/authorization.ts'
import { clearProblem, isOutcomeUnknown, setProblem } from '../failure.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

const nothing = {
  applications: [],
  access: null,
  requested: null,
  order: null,
  token: null,
  remaining: 0,
  refusal: null,
  problem: null,
  isOutdated: false,
}

interface AuthorizationContext {
  username: string | null
  applications: readonly TryApplication[]
  /** What the call asks for that the dialog was opened for. */
  access: CallAccess | null
  servesLogin: boolean
  choice: TokenChoice
  /** Chosen by the person: a call whose examples are of another one begins with that one. */
  customer: CustomerChoice
  /** What is asked for in the dialog, perhaps in vain. */
  requested: TokenOrder | null
  /** What the token was requested with: the next one is requested alike. */
  order: TokenOrder | null
  token: HeldToken | null
  /** Until the token expires, in milliseconds. */
  remaining: number
  /** Why the bank gave no token, or no longer takes the one that was held. */
  refusal: TokenRefusal | null
  /** Why there is no answer. */
  problem: Problem | null
  /** An application was changed while a token was asked for. */
  isOutdated: boolean
}

interface SignedIn {
  username: string
}

export function signedInOf({ username }: Pick<AuthorizationContext, 'username'>): SignedIn {
  if (username === null) throw new Error('Nobody is signed in')
  return { username }
}

export function orderedBy(
  order: TokenOrder | null,
  context: Pick<AuthorizationContext, 'username'>,
): TokenOrder & SignedIn {
  if (!order) throw new Error('No token was ordered')
  return { ...order, ...signedInOf(context) }
}

const chosenOrder = ({ choice, applications, access, servesLogin }: AuthorizationContext): TokenOrder | null =>
  access && orderOf(choice, applications, access, servesLogin)

const withoutRefreshToken = ({ refreshToken: _, ...token }: HeldToken): HeldToken => token

export const authorizationSetup = setup({
  types: {} as {
    input: {
      /** That the samples of the documentation show; it is offered first. */
      applicationId: string | null
      /** Whether the bank's sign-in can be opened in a window. */
      servesLogin: boolean
    }
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
      | { type: 'token.cancel' }
      | { type: 'token.clear' }
      /** A call was answered with 401. It may have been sent with an earlier token. */
      | { type: 'token.refused'; accessToken: string; refusal: TokenRefusal }
      | { type: 'window.reopen' }
      | { type: 'window.blocked' }
      | { type: 'window.closed' }
      | { type: 'code.returned'; returned: Secret<ReturnedCode> }
      | { type: 'consent.refused'; refusal: TokenRefusal }
      | { type: 'time.passed'; remaining: number }
    tags: 'open' | 'busy' | 'failed'
  },
  actors: {
    /** Reports at once who is signed in, and whenever that changes. */
    watchSession: unprovidedCallback<{ type: 'session.changed'; username: string | null }>('watchSession'),
    /** Receives changes to applications by another screen or tab. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
    loadApplications: unprovided<readonly TryApplication[], SignedIn>('loadApplications'),
    requestToken: unprovided<TokenOutcome, TokenOrder & SignedIn>('requestToken'),
    /** Opens the bank's sign-in in a window of its own, and receives how it returns; at most one window at a time. */
    openLogin: unprovidedCallback<
      | { type: 'window.blocked' }
      | { type: 'window.closed' }
      | { type: 'code.returned'; returned: Secret<ReturnedCode> }
      | { type: 'consent.refused'; refusal: TokenRefusal },
      TokenOrder
    >('openLogin'),
    /** Sends the code, which works once. */
    exchangeCode: unprovided<TokenOutcome, SignedIn & { order: TokenOrder; returned: Secret<ReturnedCode> }>(
      'exchangeCode',
    ),
    /** Sends the refresh token, which works once. */
    renewToken: unprovided<TokenOutcome, SignedIn & { token: HeldToken }>('renewToken'),
    /** Reports at once, and each second, how long the token still works by the bank's clock. */
    watchToken: unprovidedCallback<{ type: 'time.passed'; remaining: number }, { expiresAt: number }>('watchToken'),
  },
  guards: {
    isSame: ({ context }, username: string | null) => context.username === username,
    isSignedIn: (_, username: string | null) => username !== null,
    isEmpty: (_, applications: readonly TryApplication[]) => applications.length === 0,
    hasToken: ({ context: { token } }) => token !== null,
    hasNoToken: ({ context: { token } }) => token === null,
    hasFailure: ({ context: { refusal, problem } }) => refusal !== null || problem !== null,
    isOutdated: ({ context }) => context.isOutdated,
    hasOrder: ({ context: { order } }) => order !== null,
    isHeld: ({ context: { token } }, accessToken: string) => token?.accessToken === accessToken,
    hasRefreshToken: ({ context: { token } }) => token?.refreshToken !== undefined,
    /** Without the customer's doing. */
    isRepeatable: ({ context: { order } }) => order !== null && order.grant !== 'authorization_code',
    isComplete: ({ context }) => chosenOrder(context) !== null,
    needsConsent: ({ context }) => chosenOrder(context)?.grant === 'authorization_code',
    isRefusal: (_, answer: TokenOutcome) => 'refusal' in answer,
    isOver: (_, remaining: number) => remaining <= 0,
    isOutcomeUnknown,
  },
  actions: {
    setUsername: assign(({ context: { choice } }, username: string | null) => ({
      ...nothing,
      username,
      customer: firstCustomer,
      choice: { ...choice, ...firstCustomer, privateKey: null },
    })),
    setApplications: assign({ applications: (_, applications: readonly TryApplication[]) => applications }),
    setAccess: assign(({ context: { choice, customer } }, access: CallAccess) => ({
      access,
      choice: { ...choice, ...customerFor(customer, access) },
    })),
    resolveChoice: assign({
      choice: ({ context: { choice, applications, access } }) =>
        access ? resolveChoice(choice, applications, access) : choice,
    }),
    /** A private key belongs to one application. */
    setChoice: assign(({ context }, choice: Partial<TokenChoice>) => ({
      customer: { ...context.customer, ...customerIn(choice) },
      choice: { ...context.choice, ...('applicationId' in choice && { privateKey: null }), ...choice },
    })),
    setRequested: assign({ requested: ({ context }) => chosenOrder(context) }),
    setOrder: assign({ order: ({ context }) => context.requested }),
    setAnswer: assign(({ context }, answer: TokenOutcome) =>
      'token' in answer ? { token: answer.token } : { token: context.token, refusal: answer.refusal },
    ),
    /** The token is worth nothing; another can be requested as this one was. */
    dropToken: assign({ token: null, remaining: 0 }),
    clearToken: assign({ token: null, remaining: 0, order: null }),
    /** The answer that has the next one is lost: the bank would take a second use for theft. */
    clearRefreshToken: assign({ token: ({ context: { token } }) => token && withoutRefreshToken(token) }),
    markOutdated: assign({ isOutdated: true }),
    markCurrent: assign({ isOutdated: false }),
    setRefusal: assign({ refusal: (_, refusal: TokenRefusal) => refusal }),
    clearRefusal: assign({ refusal: null }),
    setRemaining: assign({ remaining: (_, remaining: number) => remaining }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
  },
})
