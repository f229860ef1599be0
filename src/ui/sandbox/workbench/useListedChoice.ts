import { useEffect } from 'react'
import { type SchemaFormApi, type TextFieldName, useTextField } from '../../kit/forms/schemaForm.tsx'

/** A list that no longer has what was chosen shows another choice, which the form then has as well. */
export function useListedChoice<Value>(
  form: SchemaFormApi<Value>,
  name: TextFieldName<Value>,
  values: readonly string[],
  otherwise: string,
): void {
  const { value, change } = useTextField(form, name)
  const isListed = value === otherwise || values.includes(value)
  useEffect(() => {
    if (!isListed) change(otherwise)
  })
}
