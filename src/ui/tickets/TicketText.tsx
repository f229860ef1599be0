import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import { shortened } from '../../rules/ticketFiles.ts'
import { ticketTexts as texts } from './ticketTexts.ts'

/** Letters that are shown of a long text until all of it is asked for. */
const shown = 1000

/** Somebody's words in their own direction, which turns nothing around them. */
export function TicketText({ children: text }: { children: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <bdi className="ticket-text">{isWhole ? text : shortened(text, shown)}</bdi>
      {text.length > shown && (
        <Button type="button" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  )
}
