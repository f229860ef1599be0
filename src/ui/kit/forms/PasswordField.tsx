import * as TextField from '@radix-ui/themes/components/text-field'
import { memo, useState } from 'react'
import { EyeClosedIcon, EyeOpenIcon } from '../icons.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FormField.tsx'
import { useTextField } from './schemaForm.tsx'
import { useHideWhenLeft } from './useHideWhenLeft.ts'

interface Props<Value> extends FieldProps<Value> {
  /** It takes the password before it a second time. */
  repeats?: boolean
}

function Field<Value>({ form, name, label, hint, repeats, ...rest }: Props<Value>) {
  const { value, error, change, blur } = useTextField(form, name)
  const [shown, setShown] = useState(false)
  useHideWhenLeft(() => setShown(false))
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <TextField.Root
          size="3"
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          name={name}
          value={value}
          onBlur={blur}
          {...rest}
          {...control}
          onChange={(event) => change(event.target.value)}
        >
          <TextField.Slot side="right">
            <button
              type="button"
              className="icon-button"
              aria-label={`${shown ? 'Hide' : 'Show'} ${repeats ? 'repeated password' : label.toLowerCase()}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeClosedIcon aria-hidden="true" /> : <EyeOpenIcon aria-hidden="true" />}
            </button>
          </TextField.Slot>
        </TextField.Root>
      )}
    </FieldFrame>
  )
}

/** Masked, with a toggle to show it; paste and password managers work. Drawn again for itself only, as `FormField`. */
export const PasswordField = memo(Field) as typeof Field
