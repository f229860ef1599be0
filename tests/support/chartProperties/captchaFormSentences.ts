import type { AnyStateMachine } from 'xstate'
import type { CaptchaFormContext } from '../../../src/machines/captchaForm.ts'
import type { ChartMoment } from './chartPlace.ts'
import { type Oracle, temporal } from './oracle.ts'
import { withBug, withParts } from './planted.ts'

type Moment = ChartMoment<CaptchaFormContext>

interface Sentence {
  oracle: Oracle<Moment>
  planted: (machine: AnyStateMachine) => AnyStateMachine
}

/** What holds for each form with a captcha; `call` sends it, in the state `sending`. */
export function captchaFormSentences(call: string, sending: string): Sentence[] {
  const sends = ({ started }: Moment) => started.find(({ id }) => id === call)
  return [
    {
      oracle: temporal.always('Nothing is sent before the captcha is solved', (now: Moment) => {
        const { recaptchaResponse } = (sends(now)?.input ?? { recaptchaResponse: 'none' }) as CaptchaFormContext
        return recaptchaResponse !== null && recaptchaResponse !== ''
      }),
      planted: withParts({ guards: { isCaptchaSolved: () => true } }),
    },
    {
      oracle: temporal.until('An answer of the captcha is used once', {
        from: (now: Moment) => sends(now) !== undefined,
        holds: (now) => sends(now) === undefined,
        to: ({ step }) => step.startsWith('captcha.solved'),
      }),
      planted: withParts({ actions: { clearCaptcha: () => {} } }),
    },
    {
      oracle: temporal.eventually(
        'Whatever fails, in the end a person can act',
        (now: Moment) => now.isDone || !now.has('busy'),
      ),
      planted: withBug(({ states }) => {
        states[sending].invoke.onError = {}
      }),
    },
  ]
}

/** What may have arrived: `retry` asks for it to be sent again. */
export const notSentAgainUnasked = (call: string, submit: string, retry: string): Sentence => ({
  oracle: temporal.until('What may have arrived is not sent again before the person asks for it', {
    from: (now: Moment) => now.in('form.outcomeUnknown'),
    holds: ({ started }) => !started.some(({ id }) => id === call),
    to: ({ step }) => step === retry,
  }),
  planted: withBug(({ states }) => {
    delete states.form.states.outcomeUnknown.on[submit]
  }),
})
