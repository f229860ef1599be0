import { Button } from '@radix-ui/themes/components/button'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import {
  aheadOfRealTime,
  type ClockChange,
  type ClockData,
  type ClockState,
} from '../../../rules/sandbox/clock/clockState.ts'
import { isPastEnd, sessionEndOf } from '../../../rules/sandbox/clock/sessionJump.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { day, minute } from '../../../rules/time/units.ts'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { dateTime, duration } from '../workbench/times.ts'
import { useBankTime } from '../workbench/useBankTime.ts'
import './clock.css'

type Change = (change: ClockChange) => void

/** Who is signed in to the portal. */
interface SignedIn {
  owner(): string | null
  subscribe(listener: () => void): () => void
}

const moves = {
  '+1 minute': { advance: minute },
  '+1 hour': { advance: 60 * minute },
  '+1 day': { advance: day },
  'Move to the next event': { next: true },
  'Reset to real time': { reset: true },
  'Reset the clock': { reset: true },
} as const satisfies Record<string, ClockChange>
type Move = keyof typeof moves
const moveNames = Object.keys(moves) as Move[]

/** A bank that has a start time does not go back to real time. */
const hasStart = ({ startOffset }: ClockState) => startOffset !== undefined

function doneText({ advance, next, stop }: ClockChange, clock: ClockState): string {
  if (advance !== undefined) return `The clock moved forward by ${duration(advance)}`
  if (next) return 'The clock moved to the next event'
  if (stop === undefined) return hasStart(clock) ? 'The clock is reset' : 'The clock shows real time'
  return stop ? 'The clock is stopped' : 'The clock runs again'
}

export function ClockPanel({ actor, session }: { actor: PanelActor<ClockData, ClockChange>; session: SignedIn }) {
  return (
    <PanelView
      actor={actor}
      name="clock"
      intro="The whole sandbox runs on this clock. Move it forward instead of waiting."
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
  const ahead = aheadOfRealTime(clock)
  const difference = Math.abs(ahead) < 1000 ? null : duration(Math.abs(ahead))
  return (
    <p className="clock-now">
      <time dateTime={new Date(now).toISOString()}>{dateTime(now)}</time>
      <span>
        {clock.isStopped
          ? 'Stopped'
          : difference
            ? `${difference} ${ahead > 0 ? 'ahead of' : 'behind'} real time`
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
  const moment = { due, now, resetNow: Date.now() + (clock.startOffset ?? 0) }
  const shown = moveNames.filter((name) => name !== (hasStart(clock) ? 'Reset to real time' : 'Reset the clock'))
  const ending = end === undefined ? [] : shown.filter((name) => isPastEnd(moves[name], moment, end))
  const shared = { change, description: (name: Move) => (ending.includes(name) ? id : undefined) }
  return (
    <>
      <div className="actions clock-moves">
        <MoveButton label="+1 minute" {...shared} />
        <MoveButton label="+1 hour" {...shared} />
        <MoveButton label="+1 day" {...shared} />
        <MoveButton label="Move to the next event" isPossible={due.length > 0} {...shared} />
        <MoveButton label={hasStart(clock) ? 'Reset the clock' : 'Reset to real time'} variant="outline" {...shared} />
        <Button variant="outline" onClick={() => change({ stop: !clock.isStopped })}>
          {clock.isStopped ? 'Start the clock' : 'Stop the clock'}
        </Button>
      </div>
      <ChangeStatus<ClockChange> of={(change) => doneText(change, clock)} />
      {end !== undefined && (
        <p id={id} className="clock-session">
          On this clock, your portal session can last another {duration(Math.max(0, end - now))}.
          {ending.length > 0 &&
            ` ${ending.length === 1 ? 'This button signs' : 'These buttons sign'} you out: ${ending.join(', ')}.`}
        </p>
      )}
    </>
  )
}

interface MoveButtonProps {
  label: Move
  variant?: 'soft' | 'outline'
  isPossible?: boolean
  change: Change
  /** The id of what says that the move ends the session. */
  description: (name: Move) => string | undefined
}

/** Never disabled: the press after which nothing is due would lose the focus. */
function MoveButton({ label, variant = 'soft', isPossible = true, change, description }: MoveButtonProps) {
  return (
    <Button
      variant={variant}
      aria-disabled={!isPossible}
      aria-describedby={description(label)}
      onClick={() => isPossible && change(moves[label])}
    >
      {label}
    </Button>
  )
}

/** How many entries show at first, and with each press. */
const entriesPerPage = 50

function Due({ clock, due }: ClockData) {
  const now = useBankTime(clock)
  const [limit, setLimit] = useState(entriesPerPage)
  const hidden = Math.max(0, due.length - limit)
  const list = useRef<HTMLOListElement>(null)
  const showMore = () => {
    // The button goes with the last entries.
    if (hidden <= entriesPerPage) list.current?.focus()
    setLimit(limit + entriesPerPage)
  }
  return (
    <PanelSection title="What happens next">
      {due.length === 0 && <p>Nothing is due.</p>}
      <ol ref={list} tabIndex={-1} className="due-list">
        {due.slice(0, limit).map(({ at, text, subject }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same in all that they show
          <li key={`${at}${text}${subject}${index}`}>
            <span className="due-in">in {duration(Math.max(0, Date.parse(at) - now))}</span>
            <span>
              {startOf(text, 'summary')}
              {subject !== null && <code>{startOf(subject, 'name')}</code>}
            </span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div className="actions">
          <span>{hidden.toLocaleString('en')} more not shown</span>
          <Button variant="outline" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </PanelSection>
  )
}
