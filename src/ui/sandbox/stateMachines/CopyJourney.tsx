import { Button } from '@radix-ui/themes/components/button'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { pastAtom } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'

/** Copies the path to an event as a journey of the chart's model test, and says what came of it. */
export function CopyJourney({ sessionId, at }: { sessionId: string; at: number }) {
  const { journeyTo } = useAtomValue(pastAtom)
  const [{ of, outcome }, setOutcomeOf] = useState({ of: sessionId, outcome: '' })
  const setOutcome = (outcome: string) => setOutcomeOf({ of: sessionId, outcome })
  const copy = async () => {
    // Pressed again, it is announced again.
    setOutcome('')
    try {
      const journey = await journeyTo(sessionId, at)
      if (!journey) return setOutcome(texts.noBeginning)
      await navigator.clipboard.writeText(journey.text)
      const { steps, missing } = journey
      setOutcome(missing === null ? texts.copied(steps) : texts.copiedPart(steps, missing))
    } catch {
      setOutcome(texts.notCopied)
    }
  }
  return (
    <span className="copy-text">
      <Button size="1" variant="outline" onClick={() => void copy()}>
        {texts.journey}
      </Button>
      <span role="status">{of === sessionId && outcome}</span>
    </span>
  )
}
