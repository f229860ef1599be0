import { useEffect, useState } from 'react'
import { draftTexts as texts } from '../../rules/draftTexts.ts'
import { Notice } from './Notice.tsx'

/** What was typed into a form and not sent, as `app/session/formDraft.ts` keeps it. */
export interface DraftStore<Value> {
  save(typed: Value): void
  clear(): void
  load(): Value | undefined
}

interface Props<Value> {
  draft: DraftStore<Value>
  /** The form's live values, the same object while nothing is typed. */
  typed: Value
  /** Whether values say something that would be lost. */
  isWorth(values: Value): boolean
  /** Where not everything that was typed is kept. */
  words?: string
  takeUp(kept: Value): void
  /** The form takes nothing now. */
  locked?: boolean
}

/** Keeps what is typed, and offers what was kept when the form was entered. */
export function KeptDraft<Value>({ draft, typed, isWorth, words = texts.kept, takeUp, locked = false }: Props<Value>) {
  const [offered, setOffered] = useState(() => {
    const kept = draft.load()
    return kept !== undefined && isWorth(kept) ? kept : undefined
  })
  const worth = isWorth(typed)
  useEffect(() => {
    if (worth) draft.save(typed)
    else if (!offered) draft.clear()
  }, [draft, typed, worth, offered])
  if (!offered) return null
  const fill = () => {
    if (locked) return
    takeUp(offered)
    setOffered(undefined)
  }
  return (
    <Notice variant="info" retryLabel={texts.takeUp} onRetry={fill}>
      {words}
    </Notice>
  )
}
