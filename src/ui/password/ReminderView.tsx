import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reminderMachine } from '../../machines/password/reminder.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { reminder } from '../../rules/password/password.ts'
import { AccountLink } from '../kit/AccountLink.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import type { DraftStore } from '../kit/DraftBanner.tsx'
import { EmailForm, type EmailValue } from '../kit/EmailForm.tsx'
import { MailLink } from '../kit/MailLink.tsx'
import { passwordTexts as texts } from './passwordTexts.ts'

interface ReminderViewProps {
  actor: ActorRefFrom<typeof reminderMachine>
  /** The captcha, which is given whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
  /** The address that was typed and not sent. */
  draft: DraftStore<EmailValue>
}

const schema = standardSchema(reminder)
const formTexts = {
  title: texts.reminder,
  intro: texts.reminderIntro,
  email: texts.email,
  placeholder: texts.emailPlaceholder,
  send: texts.send,
  failed: texts.reminderFailed,
  outcomeUnknown: texts.reminderUnknown,
}

export function ReminderView({ actor, captcha, draft }: ReminderViewProps) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const eMailAddress = useSelector(actor, (snapshot) => snapshot.context.eMailAddress)
  if (sent)
    return (
      <Confirmation
        title={texts.mailSent(eMailAddress)}
        action={
          <>
            <Button asChild size="3">
              <AccountLink href="/login">{texts.logIn}</AccountLink>
            </Button>
            <MailLink search={eMailAddress} />
          </>
        }
      />
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
          {texts.remembered}{' '}
          <AccountLink href="/login" className="text-link">
            {texts.signIn}
          </AccountLink>
        </>
      }
      onSubmit={(form) => actor.send({ type: 'reminder.submit', form })}
    />
  )
}
