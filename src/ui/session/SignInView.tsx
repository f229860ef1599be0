import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signInMachine } from '../../machines/session/signIn.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import type { Persona } from '../../rules/sandbox/personas.ts'
import { seal } from '../../rules/security/secret.ts'
import { disabledTexts, signInMessage } from '../../rules/session/signInFailure.ts'
import { type Credentials, credentials } from '../../rules/session/signInForm.ts'
import { type Captcha, CaptchaSlot } from '../kit/forms/CaptchaSlot.tsx'
import { FormCard } from '../kit/forms/FormCard.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, type SchemaFormApi, useSchemaForm, useTextField } from '../kit/forms/schemaForm.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { Personas } from './Personas.tsx'
import { signInTexts as texts } from './signInTexts.ts'
import './session.css'

type SignInActor = ActorRefFrom<typeof signInMachine>

interface SignInViewProps {
  actor: SignInActor
  captcha: Captcha
  /** Ready-made developers of a sandbox build, once they are read. */
  personas: readonly Persona[] | undefined
}

const schema = standardSchema(credentials)
const empty: Credentials = { username: '', password: '' }

export function SignInView({ actor, captcha, personas }: SignInViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  /** What had the focus when the form was sent: who went elsewhere meanwhile stays there. */
  const sender = useRef<Element>(null)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit(typed) {
      sender.current = document.activeElement
      actor.send({ type: 'signIn.submit', form: seal(typed) })
    },
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  useDraft(actor, form)
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'refused' }) ? snapshot.context.problem : null,
  )
  useEffect(() => {
    if (!refusal || document.activeElement !== sender.current) return
    form.focus('password')
    // What is typed next replaces it; what was typed can still be shown.
    document.querySelector<HTMLInputElement>('input:focus')?.select()
  }, [refusal, form])
  const fillIn = ({ username, password }: Persona) => {
    form.setValue('username', username)
    form.setValue('password', password)
  }
  return (
    <FormCard
      title={texts.title}
      intro={texts.intro}
      footer={
        <>
          {texts.noAccount} <AccountLink href="/register">{texts.signUp}</AccountLink>
        </>
      }
    >
      <SchemaForm form={form} label={texts.title}>
        <FormField
          form={form}
          name="username"
          label={texts.username}
          hint={texts.usernameHint}
          type="email"
          autoComplete="username"
        />
        <PasswordField form={form} name="password" label={texts.password} autoComplete="current-password" />
        <div className="sign-in-links">
          <AccountLink href="/reminder">{texts.forgotPassword}</AccountLink>
          <AccountLink href="/reactivation">{texts.resendActivation}</AccountLink>
        </div>
        <CaptchaSlot actor={actor} captcha={captcha} />
        <Failure actor={actor} />
        <SubmitButton busy={busy}>{texts.signInButton}</SubmitButton>
      </SchemaForm>
      {__SANDBOX__ && personas?.length !== 0 && <Personas personas={personas} onChoose={fillIn} />}
    </FormCard>
  )
}

function Failure({ actor }: { actor: SignInActor }) {
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const disabled = useSelector(actor, (snapshot) => snapshot.matches({ form: 'disabled' }))
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  if (!failed || !problem) return null
  const message = signInMessage(problem)
  const link = disabledTexts.link
  return (
    <Notice variant="error">
      {disabled ? (
        <>
          {message.slice(0, -link.length)}
          <AccountLink href="/reminder">{link}</AccountLink>
        </>
      ) : (
        message
      )}
    </Notice>
  )
}

/** The username is reported while it is typed; one that was kept is filled in, and not reported again. */
function useDraft(actor: SignInActor, form: SchemaFormApi<Credentials>) {
  const recalled = useSelector(actor, (snapshot) => snapshot.context.username)
  const { value } = useTextField(form, 'username')
  const { setValue, values } = form
  const filled = useRef('')
  const reported = useRef('')
  useEffect(() => {
    if (recalled === filled.current || values().username !== '') return
    filled.current = recalled
    reported.current = recalled
    setValue('username', recalled)
  }, [recalled, setValue, values])
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    actor.send({ type: 'draft.change', username: value })
  }, [actor, value])
}
