import { Button } from '@radix-ui/themes/components/button'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { ClockChange, ClockState } from '../../../rules/sandbox.ts'
import type { ClockData } from '../../../rules/sandboxControls.ts'
import { PanelView } from '../workbench/PanelView.tsx'
import { dateTime, duration } from '../workbench/times.ts'
import { useBankTime } from '../workbench/useBankTime.ts'
import './clock.css'

const minute = 60_000

type Change = (change: ClockChange) => void

export function ClockPanel({ actor }: { actor: PanelActor<ClockData, ClockChange> }) {
  return (
    <PanelView
      actor={actor}
      title="Clock"
      intro="Everything in the bank happens by this clock. Move it forward instead of waiting."
    >
      {({ clock, due }, change) => (
        <>
          <Time clock={clock} />
          <Controls clock={clock} hasDue={due.length > 0} change={change} />
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

function Controls({ clock, hasDue, change }: { clock: ClockState; hasDue: boolean; change: Change }) {
  const advance = (milliseconds: number) => () => change({ advance: milliseconds })
  return (
    <div className="actions">
      <Button variant="soft" onClick={advance(minute)}>
        + 1 minute
      </Button>
      <Button variant="soft" onClick={advance(60 * minute)}>
        + 1 hour
      </Button>
      <Button variant="soft" onClick={advance(24 * 60 * minute)}>
        + 1 day
      </Button>
      <Button variant="soft" disabled={!hasDue} onClick={() => change({ next: true })}>
        To the next event
      </Button>
      <Button variant="outline" onClick={() => change({ stop: !clock.isStopped })}>
        {clock.isStopped ? 'Start the clock' : 'Stop the clock'}
      </Button>
      <Button variant="outline" onClick={() => change({ reset: true })}>
        Reset to real time
      </Button>
    </div>
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
