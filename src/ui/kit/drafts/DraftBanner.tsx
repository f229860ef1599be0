import { useEffect, useState } from 'react'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { Notice } from '../states/Notice.tsx'
import { draftTexts as texts } from './draftTexts.ts'
import { useDraftRenewal } from './useDraftRenewal.ts'

interface Props<Value> {
  draft: DraftStore<Value>
  /** The form's live values, the same object while nothing is typed. */
  values: Value
  /** Whether values say something that would be lost. */
  hasContent(values: Value): boolean
  /** Where not everything that was typed is kept. */
  message?: string
  restore(saved: Value): void
  /** The form takes nothing now: there is no button. */
  disabled?: boolean
}

/** Keeps what is typed, and offers what was kept when the form was entered. */
export function DraftBanner<Value>({
  draft,
  values,
  hasContent,
  message = texts.unsaved,
  restore,
  disabled = false,
}: Props<Value>) {
  const [offered, setOffered] = useState(() => {
    const saved = draft.load()
    return saved !== undefined && hasContent(saved) ? saved : undefined
  })
  const isWorthSaving = hasContent(values)
  useEffect(() => {
    if (isWorthSaving) draft.save(values)
    else if (!offered) draft.clear()
  }, [draft, values, isWorthSaving, offered])
  useDraftRenewal(draft)
  if (!offered) return null
  const fill = () => {
    restore(offered)
    setOffered(undefined)
  }
  return (
    <Notice variant="info" retryLabel={texts.restore} {...(!disabled && { onRetry: fill })}>
      {message}
    </Notice>
  )
}
