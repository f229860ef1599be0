import { TextArea } from '@radix-ui/themes/components/text-area'
import * as TextField from '@radix-ui/themes/components/text-field'
import { type HTMLInputAutoCompleteAttribute, memo } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { type SchemaFormApi, type TextFieldName, useTextField } from './schemaForm.tsx'

export interface FieldProps<Value> {
  form: SchemaFormApi<Value>
  name: TextFieldName<Value>
  label: string
  hint?: string
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  readOnly?: boolean
}

interface Props<Value> extends FieldProps<Value> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  /** Rows of a text area; without it, one line. */
  rows?: number
}

function Field<Value>({ form, name, label, hint, type = 'text', rows, ...rest }: Props<Value>) {
  const { value, error, change, blur } = useTextField(form, name)
  const shared = { name, value, onBlur: blur, ...rest }
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) =>
        rows === undefined ? (
          <TextField.Root size="3" type={type} {...shared} {...control} onChange={(e) => change(e.target.value)} />
        ) : (
          <TextArea size="3" rows={rows} {...shared} {...control} onChange={(e) => change(e.target.value)} />
        )
      }
    </FieldFrame>
  )
}

/** Drawn again with the page around it, it would lose what a password manager has put into it without an event. */
export const FormField = memo(Field) as typeof Field
