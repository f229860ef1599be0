import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'

interface Props {
  label: string
  /** What it is called where others have the same text. */
  name?: string
  value: string
}

const words = { ready: '', copied: 'Copied', failed: 'Your browser blocked copying' }

/** Copies a text and says what came of it. */
export function CopyText({ label, name, value }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof words>('ready')
  const copy = async () => {
    // Pressed again, it is announced again.
    setOutcome('ready')
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <span className="copy-text">
      <Button
        type="button"
        variant="outline"
        aria-label={name}
        onClick={() => void copy()}
        onBlur={() => setOutcome('ready')}
      >
        {label}
      </Button>
      <span role="status">{words[outcome]}</span>
    </span>
  )
}
