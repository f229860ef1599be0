import { useState } from 'react'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { definitionTexts as texts } from '../definitionTexts.ts'

interface Props {
  what: string
  text: string
}

/** A response as it is sent. A service has hundreds: each is drawn when it is first asked for. */
export function ErrorExample({ what, text }: Props) {
  const [isDrawn, setDrawn] = useState(false)
  const draw = () => setDrawn(true)
  return (
    // It may have been opened before the page was live.
    <details ref={(element) => void (element?.open && draw())} onToggle={draw}>
      <summary>{texts.example}</summary>
      {isDrawn ? (
        <CodeFigure what={what}>
          <code>{text}</code>
        </CodeFigure>
      ) : (
        <noscript>
          <pre>{text}</pre>
        </noscript>
      )}
    </details>
  )
}
