import { Button } from '@radix-ui/themes/components/button'
import { dashboardHref } from '../../rules/dashboardViews.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { Link } from '../kit/Link.tsx'
import { createTicketTexts as texts } from './createTicketTexts.ts'

/** Request Submitted (001 section 2). */
export function TicketSubmitted({ ticketNumber, again }: { ticketNumber: string; again: () => void }) {
  return (
    <Confirmation
      title={texts.submitted}
      action={
        <div className="actions">
          <Button size="3" asChild>
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
