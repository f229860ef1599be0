import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reactivationMachine } from '../../machines/onboarding/reactivation.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { reactivation } from '../../rules/onboarding/onboarding.ts'
import { AccountLink } from '../kit/AccountLink.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import type { DraftStore } from '../kit/DraftBanner.tsx'
import { EmailForm, type EmailValue } from '../kit/EmailForm.tsx'
import { MailLink } from '../kit/MailLink.tsx'
import { onboardingTexts as texts } from './onboardingTexts.ts'

interface ReactivationViewProps {
  actor: ActorRefFrom<typeof reactivationMachine>
  /** The captcha, which is given whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
  /** The address that was typed and not sent. */
  draft: DraftStore<EmailValue>
}

const schema = standardSchema(reactivation)
const formTexts = {
  title: texts.reactivation,
  intro: texts.reactivationIntro,
  email: texts.email,
  placeholder: texts.emailPlaceholder,
  send: texts.send,
  failed: texts.reactivationFailed,
  outcomeUnknown: texts.reactivationUnknown,
}

export function ReactivationView({ actor, captcha, draft }: ReactivationViewProps) {
  const submitted = useSelector(actor, (snapshot) => snapshot.matches('submitted'))
  const eMailAddress = useSelector(actor, (snapshot) => snapshot.context.eMailAddress)
  if (submitted)
    return (
      <Confirmation
        title={texts.reactivationReceived}
        action={
          <>
            <Button asChild size="3">
              <AccountLink href="/login">{texts.logIn}</AccountLink>
            </Button>
            <MailLink search={eMailAddress} />
          </>
        }
      >
        {texts.reactivationInstruction(eMailAddress)}
      </Confirmation>
    )
  return (
    <EmailForm
      actor={actor}
      schema={schema}
      captcha={captcha}
      draft={draft}
      texts={formTexts}
      footer={
        <>
          {texts.alreadyRegistered}{' '}
          <AccountLink href="/login" className="text-link">
            {texts.signIn}
          </AccountLink>
        </>
      }
      onSubmit={(form) => actor.send({ type: 'reactivation.submit', form })}
    />
  )
}
