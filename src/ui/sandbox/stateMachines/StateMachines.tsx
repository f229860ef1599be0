import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { clockTime } from '../workbench/times.ts'
import { type InspectedActor, type InspectedTransition, inspectorAtom } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'
import { LiveChart } from './LiveChart.tsx'
import './inspector.css'

/** The chart that every page has. */
const always = 'session'

/** The charts of the page as they run: which are there, where each stands, what it did last. */
export function StateMachines() {
  const { actors, transitions } = useAtomValue(inspectorAtom)
  const [chosen, setChosen] = useState(always)
  const of = (wanted: string) => actors.find(({ chart }) => chart === wanted)
  const shown = of(chosen) ?? of(always)
  return (
    <div className="state-machines">
      <ul className="inspector-actors" aria-label={texts.actors}>
        {actors.map((actor) => (
          <li key={actor.sessionId}>
            <button type="button" aria-pressed={actor === shown} onClick={() => setChosen(actor.chart)}>
              <strong>{actor.chart}</strong>
              <span>{leavesOf(actor).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton width="100%" height="100%" />}>
        {shown && <LiveChart key={shown.sessionId} {...shown} />}
      </Suspense>
      <Transitions transitions={transitions} />
    </div>
  )
}

function Transitions({ transitions }: { transitions: readonly InspectedTransition[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <ol className="inspector-steps" aria-label={texts.steps} tabIndex={0}>
      {transitions.map(({ key, at, chart, transition }) => (
        <li key={key}>
          <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <strong>{chart}</strong> {transition}
        </li>
      ))}
    </ol>
  )
}

/** The innermost states, without the chart's own name. */
function leavesOf({ chart, states }: InspectedActor): string[] {
  const leaves = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
  return leaves.map((state) => state.slice(chart.length + 1))
}
