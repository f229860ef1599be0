import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { ServerText } from '../../../kit/ServerText.tsx'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import type { TryItOutActor } from '../tryItOutPort.ts'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'
import { CallAnswer } from './CallAnswer.tsx'
import { CallErrorView } from './CallErrorView.tsx'
import { OtpForm } from './OtpForm.tsx'
import { RequestPreview } from './RequestPreview.tsx'
import { stateName } from './stateName.ts'

interface Props {
  actor: TryItOutActor
  operationId: string
  /** Holds the panel and the button that checks the fields. */
  below: RefObject<HTMLElement | null>
}

/** What is new in the panel takes the focus, unless the person works elsewhere: then it is announced. */
function usePanelFocus(shown: string, below: Props['below']): string {
  const [announced, announce] = useState('')
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const { activeElement, body } = document
    const panel = below.current?.querySelector('.call-panel')
    const heading = panel?.querySelector('h5')
    const call = below.current?.closest('.try-it-out')
    const isElsewhere = !call?.contains(activeElement) || activeElement?.matches('input, textarea, select')
    const isFree = activeElement === body || panel?.contains(activeElement) || !isElsewhere
    if (!panel && activeElement === body) below.current?.querySelector<HTMLElement>('.preview-request')?.focus()
    if (isFree) {
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'nearest' })
    }
    announce((!isFree && heading?.textContent) || '')
  }, [shown, below])
  return announced
}

/** Where a call is: the request before it is sent, what the bank asks, what it answered. It closes on the way back to the fields. */
export function CallPanel({ actor, operationId, below }: Props) {
  const snapshot = useSelector(actor, (current) => current)
  const state = stateName(snapshot)
  const announced = usePanelFocus(state === 'completing' ? 'waitingForOtp' : state, below)
  return (
    <>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      <State actor={actor} snapshot={snapshot} state={state} operationId={operationId} />
    </>
  )
}

interface StateProps extends Omit<Props, 'below'> {
  snapshot: SnapshotFrom<TryItOutActor>
  state: ReturnType<typeof stateName>
}

function State({ actor, snapshot, state, operationId }: StateProps) {
  const { preview, waiting, answer, problem } = snapshot.context
  const send = (type: 'request.send' | 'request.edit' | 'request.cancel') => () => actor.send({ type })
  const confirm = (code: string) => actor.send({ type: 'otp.submit', code })
  const back = <Action onClick={send('request.edit')}>{texts.back}</Action>

  if (state === 'editing') return null
  if (state === 'preparing' || state === 'sending')
    return (
      <Panel state={state} title={state === 'sending' ? texts.sending : texts.previewTitle}>
        {state === 'sending' && preview && <RequestPreview preview={preview} />}
        <div className="row call-actions">
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
        <div className="row call-actions">
          <Button type="button" onClick={send('request.send')}>
            {texts.send}
          </Button>
          {back}
        </div>
      </Panel>
    )
  if (waiting && (state === 'waitingForOtp' || state === 'completing' || state === 'lost'))
    return (
      <Panel
        state={state === 'lost' ? state : 'waitingForOtp'}
        title={state === 'lost' ? texts.lostTitle : texts.otpTitle}
      >
        {answer && <CallErrorView answer={answer} operationId={operationId} />}
        {state === 'lost' && <Failure>{texts.lostOtp}</Failure>}
        {state !== 'lost' && problem && <Failure>{problem.message}</Failure>}
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
  if (answer && (state === 'answered' || state === 'refused'))
    return (
      <Panel state={state} title={state === 'answered' ? texts.answerTitle : texts.refusedTitle(answer.status)}>
        {state === 'refused' && <CallErrorView answer={answer} operationId={operationId} />}
        <CallAnswer answer={answer} />
        <div className="row call-actions">{back}</div>
      </Panel>
    )
  const [title, failure] = failureTexts(state, snapshot.context)
  return (
    <Panel state={state} title={title}>
      <Failure>{failure}</Failure>
      <div className="row call-actions">
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

/** Title and text. */
function failureTexts(
  state: StateProps['state'],
  { problem, tokenValidity }: StateProps['snapshot']['context'],
): [string, string] {
  switch (state) {
    case 'unauthorized':
      return [texts.unauthorizedTitle, tokenValidity === 'expired' ? texts.tokenExpired : texts.unauthorized]
    case 'otpExpired':
      return [texts.otpTitle, texts.otpExpired]
    case 'lost':
      return [texts.lostTitle, texts.lost]
    default:
      return [
        state === 'failed' && problem?.kind !== 'unknown' ? texts.noAnswerTitle : texts.failedTitle,
        problem?.message ?? '',
      ]
  }
}

interface PanelProps {
  state: string
  title: string
  children: ReactNode
}

function Panel({ state, title, children }: PanelProps) {
  const id = useId()
  return (
    <section className="call-panel" data-state={state} aria-labelledby={id}>
      <h5 id={id} tabIndex={-1}>
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
