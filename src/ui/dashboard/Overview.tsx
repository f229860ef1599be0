import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { overviewMachine } from '../../machines/dashboard/overview.machine.ts'
import type { CallCount } from '../../rules/dashboard/dashboard.ts'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import type { Address } from '../../rules/routes/address.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { Link } from '../kit/links/Link.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { wayOut } from '../kit/states/failure.ts'
import { RetryButton } from '../kit/states/RetryButton.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { dashboardTexts as texts } from './dashboardTexts.ts'
import '../kit/cards/linkCard.css'

export type OverviewActor = ActorRefFrom<typeof overviewMachine>

interface Props {
  actor: OverviewActor
}

export function Overview({ actor }: Props) {
  return (
    <ul className="overview">
      <Applications actor={actor} />
      <Calls actor={actor} />
      <LastTicket actor={actor} />
    </ul>
  )
}

interface CardProps {
  title: string
  href: Address
  children: ReactNode
}

/** The whole card leads on. */
function Card({ title, href, children }: CardProps) {
  return (
    <li className="card overview-card link-card">
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      {children}
    </li>
  )
}

function Figure({ value, note }: { value: number | string; note: string }) {
  return (
    <>
      <p className="overview-figure" data-text={typeof value === 'string' ? '' : undefined}>
        {typeof value === 'string' ? startOf(value, 'summary') : value.toLocaleString('en')}
      </p>
      <p className="overview-note">{startOf(note, 'summary')}</p>
    </>
  )
}

function LoadingState() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton width="40%" height="42px" />
    </div>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <p className="overview-note" role="alert">
        <ServerText kind="message">{message}</ServerText>
      </p>
      <RetryButton size="2" variant="outline" {...wayOut(message, onRetry, texts.retry)} />
    </>
  )
}

function Applications({ actor }: Props) {
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ usage: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ usage: 'unavailable' }))
  const applications = useSelector(actor, ({ context }) => context.applications) ?? []
  const message = useSelector(actor, ({ context }) => context.usageProblem?.message ?? '')
  const last = applications.at(-1)
  return (
    <Card title={texts.applications} href={dashboardHref('applications')}>
      {loading ? (
        <LoadingState />
      ) : failed ? (
        <Failed message={message} onRetry={() => actor.send({ type: 'usage.reload' })} />
      ) : (
        <Figure value={applications.length} note={last ? texts.application(last.name) : texts.noApplications} />
      )}
    </Card>
  )
}

const noteOf = ({ calls, omitted }: CallCount) =>
  omitted > 0 ? texts.callsAtLeast : calls === 0 ? texts.noCalls : texts.callsNote

const settledUsage = ['loaded', 'countFailed', 'unavailable'] as const

function Calls({ actor }: Props) {
  const usage = useSelector(actor, (snapshot) => settledUsage.find((each) => snapshot.matches({ usage: each })))
  const count = useSelector(actor, ({ context }) => context.count)
  const message = useSelector(actor, ({ context }) => context.usageProblem?.message ?? '')
  return (
    <Card title={texts.calls} href="/dashboard?page=analytics">
      {usage === undefined && <LoadingState />}
      {usage === 'loaded' && count === null && <Figure value={texts.tooMany} note={texts.tooManyNote} />}
      {usage === 'loaded' && count !== null && <Figure value={count.calls} note={noteOf(count)} />}
      {usage === 'countFailed' && <Failed message={message} onRetry={() => actor.send({ type: 'usage.reload' })} />}
      {usage === 'unavailable' && <p className="overview-note">{texts.callsUnknown}</p>}
    </Card>
  )
}

function LastTicket({ actor }: Props) {
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ ticket: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ticket: 'unavailable' }))
  const ticket = useSelector(actor, ({ context }) => context.ticket)
  const message = useSelector(actor, ({ context }) => context.ticketProblem?.message ?? '')
  return (
    <Card title={texts.ticket} href={dashboardHref('myTickets')}>
      {loading ? (
        <LoadingState />
      ) : failed ? (
        <Failed message={message} onRetry={() => actor.send({ type: 'ticket.reload' })} />
      ) : ticket ? (
        <Figure
          value={ticket.subject.trim() || ticket.ticketNumber}
          note={[ticket.subject.trim() && ticket.ticketNumber, ticket.status].filter(Boolean).join(' · ')}
        />
      ) : (
        <Figure value={texts.noTicket} note={texts.noTicketNote} />
      )}
    </Card>
  )
}
