import { Button } from '@radix-ui/themes/components/button'
import { useEffect } from 'react'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { texts as shared } from '../../../rules/text/texts.ts'
import { Confirmation } from '../../kit/dialogs/Confirmation.tsx'
import { Link } from '../../kit/links/Link.tsx'
import type { Origin } from '../../kit/links/origin.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'

interface Props {
  ticketNumber: string
  /** Where somebody came from to create it. */
  origin: Origin | undefined
  again: () => void
}

/** The wizard leaves its entries of the history meanwhile, and the browser scrolls to where its first step was left. */
function useScrollToTop() {
  useEffect(() => {
    const scroll = () => requestAnimationFrame(() => scrollTo(0, 0))
    addEventListener('popstate', scroll, { once: true })
    return () => removeEventListener('popstate', scroll)
  }, [])
}

/** Request Submitted (001 section 2). */
export function TicketSubmitted({ ticketNumber, origin, again }: Props) {
  useScrollToTop()
  return (
    <Confirmation
      title={texts.submitted}
      action={
        <div className="actions">
          {origin && (
            <Button size="3" asChild>
              <Link href={origin.href}>
                <span>
                  {shared.backTo} <bdi>{origin.name}</bdi>
                </span>
              </Link>
            </Button>
          )}
          <Button size="3" variant={origin ? 'soft' : 'solid'} asChild>
            <Link href={dashboardHref('myTickets')}>{texts.myTickets}</Link>
          </Button>
          <Button type="button" size="3" variant="soft" onClick={again}>
            {texts.another}
          </Button>
        </div>
      }
    >
      {texts.submittedHint} <strong className="ticket-number">{ticketNumber}</strong>
    </Confirmation>
  )
}
