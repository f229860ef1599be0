import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reactivationMachine } from '../../machines/onboarding/reactivation.machine.ts'
import { type Reactivation, reactivation } from '../../rules/onboarding.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { AccountLink } from '../kit/AccountLink.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { FormCard } from '../kit/FormCard.tsx'
import { FormField } from '../kit/FormField.tsx'
import { outcomeOf, reasonOf } from '../kit/FormOutcome.tsx'
import { Notice } from '../kit/Notice.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from '../kit/schemaForm.tsx'
import { useCaptchaFocus } from '../kit/useCaptchaFocus.ts'
import { onboardingTexts as texts } from './onboardingTexts.ts'

interface ReactivationViewProps {
  actor: ActorRefFrom<typeof reactivationMachine>
  /** The captcha, told whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
}

const schema = standardSchema(reactivation)
const empty: Reactivation = { eMailAddress: '' }

export function ReactivationView({ actor, captcha }: ReactivationViewProps) {
  const submitted = useSelector(actor, (snapshot) => snapshot.matches('submitted'))
  const eMailAddress = useSelector(actor, (snapshot) => snapshot.context.eMailAddress)
  if (submitted)
    return (
      <Confirmation
        title={texts.reactivationReceived}
        action={
          <Button asChild size="3">
            <AccountLink href="/login">{texts.logIn}</AccountLink>
          </Button>
        }
      >
        {texts.reactivationInstruction(eMailAddress)}
      </Confirmation>
    )
  return <ReactivationForm actor={actor} captcha={captcha} />
}

function ReactivationForm({ actor, captcha }: ReactivationViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const missing = useSelector(actor, (snapshot) => snapshot.context.captchaMissing)
  const outcome = useSelector(actor, outcomeOf)
  const reason = useSelector(actor, reasonOf)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => actor.send({ type: 'reactivation.submit', form: typed }),
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  const security = useRef<HTMLDivElement>(null)
  useCaptchaFocus(actor, security)
  return (
    <FormCard
      title={texts.reactivation}
      intro={texts.reactivationIntro}
      footer={
        <>
          {texts.alreadyRegistered}{' '}
          <AccountLink href="/login" className="text-link">
            {texts.signIn}
          </AccountLink>
        </>
      }
    >
      <SchemaForm form={form} label={texts.reactivation}>
        <FormField
          form={form}
          name="eMailAddress"
          label={texts.email}
          placeholder="YOUR EMAIL"
          type="email"
          autoComplete="email"
        />
        <div ref={security}>{captcha(missing)}</div>
        {outcome === 'failed' && (
          <Notice variant="error" announced={false}>
            {texts.reactivationFailed(reason)}
          </Notice>
        )}
        {outcome === 'outcomeUnknown' && <Notice variant="warning">{texts.reactivationUnknown(reason)}</Notice>}
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
