import { type MouseEvent, useEffect, useState } from 'react'

const words = { ready: '', copied: 'Copied', failed: 'Press Ctrl+C to copy' }

/** How long the outcome shows, in milliseconds. */
const shownFor = 2000

interface Props {
  /** What is copied, in the button's name. */
  what: string
  /** What is copied where it is not the code of the figure around the button. */
  value?: string
}

/** Copies what the figure around it shows, or a value; where the browser refuses, selects the code beside it. */
export function CopyButton({ what, value }: Props) {
  const [state, setState] = useState<keyof typeof words>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), shownFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure, p')?.querySelector('code')
    // Pressed again, it is announced again.
    setState('ready')
    try {
      await navigator.clipboard.writeText(value ?? code?.textContent ?? '')
      setState('copied')
    } catch {
      if (code) getSelection()?.selectAllChildren(code)
      setState('failed')
    }
  }
  return (
    <span className="copy" data-chrome>
      <span role="status">{words[state]}</span>
      <button
        type="button"
        className="copy-button"
        aria-label={`Copy ${what}`}
        onClick={copy}
        onBlur={() => setState('ready')}
      >
        Copy
      </button>
    </span>
  )
}
