import { assign, emit, setup } from 'xstate'
import { apiLimits } from '../../rules/bank/apiLimits.ts'
import type { Problem } from '../../rules/problem.ts'
import type { ApiAnswer, CallOutcome, WaitingCall } from '../../rules/tryItOut/apiAnswer.ts'
import { isStillWaiting, isWrongCode } from '../../rules/tryItOut/apiAnswer.ts'
import type { ApiCall, CallOptions, CallPreview, TokenValidity } from '../../rules/tryItOut/apiCall.ts'
import { isChanging } from '../../rules/tryItOut/apiCall.ts'
import { type TypedCall, withoutSecrets } from '../../rules/tryItOut/typedCall.ts'
import { clearProblem, isOutcomeUnknown, ofProblem, setProblem, withProblem } from '../failure.ts'
import { ofOutput, unprovided, unprovidedCallback, withOutput } from '../port.ts'

/** A call with how it is sent. */
interface Draft {
  call: ApiCall
  options: CallOptions
}

/** What confirms a waiting call: the code of its SMS, or nothing where the customer confirms in the mobile app. */
interface Confirmation {
  waiting: WaitingCall
  code: string
  options: CallOptions
}

interface Context {
  /** What its fields hold; null until they are there. */
  typed: TypedCall | null
  /** Null where it is as the definition says. */
  isSigned: boolean | null
  draft: Draft | null
  preview: CallPreview | null
  tokenValidity: TokenValidity
  waiting: WaitingCall | null
  /** Codes of the waiting call's SMS that the bank has refused. */
  wrongCodes: number
  /** Of the call, or of the confirmation that the bank refused last. */
  answer: ApiAnswer | null
  problem: Problem | null
}

const untouched = { draft: null, preview: null, waiting: null, wrongCodes: 0, answer: null, problem: null }

/**
 * One call of the bank's APIs from its documentation: written, looked at, sent once, confirmed where the bank asks for a
 * one-time password. A changing call whose answer is lost may have been carried out, so it is never sent again by itself.
 */
export const tryItOutMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'fields.change'; typed: TypedCall }
      | { type: 'signing.change'; isSigned: boolean }
      | { type: 'request.preview'; call: ApiCall; options: CallOptions }
      | { type: 'request.send' }
      | { type: 'request.edit' }
      /** The person went on writing. */
      | { type: 'request.changed' }
      | { type: 'request.cancel' }
      | { type: 'otp.submit'; code: string }
      | { type: 'otp.expired' }
      | { type: 'applications.changed' }
      | { type: 'token.changed'; status: TokenValidity }
      /** Of the developer, or of all with a bank whose content is replaced. */
      | { type: 'session.ended' }
    emitted:
      | { type: 'call.answered'; answer: ApiAnswer }
      /** It was given up on its way, and the bank may have carried it out. */
      | { type: 'call.interrupted' }
    tags: 'busy' | 'failed' | 'mutating'
  },
  actors: {
    /** Rejects with `ended` where there is no token, and says what else is missing. */
    prepareCall: unprovided<CallPreview, Draft>('prepareCall'),
    sendCall: unprovided<CallOutcome, Draft>('sendCall'),
    completeOtp: unprovided<CallOutcome, Confirmation>('completeOtp'),
    /** Reports at once whether there is a token, and whenever that changes. */
    watchToken: unprovidedCallback<{ type: 'token.changed'; status: TokenValidity } | { type: 'session.ended' }>(
      'watchToken',
    ),
    /** Reports that another screen or another tab has changed applications, such as the public key of one. */
    watchApplications: unprovidedCallback<{ type: 'applications.changed' }>('watchApplications'),
    /** Reports when the bank no longer takes a confirmation, at once where that is over. */
    watchDeadline: unprovidedCallback<{ type: 'otp.expired' }, { expiresAt: number }>('watchDeadline'),
  },
  guards: {
    isHeld: (_, status: TokenValidity) => status === 'held',
    hasEnded: (_, problem: Problem) => problem.kind === 'ended',
    isChanging: ({ context }) => context.draft !== null && isChanging(context.draft.call),
    isLost: ({ context }, problem: Problem) =>
      isOutcomeUnknown(undefined, problem) && context.draft !== null && isChanging(context.draft.call),
    isOutcomeUnknown,
    isAnswered: (_, outcome: CallOutcome) => outcome.kind === 'answered',
    isWaiting: (_, outcome: CallOutcome) => outcome.kind === 'waiting',
    isStillWaiting: ({ context }, { answer }: CallOutcome) =>
      isStillWaiting(answer) && wrongCodesAfter(context, answer) < apiLimits.otpAttempts,
    canConfirm: ({ context }) => context.waiting !== null,
  },
  actions: {
    setTyped: assign({ typed: (_, typed: TypedCall) => withoutSecrets(typed) }),
    setSigned: assign({ isSigned: (_, isSigned: boolean) => isSigned }),
    setDraft: assign((_, draft: Draft) => ({ ...untouched, draft })),
    setPreview: assign({ preview: (_, preview: CallPreview) => preview }),
    setTokenValidity: assign({ tokenValidity: (_, status: TokenValidity) => status }),
    setAnswer: assign({ answer: (_, { answer }: CallOutcome) => answer }),
    setWaiting: assign((_, outcome: CallOutcome) => ({
      answer: null,
      waiting: outcome.kind === 'waiting' ? outcome.waiting : null,
    })),
    countWrongCode: assign({
      wrongCodes: ({ context }, { answer }: CallOutcome) => wrongCodesAfter(context, answer),
    }),
    clearAnswer: assign({ answer: null }),
    clearWaiting: assign({ waiting: null, wrongCodes: 0 }),
    clearAll: assign(untouched),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    emitAnswered: emit((_, { answer }: CallOutcome) => ({ type: 'call.answered' as const, answer })),
    emitInterrupted: emit({ type: 'call.interrupted' }),
  },
}).createMachine({
  id: 'tryItOut',
  context: { ...untouched, typed: null, isSigned: null, tokenValidity: 'none' },
  invoke: { id: 'watchToken', src: 'watchToken' },
  on: {
    'fields.change': { actions: { type: 'setTyped', params: ({ event }) => event.typed } },
    'signing.change': { actions: { type: 'setSigned', params: ({ event }) => event.isSigned } },
    'token.changed': { actions: { type: 'setTokenValidity', params: ({ event }) => event.status } },
    'session.ended': { target: '.resting', actions: 'clearAll' },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'request.preview': {
          target: 'preparing',
          actions: { type: 'setDraft', params: ({ event: { call, options } }) => ({ call, options }) },
        },
        'request.edit': { target: '.editing', actions: 'clearAll' },
      },
      initial: 'editing',
      states: {
        editing: {},
        unprepared: { tags: 'failed' },
        unauthorized: {
          tags: 'failed',
          on: {
            'request.changed': 'editing',
            'token.changed': [
              {
                guard: { type: 'isHeld', params: ({ event }) => event.status },
                target: '#tryItOut.preparing',
                actions: { type: 'setTokenValidity', params: ({ event }) => event.status },
              },
              { actions: { type: 'setTokenValidity', params: ({ event }) => event.status } },
            ],
          },
        },
        previewing: {
          // It says whether the application has registered the key.
          invoke: { id: 'watchApplications', src: 'watchApplications' },
          on: {
            'request.send': '#tryItOut.sending',
            'request.changed': 'editing',
            'applications.changed': '#tryItOut.preparing',
          },
        },
        waitingForOtp: {
          invoke: {
            id: 'watchDeadline',
            src: 'watchDeadline',
            input: ({ context: { waiting } }) => ({ expiresAt: waiting?.expiresAt ?? 0 }),
          },
          on: {
            'otp.submit': '#tryItOut.completing',
            'otp.expired': { target: 'otpExpired', actions: ['clearAnswer', 'clearWaiting'] },
          },
        },
        answered: {},
        refused: { tags: 'failed' },
        failed: { tags: 'failed', on: { 'request.send': '#tryItOut.sending', 'request.changed': 'editing' } },
        otpExpired: { tags: 'failed' },
        lost: {
          tags: 'failed',
          // A one-time password works once, so the bank says whether it was used.
          on: { 'otp.submit': { guard: 'canConfirm', target: '#tryItOut.completing' } },
        },
      },
    },
    preparing: {
      tags: 'busy',
      on: { 'request.cancel': 'resting', 'request.changed': 'resting' },
      invoke: {
        id: 'prepareCall',
        src: 'prepareCall',
        input: draftOf,
        onDone: { target: 'resting.previewing', actions: withOutput('setPreview') },
        onError: [
          { guard: ofProblem('hasEnded'), target: 'resting.unauthorized' },
          { target: 'resting.unprepared', actions: withProblem('setProblem') },
        ],
      },
    },
    sending: {
      tags: ['busy', 'mutating'],
      entry: 'clearProblem',
      on: {
        'request.cancel': [{ guard: 'isChanging', target: 'resting.lost' }, { target: 'resting.previewing' }],
        'session.ended': { guard: 'isChanging', target: 'resting', actions: ['emitInterrupted', 'clearAll'] },
      },
      invoke: {
        id: 'sendCall',
        src: 'sendCall',
        input: draftOf,
        onDone: [
          {
            guard: ofOutput('isAnswered'),
            target: 'resting.answered',
            actions: withOutput('setAnswer', 'emitAnswered'),
          },
          {
            guard: ofOutput('isWaiting'),
            target: 'resting.waitingForOtp',
            actions: withOutput('setWaiting', 'emitAnswered'),
          },
          { target: 'resting.refused', actions: withOutput('setAnswer') },
        ],
        onError: [
          { guard: ofProblem('hasEnded'), target: 'resting.unauthorized' },
          { guard: ofProblem('isLost'), target: 'resting.lost', actions: withProblem('setProblem') },
          { target: 'resting.failed', actions: withProblem('setProblem') },
        ],
      },
    },
    completing: {
      tags: ['busy', 'mutating'],
      entry: ['clearProblem', 'clearAnswer'],
      on: {
        'request.cancel': 'resting.lost',
        'session.ended': { target: 'resting', actions: ['emitInterrupted', 'clearAll'] },
      },
      invoke: {
        id: 'completeOtp',
        src: 'completeOtp',
        input: confirmationOf,
        onDone: [
          {
            guard: ofOutput('isAnswered'),
            target: 'resting.answered',
            actions: [...withOutput('setAnswer', 'emitAnswered'), 'clearWaiting'],
          },
          {
            guard: ofOutput('isStillWaiting'),
            target: 'resting.waitingForOtp',
            actions: withOutput('setAnswer', 'countWrongCode'),
          },
          { target: 'resting.refused', actions: [...withOutput('setAnswer'), 'clearWaiting'] },
        ],
        onError: [
          { guard: ofProblem('isOutcomeUnknown'), target: 'resting.lost', actions: withProblem('setProblem') },
          { target: 'resting.waitingForOtp', actions: withProblem('setProblem') },
        ],
      },
    },
  },
})

/** A confirmation in the mobile app has no code to be wrong. */
const wrongCodesAfter = ({ waiting, wrongCodes }: Pick<Context, 'waiting' | 'wrongCodes'>, answer: ApiAnswer): number =>
  wrongCodes + (waiting?.authenticationType === 1 && isWrongCode(answer) ? 1 : 0)

function draftOf({ context: { draft } }: { context: Context }): Draft {
  if (draft === null) throw new Error('There is no call to send')
  return draft
}

function confirmationOf({
  context: { waiting, draft },
  event,
}: {
  context: Context
  event: { type: string; code?: string }
}): Confirmation {
  if (waiting === null || draft === null) throw new Error('No call waits for its confirmation')
  return { waiting, code: event.code ?? '', options: draft.options }
}
