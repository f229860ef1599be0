import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { memoize } from '../../../rules/memoize.ts'
import { useKeptFocus } from '../../kit/focus/useKeptFocus.ts'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { clockTime } from '../workbench/times.ts'
import { type InspectedActor, type InspectedTransition, inspectorAtom, type TimeTravelActor } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'
import { LiveChart } from './LiveChart.tsx'
import { TimeTravel, usePast } from './TimeTravel.tsx'
import { loadPicture } from './usePicture.ts'
import './stateMachines.css'

/** The chart that every page has. */
const always = 'session'

const picturedChart = memoize((chart: string) =>
  lazyPart<Omit<ComponentProps<typeof LiveChart>, 'picture'>>(
    async () => {
      const picture = await loadPicture(chart)
      return { default: (actor) => <LiveChart {...actor} picture={picture} /> }
    },
    { waiting: () => <Skeleton width="100%" height="100%" /> },
  ),
)

/** The charts of the page as they run: which are there, where each stands, what it did last, and how it came there. */
export function StateMachines({ travel }: { travel: TimeTravelActor }) {
  const { actors, transitions } = useAtomValue(inspectorAtom)
  const chosen = useSelector(travel, ({ context }) => context.actor)
  const shown = actors.find(({ sessionId }) => sessionId === chosen) ?? actors.find(({ chart }) => chart === always)
  const past = usePast(travel, shown)
  const list = useKeptFocus<HTMLUListElement>()
  const PicturedChart = shown && picturedChart(shown.chart)
  return (
    <div className="state-machines" data-past={past !== null || undefined}>
      <ul ref={list} className="inspector-actors" aria-label={texts.actors} tabIndex={-1}>
        {actors.map((actor) => (
          <li key={actor.sessionId}>
            <button
              type="button"
              aria-pressed={actor === shown}
              onClick={() => travel.send({ type: 'actor.choose', actor: actor.sessionId })}
            >
              <strong>{actor.chart}</strong>
              <span>{leavesOf(actor).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="inspector-shown">
        {PicturedChart && <PicturedChart key={shown.sessionId} {...shown} {...past} />}
        {shown && <TimeTravel travel={travel} shown={shown} past={past} />}
      </div>
      <Transitions transitions={transitions} />
    </div>
  )
}

function Transitions({ transitions }: { transitions: readonly InspectedTransition[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <ol className="inspector-steps" aria-label={texts.steps} tabIndex={0}>
      {transitions.map(({ key, at, chart, transition, sender }) => (
        <li key={key}>
          <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <strong>{chart}</strong> {transition}{' '}
          {sender !== 'itself' && <span className="inspector-sender">{texts.from(sender)}</span>}
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
