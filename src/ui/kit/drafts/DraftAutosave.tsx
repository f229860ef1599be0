import { useEffect } from 'react'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { type SchemaFormApi, useFormValues } from '../forms/schemaForm.tsx'
import { useDraftRenewal } from './useDraftRenewal.ts'

interface Props<Value, Draft> {
  form: SchemaFormApi<Value>
  draft: DraftStore<Draft>
  /** The draft of a form that nobody has typed into. */
  empty: Draft
}

type Texts = Record<string, string>

/** What is typed survives a reload and a way back; a field that has been typed into meanwhile is left alone. */
export function DraftAutosave<Value extends Texts, Draft extends Partial<Value> & Texts>({
  form,
  draft,
  empty,
}: Props<Value, Draft>) {
  const typed: Texts = useFormValues(form)
  useEffect(() => {
    const stored = Object.entries<string>(draft.load() ?? {})
    for (const [name, text] of stored)
      if ((form.values() as Texts)[name] === empty[name]) form.setValue(name, text as Value[string])
  }, [form, draft, empty])
  useEffect(() => {
    const names = Object.keys(empty)
    const stored = Object.fromEntries(names.map((name) => [name, typed[name]])) as Draft
    if (names.some((name) => typed[name] !== empty[name])) draft.save(stored)
    else draft.clear()
  }, [draft, typed, empty])
  useDraftRenewal(draft)
  return null
}
