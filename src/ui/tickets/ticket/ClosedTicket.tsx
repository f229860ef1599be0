import { Button } from '@radix-ui/themes/components/button'
import { TextArea } from '@radix-ui/themes/components/text-area'
import { useEffect, useId, useRef } from 'react'
import { Notice } from '../../kit/states/Notice.tsx'
import { ticketTexts as texts } from '../ticketTexts.ts'

interface Props {
  /** What was typed before the ticket was closed; null when nothing was. */
  unsent: string | null
  startNew: (description: string) => void
}

/** A closed ticket takes nothing more; what was typed can be copied, or go into another ticket. */
export function ClosedTicket({ unsent, startNew }: Props) {
  const id = useId()
  const create = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form that had the focus has gone.
    if (document.activeElement === document.body) create.current?.focus()
  }, [])
  if (unsent === null) return <Notice variant="info">{texts.closed}</Notice>
  return (
    <>
      <Notice variant="warning">{texts.closedMeanwhile}</Notice>
      <div className="stack field">
        <label className="field-label" htmlFor={id}>
          {texts.unsent}
        </label>
        <TextArea id={id} size="3" rows={4} readOnly value={unsent} dir="auto" />
      </div>
      <div>
        <Button type="button" size="3" variant="soft" ref={create} onClick={() => startNew(unsent)}>
          {texts.createWith}
        </Button>
      </div>
    </>
  )
}
