import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { ApplicationForm } from '../../../../rules/applications/applicationForm.ts'
import { refusedIcon } from '../../../../rules/applications/applicationIcon.ts'
import { type SchemaFormApi, useTextField } from '../../../kit/forms/schemaForm.tsx'
import { ExclamationTriangleIcon } from '../../../kit/icons.tsx'
import { ApplicationImage } from '../../ApplicationImage.tsx'
import { ImageIcon } from '../../icons.tsx'
import type { IconActor } from '../applicationFormActors.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  icon: IconActor
  disabled: boolean
  locked: boolean
}

/**
 * The icon shows as an image; the button opens the browser's own file dialog. An icon of the bank's that cannot be saved
 * says so at once, and stays until it is reset or replaced.
 */
export function IconPicker({ form, icon, disabled, locked }: Props) {
  const { value } = useTextField(form, 'icon')
  const refused = useSelector(icon, ({ context }) => context.problem?.message)
  const message = refused ?? refusedIcon(value)
  const files = useRef<HTMLInputElement>(null)
  const hint = useId()
  useEffect(() => {
    const subscription = icon.on('icon.changed', (emitted) => form.setValue('icon', emitted.icon))
    return () => subscription.unsubscribe()
  }, [icon, form])
  const choose = () => {
    const file = files.current?.files?.[0]
    if (file && !locked) icon.send({ type: 'icon.choose', file })
    if (files.current) files.current.value = ''
  }
  return (
    <div className="row icon-picker field" data-invalid={message !== undefined}>
      <ApplicationImage
        className="icon-preview"
        icon={value}
        alt={texts.icon}
        placeholder={
          <span className="icon-preview" aria-hidden="true">
            <ImageIcon />
          </span>
        }
      />
      <div>
        <div className="actions">
          <input
            ref={files}
            type="file"
            accept="image/*"
            hidden
            aria-label={texts.chooseIcon}
            data-testid="icon-file"
            onChange={choose}
          />
          <Button
            type="button"
            variant="outline"
            name="icon"
            disabled={disabled}
            aria-disabled={locked}
            aria-describedby={`${hint} ${hint}message`}
            onClick={() => !locked && files.current?.click()}
          >
            {texts.chooseIcon}
          </Button>
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={disabled}
            aria-disabled={locked || value === ''}
            onClick={() => !locked && value !== '' && icon.send({ type: 'icon.reset' })}
          >
            {texts.resetIcon}
          </Button>
        </div>
        <p className="field-info" id={hint}>
          {texts.iconHint}
        </p>
        <p className="field-message" id={`${hint}message`}>
          {message !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
          <span>{message}</span>
        </p>
      </div>
    </div>
  )
}
