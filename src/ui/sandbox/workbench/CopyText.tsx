import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'

interface Props {
  /** The name of the button. */
  label: string
  value: string
}

const words = { ready: '', copied: 'Copied', failed: 'Your browser didn’t allow it' }

/** Copies a text and says what came of it. */
export function CopyText({ label, value }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof words>('ready')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <span className="copy-text">
      <Button variant="outline" onClick={() => void copy()} onBlur={() => setOutcome('ready')}>
        {label}
      </Button>
      <span role="status">{words[outcome]}</span>
    </span>
  )
}
