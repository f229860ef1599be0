import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { standingMachine } from '../../machines/dashboard/standing.machine.ts'
import { dashboardTexts as texts } from '../../rules/dashboard.ts'
import { RetryButton } from '../kit/RetryButton.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { dashboardHref } from '../shell/navigation.ts'
import '../kit/linkCard.css'

export type StandingActor = ActorRefFrom<typeof standingMachine>

interface Props {
  actor: StandingActor
}

export function Standing({ actor }: Props) {
  return (
    <ul className="standing">
      <Applications actor={actor} />
      <Calls actor={actor} />
      <LastTicket actor={actor} />
    </ul>
  )
}

interface CardProps {
  title: string
  href: string
  children: ReactNode
}

/** The whole card leads on. */
function Card({ title, href, children }: CardProps) {
  return (
    <li className="standing-card link-card">
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
      <p className="standing-figure" data-text={typeof value === 'string' ? '' : undefined}>
        {typeof value === 'string' ? value : value.toLocaleString('en-GB')}
      </p>
      <p className="standing-note">{note}</p>
    </>
  )
}

function Awaited() {
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
      <p className="standing-note" role="alert">
        {message}
      </p>
      <RetryButton size="2" variant="outline" onClick={onRetry}>
        {texts.retry}
      </RetryButton>
    </>
  )
}

function Applications({ actor }: Props) {
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ work: 'loading' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ work: 'unavailable' }))
  const applications = useSelector(actor, ({ context }) => context.applications)
  const message = useSelector(actor, ({ context }) => context.workProblem?.message ?? '')
  const last = applications.at(-1)
  return (
    <Card title={texts.applications} href={dashboardHref('applications')}>
      {loading ? (
        <Awaited />
      ) : failed ? (
        <Failed message={message} onRetry={() => actor.send({ type: 'work.reload' })} />
      ) : (
        <Figure value={applications.length} note={last ? texts.application(last.name) : texts.noApplications} />
      )}
    </Card>
  )
}

function Calls({ actor }: Props) {
  const known = useSelector(actor, (snapshot) => snapshot.matches({ work: 'known' }))
  const uncounted = useSelector(actor, (snapshot) => snapshot.matches({ work: 'uncounted' }))
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches({ work: 'unavailable' }))
  const calls = useSelector(actor, ({ context }) => context.calls)
  const message = useSelector(actor, ({ context }) => context.workProblem?.message ?? '')
  return (
    <Card title={texts.calls} href="/dashboard?page=analytics">
      {known && calls === null && <Figure value={texts.tooMany} note={texts.tooManyNote} />}
      {known && calls !== null && <Figure value={calls} note={calls === 0 ? texts.noCalls : texts.callsNote} />}
      {uncounted && <Failed message={message} onRetry={() => actor.send({ type: 'work.reload' })} />}
      {unavailable && <p className="standing-note">{texts.callsUnknown}</p>}
      {!known && !uncounted && !unavailable && <Awaited />}
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
        <Awaited />
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
