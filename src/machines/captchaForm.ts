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

export type CaptchaEvent = Solved | { type: 'captcha.lost' }

export type CaptchaEmit = { type: 'focus'; field: string } | { type: 'captcha.reset' }

export const unsolved: CaptchaAnswer = { recaptchaResponse: null, captchaMissing: false }

export const captchaGuards = {
  captchaSolved: ({ context }: { context: CaptchaAnswer }) => context.recaptchaResponse !== null,
}

const isSolved = (event: EventObject): event is Solved => event.type === 'captcha.solved'

/** Typed for the context and the events of the chart whose `setup` they are spread into. */
export const captchaActions = <Context extends CaptchaAnswer, Event extends EventObject>() => {
  const keep = (change: (event: Event) => Partial<CaptchaAnswer>) =>
    assign<Context, Event, undefined, Event, never>(({ event }) => change(event) as Partial<Context>)
  const tell = (emitted: CaptchaEmit) => emit<Context, Event, undefined, Event, CaptchaEmit>(emitted)
  return {
    keepCaptcha: keep((event) => ({
      recaptchaResponse: isSolved(event) ? event.response : null,
      captchaMissing: false,
    })),
    dropCaptcha: keep(() => ({ recaptchaResponse: null })),
    askForCaptcha: keep(() => ({ captchaMissing: true })),
    focusCaptcha: tell({ type: 'focus', field: 'captcha' }),
    resetCaptcha: tell({ type: 'captcha.reset' }),
  }
}
