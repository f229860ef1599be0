import { useState } from 'react'

type State = 'ready' | 'copied' | 'failed'

const words: Readonly<Record<State, string>> = {
  ready: '',
  copied: 'Copied',
  failed: 'Couldn’t copy the page. View it as Markdown instead.',
}

async function markdownAt(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(response.statusText)
  return new Blob([await response.text()], { type: 'text/plain' })
}

/** The page as the build wrote it at this address as Markdown, to copy or to open: what an editor or an assistant reads best. */
export function PageActions({ address }: { address: string }) {
  const [state, setState] = useState<State>('ready')
  const copy = () => {
    // Pressed again, it is announced again.
    setState('ready')
    // Handed over as a promise: Safari writes to the clipboard only in the click's own task.
    Promise.resolve()
      .then(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdownAt(address) })]))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      )
  }
  return (
    <div className="row docs-page-actions" data-chrome>
      <button type="button" className="docs-quiet" onClick={copy}>
        Copy page as Markdown
      </button>
      <a className="docs-quiet" href={address}>
        View as Markdown
      </a>
      <span role="status">{words[state]}</span>
    </div>
  )
}
