import { atom, useAtom } from 'jotai'
import { useEffect, useId } from 'react'

/** The status that had something to say last: it replaces the one before, whichever chart that was of. */
const latestAtom = atom('')

/** Beside a control: what it has done. It stays in the page while it is empty, so that its text is announced and moves nothing. */
export function ActionStatus({ text }: { text: string | false | null | undefined }) {
  const id = useId()
  const [latest, setLatest] = useAtom(latestAtom)
  useEffect(() => {
    if (text) setLatest(id)
  }, [id, text, setLatest])
  return (
    <p role="status" className="action-status">
      {latest === id && text ? text : null}
    </p>
  )
}
