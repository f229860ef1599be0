import { assign, type EventObject, emit } from 'xstate'
import type { Problem } from '../rules/problem.ts'
import {
  clearProblem,
  type ErrorNotice,
  emitFailure,
  emitProblem,
  type Failure,
  isOutcomeUnknown,
  ofProblem,
  setProblem,
  withProblem,
} from './failure.ts'

/** What a form with a captcha remembers: the answer, that it was missing on a submit, and why the last call failed. */
export interface CaptchaFormContext {
  recaptchaResponse: string | null
  captchaMissing: boolean
  problem: Problem | null
}

const context: CaptchaFormContext = { recaptchaResponse: null, captchaMissing: false, problem: null }

interface Solved {
  type: 'captcha.solved'
  response: string
}

/** `captcha.validate`: a submit has found other fields wrong, and the captcha's message comes with theirs. */
export type CaptchaEvent = Solved | { type: 'captcha.cleared' } | { type: 'captcha.validate' }

export type CaptchaEmit = { type: 'focus'; field: string } | { type: 'captcha.reset' }

export type CaptchaFormEmit = CaptchaEmit | ErrorNotice | Failure

/** An empty text of the widget solves nothing. */
export const isCaptchaResponse = (response: string | null): response is string => response !== null && response !== ''

const isSolved = (event: EventObject): event is Solved => event.type === 'captcha.solved'

export const captchaGuards = {
  isCaptchaSolved: ({ context }: { context: CaptchaFormContext }) => isCaptchaResponse(context.recaptchaResponse),
}

/** Typed for the context and the events of the chart whose `setup` they are spread into. */
export const captchaActions = <Context extends CaptchaFormContext, Event extends EventObject>() => {
  const set = (change: (context: Context, event: Event) => Partial<CaptchaFormContext>) =>
    assign<Context, Event, undefined, Event, never>(({ context, event }) => change(context, event) as Partial<Context>)
  const emitCaptcha = (emitted: CaptchaEmit) => emit<Context, Event, undefined, Event, CaptchaEmit>(emitted)
  return {
    setCaptcha: set((_, event) => {
      const solved = isSolved(event) && isCaptchaResponse(event.response)
      return { recaptchaResponse: solved ? event.response : null, ...(solved && { captchaMissing: false }) }
    }),
    clearCaptcha: set(() => ({ recaptchaResponse: null })),
    validateCaptcha: set(({ recaptchaResponse }) => ({ captchaMissing: !isCaptchaResponse(recaptchaResponse) })),
    focusCaptcha: emitCaptcha({ type: 'focus', field: 'captcha' }),
    resetCaptcha: emitCaptcha({ type: 'captcha.reset' }),
    setProblem: setProblem<Context, Event>('problem' as never),
    clearProblem: clearProblem<Context, Event>('problem' as never),
  }
}

/** `undoneOf` as for `emitProblem`. */
const captchaFormActions = <Context extends CaptchaFormContext, Event extends EventObject>(
  undoneOf: string | ((context: Context) => string),
) => ({
  ...captchaActions<Context, Event>(),
  emitProblem: emitProblem<Context, Event>(undoneOf),
  emitFailure: emitFailure<Context, Event>(),
})

/** The parts that a chart with `form` and a state that sends it is made of; the rest of both is the chart's own. */
export const captchaForm = {
  context,
  guards: { ...captchaGuards, isOutcomeUnknown },
  actions: captchaFormActions,
  on: {
    'captcha.solved': { actions: 'setCaptcha' },
    'captcha.cleared': { actions: 'clearCaptcha' },
    'captcha.validate': { actions: 'validateCaptcha' },
  },
  /** How a submit goes on when the captcha is solved; else the form points to it. */
  submit: <Target extends string, const Actions extends readonly string[]>(target: Target, ...actions: Actions) =>
    [
      { guard: 'isCaptchaSolved', target, actions: [...actions, 'clearProblem'] },
      { actions: ['validateCaptcha', 'focusCaptcha'] },
    ] as const,
  failures: { failed: { tags: 'failed' }, outcomeUnknown: { tags: 'failed' } },
  /** The captcha's answer works once, whatever becomes of the call. */
  sending: { tags: ['busy', 'mutating'], exit: ['clearCaptcha', 'resetCaptcha'] },
  onError: [
    {
      guard: ofProblem('isOutcomeUnknown'),
      target: 'form.outcomeUnknown',
      actions: withProblem('setProblem', 'emitFailure'),
    },
    { target: 'form.failed', actions: withProblem('setProblem', 'emitProblem') },
  ],
} as const
