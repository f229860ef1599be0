import { useEffect, useState } from 'react'
import { CheckCircledIcon, icon } from '../../kit/icons.tsx'
import { viewerTexts as texts } from './viewerTexts.ts'

const CopyIcon = icon('M5.5 5.5h7v7h-7zM3.5 9.5h-1v-7h7v1')

/** How long the outcome shows, in milliseconds. */
const shown = 2000

interface Props {
  value: string
  /** What is copied, in the button's name. */
  what: string
}

export function CopyButton({ value, what }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), shown)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <span className="copy-value">
      <button type="button" aria-label={texts.copy(what)} title={texts.copy(what)} onClick={copy}>
        {outcome === 'copied' ? <CheckCircledIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      </button>
      <span role="status" className={outcome === 'failed' ? 'copy-failed' : 'visually-hidden'}>
        {outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.copyFailed : ''}
      </span>
    </span>
  )
}
