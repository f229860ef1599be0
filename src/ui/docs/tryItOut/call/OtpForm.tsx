import { Button } from '@radix-ui/themes/components/button'
import { type FormEvent, useId, useRef, useState } from 'react'
import { apiLimits } from '../../../../rules/bank/apiLimits.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import type { WaitingCall } from '../../../../rules/tryItOut/apiAnswer.ts'
import { ServerText } from '../../../kit/ServerText.tsx'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'

interface Props {
  waiting: WaitingCall
  isBusy: boolean
  onSubmit: (code: string) => void
  onBack: () => void
  onCancel: () => void
}

/** What the customer does before the bank carries a call out. */
export function OtpForm({ waiting, isBusy, onSubmit, onBack, onCancel }: Props) {
  const { authenticationType, phone, message } = waiting
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const bySms = authenticationType === 1
  const isShort = bySms && code.length < apiLimits.otpDigits
  const isInvalid = isTried && isShort
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(isShort)
    if (isShort) input.current?.focus()
    else onSubmit(code)
  }
  return (
    <form className="otp-form" onSubmit={submit} noValidate>
      <p>
        {bySms ? texts.otpSms(startOf(phone, 'cell')) : texts.otpApp} {__SANDBOX__ && !bySms && texts.otpAppOfSandbox}
      </p>
      {bySms && message !== null && (
        <p className="otp-message">
          {texts.otpMessage}{' '}
          <q>
            <ServerText kind="message">{message}</ServerText>
          </q>
        </p>
      )}
      {bySms && (
        <p className="try-field">
          <label htmlFor={id}>{texts.otpCode}</label>
          <input
            id={id}
            ref={input}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, apiLimits.otpDigits))}
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-error` : undefined}
          />
          {isInvalid && (
            <span id={`${id}-error`} className="try-invalid">
              {texts.otpIncomplete}
            </span>
          )}
        </p>
      )}
      <div className="row call-actions">
        <Button type="submit" aria-disabled={isBusy}>
          {texts.otpConfirm}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={isBusy ? onCancel : onBack}>
          {isBusy ? texts.cancel : texts.back}
        </Button>
        {isBusy && (
          <span role="status">
            <Spinner /> {texts.otpConfirming}
          </span>
        )}
      </div>
    </form>
  )
}
