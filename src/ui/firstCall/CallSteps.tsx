import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { Notice } from '../kit/states/Notice.tsx'
import { Spinner } from '../kit/states/Spinner.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts as texts } from './firstCallTexts.ts'

/** Why there is no answer, or none that was wanted; what to do again is the button above it. */
function Outcome({ actor }: Pick<FirstCallProps, 'actor'>) {
  const { refusal, problem } = useSelector(actor, ({ context }) => context)
  if (refusal)
    return (
      <Notice variant="error">
        {texts.refused(refusal.status, refusal.message.replace(/\.$/, ''))}{' '}
        {refusal.reason !== refusal.message && refusal.reason}
      </Notice>
    )
  return problem && <Notice variant="error">{texts.failed(problem)}</Notice>
}

interface PressProps {
  label: string
  busyLabel: string
  busy: boolean
  /** False also while the applications are read again. */
  canPress: boolean
  onPress: () => void
}

function Press({ label, busyLabel, busy, canPress, onPress }: PressProps) {
  return (
    <>
      <Button type="button" aria-disabled={!canPress} aria-busy={busy} onClick={onPress}>
        {busy && <Spinner />}
        <span>{label}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {busy && busyLabel}
      </span>
    </>
  )
}

export function TokenStep({ actor }: FirstCallProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ steps: { token: 'requesting' } }))
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: 'token.request' }))
  const hasExpired = useSelector(actor, (snapshot) => snapshot.matches({ steps: { token: 'expired' } }))
  return (
    <>
      {hasExpired && <Notice variant="info">{texts.token.expired}</Notice>}
      <p>{texts.token.text}</p>
      <div className="row guide-actions">
        <Press
          label={texts.token.request}
          busyLabel={texts.token.requesting}
          busy={busy}
          canPress={canPress}
          onPress={() => actor.send({ type: 'token.request' })}
        />
      </div>
      <Outcome actor={actor} />
    </>
  )
}

export function CallStep({ actor }: FirstCallProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ steps: { call: 'calling' } }))
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: 'accounts.call' }))
  const refused = useSelector(actor, ({ context }) => context.refusal !== null)
  return (
    <>
      <p>{texts.token.held}</p>
      <p>{texts.call.text}</p>
      <div className="row guide-actions">
        <Press
          label={texts.call.send}
          busyLabel={texts.call.sending}
          busy={busy}
          canPress={canPress}
          onPress={() => actor.send({ type: 'accounts.call' })}
        />
        {refused && (
          <Button type="button" variant="outline" onClick={() => actor.send({ type: 'step.open', step: 'token' })}>
            {texts.newToken}
          </Button>
        )}
      </div>
      <Outcome actor={actor} />
    </>
  )
}
