import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { activationMachine } from '../../machines/onboarding/activation.machine.ts'
import { isActiveAlready, activationNotices as notices } from '../../rules/onboarding/activationNotices.ts'
import { Confirmation } from '../kit/dialogs/Confirmation.tsx'
import { FormCard } from '../kit/forms/FormCard.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { LoadingMessage } from '../kit/states/Spinner.tsx'
import { activationTexts as texts } from './activationTexts.ts'

export function ActivationView({ actor }: { actor: ActorRefFrom<typeof activationMachine> }) {
  const snapshot = useSelector(actor, (current) => current)
  const logIn = (
    <Button asChild size="3">
      {/* A step back would use the key once more and say that it failed. */}
      <AccountLink href="/login" replace>
        {texts.logIn}
      </AccountLink>
    </Button>
  )
  if (snapshot.matches('activated')) return <Confirmation title={notices.activated} action={logIn} />
  if (snapshot.matches('activating'))
    return (
      <FormCard title={texts.activation}>
        <LoadingMessage>{texts.activating}</LoadingMessage>
      </FormCard>
    )
  const retry = { type: 'activation.retry' } as const
  const { problem } = snapshot.context
  const reason = problem?.message ?? ''
  const possiblyActive = !snapshot.matches('failed')
  return (
    <FormCard
      title={texts.activation}
      footer={
        <>
          {texts.linkTooOld} <AccountLink href="/reactivation">{texts.resend}</AccountLink>
        </>
      }
    >
      <Notice
        variant={snapshot.matches('possiblyActive') ? 'warning' : 'error'}
        {...(snapshot.can(retry) && { onRetry: () => actor.send(retry) })}
        message={reason}
      >
        <p>
          {notices.activationFailed}
          <ServerText kind="message">{reason}</ServerText>
        </p>
        {possiblyActive && (
          <p>{problem && isActiveAlready(problem) ? notices.activeAlready : notices.possiblyActive}</p>
        )}
      </Notice>
      {logIn}
    </FormCard>
  )
}
