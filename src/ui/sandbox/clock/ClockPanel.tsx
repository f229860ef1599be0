import { Button } from '@radix-ui/themes/components/button'
import { useId, useSyncExternalStore } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { ClockChange, ClockState } from '../../../rules/sandbox.ts'
import type { ClockData } from '../../../rules/sandboxControls.ts'
import { isPastEnd, sessionEndOf } from '../../../rules/sessionJump.ts'
import { PanelView } from '../workbench/PanelView.tsx'
import { dateTime, duration } from '../workbench/times.ts'
import { useBankTime } from '../workbench/useBankTime.ts'
import './clock.css'

const minute = 60_000

type Change = (change: ClockChange) => void

/** Who is signed in to the portal. */
interface SignedIn {
  owner(): string | null
  subscribe(listener: () => void): () => void
}

const moves: readonly { label: string; change: ClockChange }[] = [
  { label: '+ 1 minute', change: { advance: minute } },
  { label: '+ 1 hour', change: { advance: 60 * minute } },
  { label: '+ 1 day', change: { advance: 24 * 60 * minute } },
  { label: 'To the next event', change: { next: true } },
  { label: 'Reset to real time', change: { reset: true } },
]

interface Props {
  actor: PanelActor<ClockData, ClockChange>
  session: SignedIn
}

export function ClockPanel({ actor, session }: Props) {
  return (
    <PanelView
      actor={actor}
      title="Clock"
      intro="Everything in the bank happens by this clock. Move it forward instead of waiting."
    >
      {({ clock, due }, change) => (
        <>
          <Time clock={clock} />
          <Controls clock={clock} due={due} session={session} change={change} />
          <Due clock={clock} due={due} />
        </>
      )}
    </PanelView>
  )
}

function Time({ clock }: { clock: ClockState }) {
  const now = useBankTime(clock)
  const difference = Math.abs(clock.offset) < 1000 ? null : duration(Math.abs(clock.offset))
  return (
    <p className="clock-now">
      <time dateTime={new Date(now).toISOString()}>{dateTime(now)}</time>
      <span>
        {clock.isStopped
          ? 'The clock is stopped.'
          : difference
            ? `${difference} ${clock.offset > 0 ? 'ahead of' : 'behind'} real time`
            : 'Real time'}
      </span>
    </p>
  )
}

interface ControlsProps extends ClockData {
  session: SignedIn
  change: Change
}

function Controls({ clock, due, session, change }: ControlsProps) {
  const id = useId()
  const now = useBankTime(clock)
  const owner = useSyncExternalStore(session.subscribe, session.owner, () => null)
  const end = sessionEndOf(due, owner)
  const moment = { due, now, realNow: Date.now() }
  const ending = end === undefined ? [] : moves.filter((move) => isPastEnd(move.change, moment, end))
  return (
    <>
      <div className="actions">
        {moves.map((move) => (
          <Button
            key={move.label}
            variant={move.change.reset ? 'outline' : 'soft'}
            disabled={move.change.next && due.length === 0}
            aria-describedby={ending.includes(move) ? id : undefined}
            onClick={() => change(move.change)}
          >
            {move.label}
          </Button>
        ))}
        <Button variant="outline" onClick={() => change({ stop: !clock.isStopped })}>
          {clock.isStopped ? 'Start the clock' : 'Stop the clock'}
        </Button>
      </div>
      {end !== undefined && (
        <p id={id} className="clock-session">
          By this clock your session in the portal can last {duration(Math.max(0, end - now))} more.
          {ending.length > 0 && ` You are signed out by: ${ending.map(({ label }) => label).join(', ')}.`}
        </p>
      )}
    </>
  )
}

function Due({ clock, due }: ClockData) {
  const now = useBankTime(clock)
  return (
    <section aria-labelledby="due-heading">
      <h2 id="due-heading" className="panel-section">
        What happens next
      </h2>
      {due.length === 0 && <p>Nothing is due.</p>}
      <ol className="plain-list due-list">
        {due.map(({ at, text, subject }) => (
          <li key={`${at}${text}${subject}`}>
            <span className="due-in">in {duration(Math.max(0, Date.parse(at) - now))}</span>
            <span>
              {text}
              {subject !== null && <code>{subject}</code>}
            </span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
