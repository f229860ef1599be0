import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { mailLinkMachine } from '../../machines/mailLink/mailLink.machine.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { mailLinkForm } from '../../rules/mailLink/mailLinkForm.ts'
import { breakable, inAddress } from '../kit/breakable.tsx'
import { Confirmation } from '../kit/dialogs/Confirmation.tsx'
import { DraftAutosave } from '../kit/drafts/DraftAutosave.tsx'
import { type Captcha, CaptchaSlot } from '../kit/forms/CaptchaSlot.tsx'
import { FormCard } from '../kit/forms/FormCard.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { FailedNotice, outcomeOf, reasonOf } from '../kit/forms/FormOutcome.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { SandboxMailLink } from '../kit/links/SandboxMailLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { mailLinkTexts as texts } from './mailLinkTexts.ts'

interface Props {
  actor: ActorRefFrom<typeof mailLinkMachine>
  captcha: Captcha
  /** The address that was typed and not sent. */
  draft: DraftStore<typeof empty>
}

const schema = standardSchema(mailLinkForm)
const empty = { eMailAddress: '' }

/** Asks for the address that the bank sends an email to. */
export function MailLinkView(props: Props) {
  const { actor } = props
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const { purpose, eMailAddress } = useSelector(actor, (snapshot) => snapshot.context)
  if (!sent) return <MailLinkForm {...props} />
  const title = texts[purpose].sent(eMailAddress)
  const instruction = texts[purpose].instruction(eMailAddress)
  return (
    <Confirmation
      title={title}
      breaking={breakable(title, inAddress)}
      action={
        <>
          <SandboxMailLink search={eMailAddress} />
          <Button asChild size="3" variant="outline">
            <AccountLink href="/login">{texts.logIn}</AccountLink>
          </Button>
        </>
      }
    >
      {instruction && breakable(instruction, inAddress)}
    </Confirmation>
  )
}

function MailLinkForm({ actor, captcha, draft }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const outcome = useSelector(actor, outcomeOf)
  const reason = useSelector(actor, reasonOf)
  const { title, intro, question } = texts[useSelector(actor, (snapshot) => snapshot.context.purpose)]
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => actor.send({ type: 'mailLink.submit', form: typed }),
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  const { setValue, values } = form
  const expected = useSelector(actor, (snapshot) => snapshot.context.eMailAddress)
  useEffect(() => {
    if (expected !== '' && values().eMailAddress === '') setValue('eMailAddress', expected)
  }, [expected, setValue, values])
  return (
    <FormCard
      title={title}
      intro={intro}
      footer={
        <>
          {question} <AccountLink href="/login">{texts.signIn}</AccountLink>
        </>
      }
    >
      <SchemaForm form={form} label={title}>
        <FormField
          form={form}
          name="eMailAddress"
          label={texts.email}
          placeholder={texts.emailPlaceholder}
          type="email"
          autoComplete="email"
        />
        <CaptchaSlot actor={actor} captcha={captcha} />
        {outcome === 'failed' && <FailedNotice>{texts.failed(reason)}</FailedNotice>}
        {outcome === 'outcomeUnknown' && <Notice variant="warning">{texts.outcomeUnknown(reason)}</Notice>}
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
        <DraftAutosave form={form} draft={draft} empty={empty} />
      </SchemaForm>
    </FormCard>
  )
}
