import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ServerText } from '../../../kit/ServerText.tsx'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import { CallAnswer } from './CallAnswer.tsx'
import { CallErrorView } from './CallErrorView.tsx'
import { OtpForm } from './OtpForm.tsx'
import { RequestPreview } from './RequestPreview.tsx'
import { stateName } from './stateName.ts'
import type { TryItOutActor } from './tryItOutPort.ts'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

interface Props {
  actor: TryItOutActor
  operationId: string
  onClosed: () => void
}

/** Where a call is: the request before it is sent, what the bank asks, what it answered. It closes on the way back to the fields. */
export function CallPanel({ actor, operationId, onClosed }: Props) {
  const snapshot = useSelector(actor, (current) => current)
  const state = stateName(snapshot)
  const last = useRef(state)
  useEffect(() => {
    if (state === 'editing' && last.current !== state && document.activeElement === document.body) onClosed()
    last.current = state
  }, [state, onClosed])
  const { preview, waiting, answer, problem, tokenValidity } = snapshot.context
  const send = (type: 'request.send' | 'request.edit' | 'request.cancel') => () => actor.send({ type })
  const confirm = (code: string) => actor.send({ type: 'otp.submit', code })
  const back = <Action onClick={send('request.edit')}>{texts.back}</Action>

  if (state === 'editing') return null
  if (state === 'preparing' || state === 'sending')
    return (
      <Panel state={state} title={state === 'sending' ? texts.sending : texts.previewTitle}>
        {state === 'sending' && preview && <RequestPreview preview={preview} />}
        <div className="call-actions">
          <span role="status">
            <Spinner /> {state === 'sending' ? texts.sending : texts.preparing}
          </span>
          <Action onClick={send('request.cancel')}>{texts.cancel}</Action>
        </div>
      </Panel>
    )
  if (state === 'previewing' && preview)
    return (
      <Panel state={state} title={texts.previewTitle}>
        <RequestPreview preview={preview} />
        <div className="call-actions">
          <Button type="button" onClick={send('request.send')}>
            {texts.send}
          </Button>
          {back}
        </div>
      </Panel>
    )
  if (waiting && (state === 'waitingForOtp' || state === 'completing'))
    return (
      <Panel state="waitingForOtp" title={texts.otpTitle}>
        {answer && <CallErrorView answer={answer} operationId={operationId} />}
        {problem && <Failure>{problem.message}</Failure>}
        <OtpForm
          key={waiting.transactionId}
          waiting={waiting}
          isBusy={state === 'completing'}
          onSubmit={confirm}
          onBack={send('request.edit')}
          onCancel={send('request.cancel')}
        />
      </Panel>
    )
  if (state === 'answered' && answer)
    return (
      <Panel state={state} title={texts.answerTitle}>
        <CallAnswer answer={answer} />
        <div className="call-actions">{back}</div>
      </Panel>
    )
  if (state === 'refused' && answer)
    return (
      <Panel state={state} title={texts.refusedTitle}>
        <CallErrorView answer={answer} operationId={operationId} />
        <CallAnswer answer={answer} />
        <div className="call-actions">{back}</div>
      </Panel>
    )
  if (state === 'unauthorized')
    return (
      <Panel state={state} title={texts.unauthorizedTitle}>
        <Failure>{tokenValidity === 'expired' ? texts.tokenExpired : texts.unauthorized}</Failure>
        <div className="call-actions">{back}</div>
      </Panel>
    )
  if (state === 'otpExpired')
    return (
      <Panel state={state} title={texts.otpTitle}>
        <Failure>{texts.otpExpired}</Failure>
        <div className="call-actions">{back}</div>
      </Panel>
    )
  if (state === 'lost')
    return (
      <Panel state={state} title={texts.lostTitle}>
        <Failure>{waiting ? texts.lostOtp : texts.lost}</Failure>
        {waiting ? (
          <OtpForm
            waiting={waiting}
            isBusy={false}
            onSubmit={confirm}
            onBack={send('request.edit')}
            onCancel={send('request.cancel')}
          />
        ) : (
          <div className="call-actions">{back}</div>
        )}
      </Panel>
    )
  return (
    <Panel
      state={state}
      title={state === 'failed' && problem?.kind !== 'unknown' ? texts.noAnswerTitle : texts.failedTitle}
    >
      <Failure>{problem?.message ?? ''}</Failure>
      <div className="call-actions">
        {snapshot.can({ type: 'request.send' }) && (
          <Button type="button" onClick={send('request.send')}>
            {texts.retry}
          </Button>
        )}
        {back}
      </div>
    </Panel>
  )
}

interface PanelProps {
  state: string
  title: string
  children: ReactNode
}

/** Takes the focus when something new is there to be read. */
function Panel({ state, title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another thing to read
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <section className="call-panel" data-state={state} aria-labelledby={id}>
      <h5 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h5>
      {children}
    </section>
  )
}

function Action({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button type="button" variant="soft" color="gray" onClick={onClick}>
      {children}
    </Button>
  )
}

const Failure = ({ children }: { children: string }) => (
  <p className="call-error" role="alert">
    <ServerText kind="message">{children}</ServerText>
  </p>
)
