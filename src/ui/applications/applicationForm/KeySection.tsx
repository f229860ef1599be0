import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ApplicationForm } from '../../../rules/applications/applicationForm.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import type { SchemaFormApi } from '../../kit/forms/schemaForm.tsx'
import { lazyPart, PartError, type PartFailedProps } from '../../kit/parts/lazyPart.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { Spinner } from '../../kit/states/Spinner.tsx'
import type { ApplicationFormActors } from './applicationFormActors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'

interface Props extends Pick<ApplicationFormActors, 'actor' | 'copying'> {
  form: SchemaFormApi<ApplicationForm>
  readOnly: boolean
  locked: boolean
}

interface PrivateKeyProps extends Pick<ApplicationFormActors, 'actor' | 'copying'> {
  /** Takes the public key away again. */
  onLost: () => void
}

const PrivateKey = lazyPart<PrivateKeyProps>(() => import('./PrivateKey.tsx'), {
  failed: ({ onLost }, onRetry, failure) => <NotShown failure={failure} onRetry={onRetry} onLost={onLost} />,
})

/** A reload loses a private key that nobody has seen: its public one must not be saved, nor kept as a draft. */
function NotShown({ failure, onRetry, onLost }: PartFailedProps & Pick<PrivateKeyProps, 'onLost'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (failure === 'outdated') onLost()
  }, [failure])
  return <PartError failure={failure} onRetry={onRetry} />
}

/** The public key, typed or made here together with a private one that shows for a while. */
export function KeySection({ form, actor, copying, readOnly, locked }: Props) {
  const generating = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'generating' } }))
  const canGenerate = useSelector(actor, (snapshot) => snapshot.can({ type: 'keys.generate' }))
  const revealed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'revealed' } }))
  const hidden = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'hidden' } }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'failed' } }))
  const generate = () => {
    if (!locked) actor.send({ type: 'keys.generate' })
  }
  const replaced = useRef('')
  useEffect(() => {
    const subscription = actor.on('keys.generated', ({ publicKey }) => {
      replaced.current = form.values().publicKey
      form.setValue('publicKey', publicKey)
    })
    return () => subscription.unsubscribe()
  }, [actor, form])
  const generator = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hidden && document.activeElement === document.body) generator.current?.focus({ preventScroll: true })
  }, [hidden])
  return (
    <>
      <div className="stack public-key">
        <FormField
          form={form}
          name="publicKey"
          label={texts.publicKey}
          hint={texts.publicKeyHint}
          rows={5}
          readOnly={locked}
        />
        <Button
          ref={generator}
          type="button"
          variant="outline"
          disabled={readOnly}
          aria-disabled={!canGenerate || locked}
          aria-busy={generating}
          onClick={generate}
        >
          {generating && <Spinner />}
          <span>{texts.generateKeys}</span>
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {generating && texts.generating}
      </span>
      {revealed && (
        <PrivateKey actor={actor} copying={copying} onLost={() => form.setValue('publicKey', replaced.current)} />
      )}
      {hidden && <Notice variant="info">{texts.privateKeyGone}</Notice>}
      {failed && (
        <Notice variant="error" onRetry={generate}>
          {texts.keysFailed}
        </Notice>
      )}
    </>
  )
}
