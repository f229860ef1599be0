import { Button } from '@radix-ui/themes/components/button'
import type { SandboxChange, WaitingTicket } from '../../rules/sandboxPage.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'

interface Props {
  tickets: readonly WaitingTicket[]
  change: (change: SandboxChange) => void
}

/** Every developer's open tickets, to be answered or closed at once. */
export function OpenTickets({ tickets, change }: Props) {
  if (tickets.length === 0) return <p>{texts.noTickets}</p>
  return (
    <ul className="open-tickets">
      {tickets.map(({ ticketNumber, userEmail, subject, replies }) => (
        <li key={ticketNumber} className="open-ticket">
          <div>
            <strong>{subject}</strong>
            <span>
              {ticketNumber}, {userEmail}, {texts.ticketReplies(replies)}
            </span>
          </div>
          <div className="actions">
            <Button
              variant="soft"
              aria-label={texts.answerTicket(ticketNumber)}
              onClick={() => change({ kind: 'answerTicket', ticketNumber })}
            >
              {texts.answer}
            </Button>
            <Button
              variant="outline"
              aria-label={texts.closeTicket(ticketNumber)}
              onClick={() => change({ kind: 'closeTicket', ticketNumber })}
            >
              {texts.close}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
