import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { activationMachine } from '../../machines/onboarding/activation.machine.ts'
import { activationTexts as texts } from '../../rules/activation.ts'
import { FormCard } from '../kit/FormCard.tsx'
import { Notice } from '../kit/Notice.tsx'
import { Receipt } from '../kit/Receipt.tsx'
import { Waiting } from '../kit/Spinner.tsx'

interface ActivationViewProps {
  actor: ActorRefFrom<typeof activationMachine>
}

export function ActivationView({ actor }: ActivationViewProps) {
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.matches('activated'))
    return (
      <Receipt
        title={texts.activated}
        action={
          <Button asChild size="3">
            {/* A step back would use the key once more and say that it failed. */}
            <Link href="/login" replace>
              {texts.logIn}
            </Link>
          </Button>
        }
      />
    )
  if (snapshot.matches('activating'))
    return (
      <FormCard title={texts.activation}>
        <Waiting>{texts.activating}</Waiting>
      </FormCard>
    )
  const retry = { type: 'activation.retry' } as const
  return (
    <FormCard
      title={texts.activation}
      footer={
        <>
          {texts.linkTooOld}{' '}
          <Link href="/reactivation" className="text-link">
            {texts.resend}
          </Link>
        </>
      }
    >
      <Notice variant="error" {...(snapshot.can(retry) && { onRetry: () => actor.send(retry) })}>
        {texts.activationFailed}
        {snapshot.context.problem?.message}
      </Notice>
    </FormCard>
  )
}
