import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { CopyJourney } from './CopyJourney.tsx'
import { type InspectedActor, type PastStep, pastAtom, type TimeTravelActor } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'

/** The step of the past that is shown of an actor; null while it is shown live. */
export function usePast(travel: TimeTravelActor, shown: InspectedActor | undefined): PastStep | null {
  const { stepAt } = useAtomValue(pastAtom)
  const isPast = useSelector(travel, (snapshot) => snapshot.matches('past'))
  const at = useSelector(travel, ({ context }) => context.at)
  return isPast && shown ? stepAt(shown.sessionId, Math.max(at, shown.recording.first)) : null
}

interface Props {
  travel: TimeTravelActor
  shown: InspectedActor
  past: PastStep | null
}

/** Never disabled: a press that reaches the end would lose the focus. */
const pressable = (isPossible: boolean, onClick: () => void) => ({
  'aria-disabled': !isPossible,
  ...(isPossible && { onClick }),
})

/** Goes through the recorded events of an actor; nothing that they caused happens again. */
export function TimeTravel({ travel, shown, past }: Props) {
  const range = shown.recording
  const { first, last } = range
  const chosen = useSelector(travel, ({ context }) => context.at)
  const at = past ? Math.max(chosen, first) : last
  const go = (next: number) => travel.send({ type: 'travel.go', at: next, range })
  const position = past ? texts.past(at, last) : texts.live
  return (
    <fieldset className="row time-travel">
      <legend className="visually-hidden">{texts.travel}</legend>
      <Button size="1" variant="soft" {...pressable(at > first, () => go(at - 1))}>
        {texts.back}
      </Button>
      <input
        type="range"
        aria-label={texts.travel}
        aria-valuetext={past?.event ? `${position}: ${past.event}` : position}
        min={first}
        max={last}
        value={at}
        disabled={first === last}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <Button size="1" variant="soft" {...pressable(past !== null, () => go(at + 1))}>
        {texts.forward}
      </Button>
      <Button size="1" variant="outline" {...pressable(past !== null, () => travel.send({ type: 'travel.live' }))}>
        {texts.toLive}
      </Button>
      <CopyJourney sessionId={shown.sessionId} at={at} />
      <span role="status" className="time-position">
        <strong>{position}</strong> {past && (past.event ?? texts.beginning)}
      </span>
    </fieldset>
  )
}
