import { assign, type EventObject, emit } from 'xstate'

/** What a form with a captcha remembers: the answer, and that it was missing when the form was to be sent. */
export interface CaptchaAnswer {
  recaptchaResponse: string | null
  captchaMissing: boolean
}

interface Solved {
  type: 'captcha.solved'
  response: string
}

/** `captcha.validate`: a submit has found other fields wrong, and the captcha's message comes with theirs. */
export type CaptchaEvent = Solved | { type: 'captcha.cleared' } | { type: 'captcha.validate' }

/** The transitions of a form that has a captcha. */
export const captchaTransitions = {
  'captcha.solved': { actions: 'setCaptcha' },
  'captcha.cleared': { actions: 'clearCaptcha' },
  'captcha.validate': { actions: 'validateCaptcha' },
} as const

export type CaptchaEmit = { type: 'focus'; field: string } | { type: 'captcha.reset' }

export const unsolved: CaptchaAnswer = { recaptchaResponse: null, captchaMissing: false }

/** An empty text of the widget solves nothing. */
export const isAnswer = (response: string | null): response is string => response !== null && response !== ''

export const captchaGuards = {
  captchaSolved: ({ context }: { context: CaptchaAnswer }) => isAnswer(context.recaptchaResponse),
}

const isSolved = (event: EventObject): event is Solved => event.type === 'captcha.solved'

/** Typed for the context and the events of the chart whose `setup` they are spread into. */
export const captchaActions = <Context extends CaptchaAnswer, Event extends EventObject>() => {
  const set = (change: (context: Context, event: Event) => Partial<CaptchaAnswer>) =>
    assign<Context, Event, undefined, Event, never>(({ context, event }) => change(context, event) as Partial<Context>)
  const tell = (emitted: CaptchaEmit) => emit<Context, Event, undefined, Event, CaptchaEmit>(emitted)
  return {
    setCaptcha: set((_, event) => {
      const solved = isSolved(event) && isAnswer(event.response)
      return { recaptchaResponse: solved ? event.response : null, ...(solved && { captchaMissing: false }) }
    }),
    clearCaptcha: set(() => ({ recaptchaResponse: null })),
    validateCaptcha: set(({ recaptchaResponse }) => ({ captchaMissing: !isAnswer(recaptchaResponse) })),
    focusCaptcha: tell({ type: 'focus', field: 'captcha' }),
    resetCaptcha: tell({ type: 'captcha.reset' }),
  }
}
