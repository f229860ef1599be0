import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { captchaMachine } from '../../machines/captcha/captcha.machine.ts'
import { texts } from '../../rules/text/texts.ts'
import { useKeptFocus } from '../kit/focus/useKeptFocus.ts'
import { ExclamationTriangleIcon } from '../kit/icons.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { captchaTexts } from './captchaTexts.ts'
import './captcha.css'

/** Draws the captcha into the element and reports; the answer removes it again. */
export type CaptchaWidget = (
  element: HTMLElement,
  report: { solved(response: string): void; expired(): void; failed(): void },
) => () => void

interface CaptchaViewProps {
  actor: ActorRefFrom<typeof captchaMachine>
  widget: CaptchaWidget
  /** True after a submit without an answer. */
  missing?: boolean
}

export function CaptchaView({ actor, widget, missing = false }: CaptchaViewProps) {
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const expired = useSelector(actor, (snapshot) => snapshot.matches('expired'))
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const resetCount = useSelector(actor, (snapshot) => snapshot.context.resetCount)
  const part = useKeptFocus<HTMLFieldSetElement>()
  return (
    <fieldset
      ref={part}
      tabIndex={-1}
      className="captcha"
      aria-busy={!shown && !failed}
      aria-describedby={missing ? 'captcha-error' : undefined}
    >
      <legend className="captcha-legend">{captchaTexts.legend}</legend>
      {failed ? (
        <Notice variant="error" retryLabel={captchaTexts.retry} onRetry={() => actor.send({ type: 'captcha.reload' })}>
          {captchaTexts.unavailable}
        </Notice>
      ) : (
        <div className="captcha-slot">
          {shown ? (
            <Widget key={resetCount} actor={actor} widget={widget} />
          ) : (
            <span className="captcha-waiting">{loading && captchaTexts.loading}</span>
          )}
        </div>
      )}
      {expired && <p className="captcha-label">{captchaTexts.expired}</p>}
      {missing && (
        <p id="captcha-error" className="field-message captcha-error" role="alert">
          <ExclamationTriangleIcon aria-hidden="true" />
          <span>{texts.required}</span>
        </p>
      )}
    </fieldset>
  )
}

function Widget({ actor, widget }: Pick<CaptchaViewProps, 'actor' | 'widget'>) {
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!slot.current) return
    return widget(slot.current, {
      solved: (response) => actor.send({ type: 'captcha.solve', response }),
      expired: () => actor.send({ type: 'captcha.expire' }),
      failed: () => actor.send({ type: 'captcha.fail' }),
    })
  }, [actor, widget])
  return <div ref={slot} />
}
