import { useEffect } from 'react'
import type { DraftStore } from './forms/DraftBanner.tsx'
import { type SchemaFormApi, useFormValues } from './forms/schemaForm.tsx'
import { useDraftRenewal } from './forms/useDraftRenewal.ts'

interface Props<Value, Kept> {
  form: SchemaFormApi<Value>
  draft: DraftStore<Kept>
  /** What is kept of the form, as it begins. */
  empty: Kept
}

type Texts = Record<string, string>

/** What is typed survives a reload and a way back; a field that has been typed into meanwhile is left alone. */
export function KeptText<Value extends Texts, Kept extends Partial<Value> & Texts>({
  form,
  draft,
  empty,
}: Props<Value, Kept>) {
  const typed: Texts = useFormValues(form)
  useEffect(() => {
    const kept = Object.entries<string>(draft.load() ?? {})
    for (const [name, text] of kept)
      if ((form.values() as Texts)[name] === empty[name]) form.setValue(name, text as Value[string])
  }, [form, draft, empty])
  useEffect(() => {
    const names = Object.keys(empty)
    const kept = Object.fromEntries(names.map((name) => [name, typed[name]])) as Kept
    if (names.some((name) => typed[name] !== empty[name])) draft.save(kept)
    else draft.clear()
  }, [draft, typed, empty])
  useDraftRenewal(draft)
  return null
}
