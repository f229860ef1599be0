import { type AnyFormApi, revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { StandardSchema } from '../../../rules/forms/standardSchema.ts'

/** The names of a form's text fields. */
export type TextFieldName<Value> = { [Name in keyof Value]: Value[Name] extends string ? Name : never }[keyof Value] &
  string

interface Options<Value> {
  /** `standardSchema(struct)`, made once outside the component. */
  schema: StandardSchema<Value>
  defaultValues: Value
  /** Receives what the schema made of the input: trimmed, coerced. */
  onSubmit: (value: Value) => void
  /** Notified of a submit that was held up; what is no field says then what it misses. */
  onInvalid?: () => void
}

export interface SchemaFormApi<Value> {
  readonly api: AnyFormApi
  readonly element: RefObject<HTMLFormElement | null>
  readonly values: () => Value
  readonly setValue: <Name extends keyof Value & string>(name: Name, value: Value[Name]) => void
  /** The named fields are back at their default values, without messages. */
  readonly reset: (...names: (keyof Value & string)[]) => void
  /** The form as at first, but for the fields that were changed since it was submitted. */
  readonly clearSubmitted: () => void
  readonly focus: (name: string) => void
}

function focusField(element: HTMLFormElement | null, wanted: (name: string) => boolean) {
  for (const control of element?.elements ?? []) {
    if (control instanceof HTMLElement && wanted(control.getAttribute('name') ?? '')) return control.focus()
  }
}

/** What is wrong within a field, such as in one entry of a list, is wrong with the field. */
const byField = <Value,>(schema: StandardSchema<Value>): StandardSchema<Value> => ({
  '~standard': {
    ...schema['~standard'],
    validate(value) {
      const result = schema['~standard'].validate(value)
      return result.issues
        ? { issues: result.issues.map(({ message, path }) => ({ message, path: path.slice(0, 1) })) }
        : result
    },
  },
})

/** A form whose schema speaks first on submit and then on every change; a failed submit goes to the first wrong field. */
export function useSchemaForm<Value extends object>({
  schema,
  defaultValues,
  onSubmit,
  onInvalid,
}: Options<Value>): SchemaFormApi<Value> {
  const element = useRef<HTMLFormElement>(null)
  const submitted = useRef<Partial<Record<string, unknown>>>({})
  const dynamic = useMemo(() => byField(schema), [schema])
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: dynamic },
    onSubmit: ({ value }) => {
      submitted.current = { ...value }
      const checked = schema['~standard'].validate(value)
      if (!checked.issues) onSubmit(checked.value)
    },
    onSubmitInvalid: ({ formApi }) => {
      onInvalid?.()
      const metas: Record<string, { errors: unknown[] } | undefined> = formApi.state.fieldMeta
      focusField(element.current, (name) => (metas[name]?.errors.length ?? 0) > 0)
    },
  })
  const api: AnyFormApi = form
  return useMemo(
    () => ({
      api,
      element,
      values: () => api.state.values,
      setValue: (name, value) => api.setFieldValue(name, value),
      reset: (...names) => {
        for (const name of names) api.resetField(name)
      },
      clearSubmitted: () => {
        const changed = Object.entries(api.state.values).filter(([name, value]) => value !== submitted.current[name])
        api.reset({ ...api.options.defaultValues, ...Object.fromEntries(changed) }, { keepDefaultValues: true })
      },
      focus: (name) => focusField(element.current, (candidate) => candidate === name),
    }),
    [api],
  )
}

interface ResetEmitter {
  on(type: 'form.cleared', listener: () => void): { unsubscribe(): void }
}

/** A chart that is done with what was sent clears the form. */
export function useFormReset<Value>(actor: ResetEmitter, form: SchemaFormApi<Value>): void {
  useEffect(() => {
    const subscription = actor.on('form.cleared', () => form.clearSubmitted())
    return () => subscription.unsubscribe()
  }, [actor, form])
}

interface FormProps<Value> {
  form: SchemaFormApi<Value>
  children: ReactNode
  label?: string
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('input:not([type=file]), textarea')

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  isText(control) || control.matches('select')

/**
 * A pre-rendered form can be typed into, and filled by the browser, before it is hydrated. A field that the form has
 * been notified of is left alone: React may show it late.
 */
function syncPrehydrationInput<Value>({ api, element, values }: SchemaFormApi<Value>) {
  const known = values() as Record<string, unknown>
  const initial: Record<string, unknown> = api.options.defaultValues
  for (const control of element.current?.elements ?? []) {
    if (!isTyped(control)) continue
    const { name, value } = control
    if (typeof known[name] === 'string' && known[name] === initial[name] && known[name] !== value)
      api.setFieldValue(name, value)
  }
}

/** What stands in a field, and React did not draw and was not notified of: a password manager may fill it without an event. */
function isFilledUnreported(control: HTMLInputElement | HTMLTextAreaElement) {
  const drawn = control.cloneNode() as typeof control
  drawn.value = control.defaultValue
  return control.value !== drawn.value
}

function syncFilledInput<Value>({ api, values }: SchemaFormApi<Value>, controls: Iterable<Element>) {
  const known = values() as Record<string, unknown>
  for (const control of controls) {
    if (!isText(control) || typeof known[control.name] !== 'string') continue
    if (isFilledUnreported(control)) api.setFieldValue(control.name, control.value)
  }
}

export function SchemaForm<Value>({ form, children, label }: FormProps<Value>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    syncFilledInput(form, form.element.current?.elements ?? [])
    // What the bank refused may be sent again as it is: only the schema's rules hold it up.
    void form.api.validate('submit')
    void form.api.handleSubmit()
  }
  useEffect(() => syncPrehydrationInput(form), [form])
  // A field that is drawn again when it is left would lose it.
  const leave = ({ target }: FocusEvent) => syncFilledInput(form, [target])
  return (
    // Without scripts the browser sends it: what was typed must not get into the address.
    <form
      ref={form.element}
      className="stack form"
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={leave}
      aria-label={label}
    >
      {children}
    </form>
  )
}

/** One text field's live value and its first broken rule. */
export function useTextField<Value>(form: SchemaFormApi<Value>, name: TextFieldName<Value>) {
  const field = useField({ form: form.api, name })
  const { value, meta } = field.state
  const [issue] = meta.errors as ({ message: string } | undefined)[]
  return {
    value: value as string,
    error: issue?.message,
    change: (next: string) => field.handleChange(next),
    blur: () => field.handleBlur(),
  }
}

/** One field of any kind: its live value and its first broken rule. */
export function useFormField<Value, Name extends keyof Value & string>(form: SchemaFormApi<Value>, name: Name) {
  const { value, meta } = useField({ form: form.api, name }).state
  const [issue] = meta.errors as ({ message: string } | undefined)[]
  return { value: value as Value[Name], error: issue?.message }
}

/** All values, live. */
export const useFormValues = <Value,>(form: SchemaFormApi<Value>): Value =>
  useStore(form.api.store, ({ values }) => values as Value)
