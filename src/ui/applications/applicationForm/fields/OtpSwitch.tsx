import * as HoverCard from '@radix-ui/themes/components/hover-card'
import { Switch } from '@radix-ui/themes/components/switch'
import { useId, useState } from 'react'
import type { ApplicationForm } from '../../../../rules/applications/applicationForm.ts'
import { type SchemaFormApi, useFormField } from '../../../kit/forms/schemaForm.tsx'
import { InfoCircledIcon } from '../../../kit/icons.tsx'
import { lazyDialog } from '../../../kit/parts/lazyPart.tsx'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  readOnly: boolean
  locked: boolean
}

const OtpDialog = lazyDialog(
  () => import('../dialogs/OtpDialog.tsx'),
  ({ onClose }) => onClose(),
)

/** Help on hover and focus; each switch opens the dialog that explains what it governs (001 sections 2 and 4). */
export function OtpSwitch({ form, readOnly, locked }: Props) {
  const { value } = useFormField(form, 'otpNeeded')
  const [explained, setExplained] = useState(false)
  const label = useId()
  const help = useId()
  const change = (next: boolean) => {
    if (locked) return
    form.setValue('otpNeeded', next)
    setExplained(true)
  }
  return (
    <div className="row otp">
      <label className="field-label" htmlFor={label}>
        {texts.otpNeeded}
      </label>
      <HoverCard.Root openDelay={150}>
        <HoverCard.Trigger>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.otpHelp}
            aria-describedby={help}
            onClick={() => setExplained(true)}
          >
            <InfoCircledIcon aria-hidden="true" />
          </button>
        </HoverCard.Trigger>
        <HoverCard.Content maxWidth="20rem">{texts.otpShort}</HoverCard.Content>
      </HoverCard.Root>
      <span className="visually-hidden" id={help}>
        {texts.otpShort}
      </span>
      <Switch id={label} size="3" checked={value} disabled={readOnly} aria-disabled={locked} onCheckedChange={change} />
      {explained && <OtpDialog needed={value} onClose={() => setExplained(false)} />}
    </div>
  )
}
