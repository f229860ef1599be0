import { type MouseEvent, useState } from 'react'

const words = { ready: '', copied: 'Copied', failed: 'Press Ctrl+C to copy' }

/** Copies the code of the figure it stands in; where the browser refuses, selects it for the person to copy. */
export function CopyButton() {
  const [state, setState] = useState<keyof typeof words>('ready')
  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('figure')?.querySelector('code')
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
      setState('copied')
    } catch {
      getSelection()?.selectAllChildren(code)
      setState('failed')
    }
  }
  return (
    <div className="copy" data-chrome>
      <span role="status">{words[state]}</span>
      <button type="button" className="docs-quiet" onClick={copy} onBlur={() => setState('ready')}>
        Copy<span className="visually-hidden"> code</span>
      </button>
    </div>
  )
}
