import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ticketMachine } from '../../machines/tickets/ticket.machine.ts'
import type { ticketsMachine } from '../../machines/tickets/tickets.machine.ts'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import type { ExternalStore } from '../../rules/externalStore.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import { ticketLimits } from '../../rules/tickets/ticketLimits.ts'
import type { TicketDraft } from '../../rules/tickets/tickets.ts'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { lazyDialog } from '../kit/parts/lazyPart.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../kit/states/States.tsx'
import { Pager } from './Pager.tsx'
import { TicketTable } from './TicketTable.tsx'
import { ticketTexts as texts } from './ticketTexts.ts'
import './tickets.css'

type TicketsActor = ActorRefFrom<typeof ticketsMachine>

/** The ticket in the dialog, until it is left. */
export interface OpenTicket {
  actor: ActorRefFrom<typeof ticketMachine>
  /** What was typed and not sent. */
  draft: DraftStore<TicketDraft>
  /** Takes what was typed into a new ticket. */
  startNew(description: string): void
  leave(): void
}

interface Props {
  actor: TicketsActor
  opened: ExternalStore<OpenTicket | null>
  open: (ticketNumber: string) => void
  close: () => void
}

const TicketDialog = lazyDialog(
  () => import('./ticket/TicketDialog.tsx'),
  ({ close }) => close(),
)

/** My Tickets (001 section 2). */
export function TicketsView({ actor, opened, open, close }: Props) {
  const ticket = useSyncExternalStore(opened.subscribe, opened.get)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <div className="heading-row">
        <PageHeading title={texts.title}>{texts.intro}</PageHeading>
        <div className="actions">
          <Button
            size="3"
            variant="outline"
            aria-disabled={busy}
            onClick={() => actor.send({ type: 'tickets.reload' })}
          >
            {texts.reload}
          </Button>
          <Button size="3" asChild>
            <Link href={dashboardHref('createTicket')}>{texts.create}</Link>
          </Button>
        </div>
      </div>
      <TicketList actor={actor} busy={busy} open={open} />
      {ticket && (
        <TicketDialog
          key={ticket.actor.id}
          actor={ticket.actor}
          draft={ticket.draft}
          startNew={ticket.startNew}
          close={close}
        />
      )}
    </>
  )
}

interface ListProps {
  actor: TicketsActor
  busy: boolean
  open: (ticketNumber: string) => void
}

function TicketList({ actor, busy, open }: ListProps) {
  const tickets = useSelector(actor, (snapshot) => snapshot.context.tickets)
  const page = useSelector(actor, (snapshot) => snapshot.context.page)
  const size = useSelector(actor, (snapshot) => snapshot.context.size)
  const problem = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.problem : null))
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'))
  const reload = () => actor.send({ type: 'tickets.reload' })
  if (isEmpty) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  if (tickets.length === 0)
    return problem ? (
      <ErrorState title={texts.failed} message={problem.message} onRetry={reload} />
    ) : (
      <TicketsSkeleton />
    )
  return (
    <div className="stack tickets" aria-busy={busy}>
      {problem && (
        <Notice variant="error" onRetry={reload}>
          {problem.message}
        </Notice>
      )}
      <TicketTable tickets={tickets.slice(page * size, (page + 1) * size)} open={open} />
      <Pager
        count={tickets.length}
        page={page}
        size={size}
        turn={(next) => actor.send({ type: 'page.change', page: next })}
        choose={(next) => actor.send({ type: 'pageSize.choose', size: next })}
      />
    </div>
  )
}

function TicketsSkeleton() {
  return (
    <div className="stack tickets" aria-busy="true">
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
      <div className="tickets-loading">
        {Array.from({ length: ticketLimits.pageSize + 1 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
          <Skeleton key={line} height="28px" />
        ))}
      </div>
    </div>
  )
}
