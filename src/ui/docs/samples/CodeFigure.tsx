import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import type { SampleCredentials } from './credentials.ts'

interface Props {
  /** The `code` element. */
  children: ReactNode
  /** What the copy button says that it copies. */
  what: string
  /** What is copied, where it is more than what shows. */
  value?: string
  /** The stylesheet names it where there is no title. */
  language?: string | undefined
  title?: string | undefined
  /** Of code that has a place for a client ID: the choice whose it is. */
  Choice?: SampleCredentials['Choice'] | undefined
  hasClientId?: boolean
}

/** Code to read and to copy. It scrolls within itself, so the keyboard must reach it. */
export function CodeFigure({ children, what, value, language, title, hasClientId = false, Choice }: Props) {
  return (
    <figure className="code" data-language={language} data-own={hasClientId || undefined}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <div className="code-tools" data-chrome>
        {hasClientId && Choice && <Choice />}
        <CopyButton what={what} {...(value !== undefined && { value })} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is scrolled by the keyboard */}
      <pre tabIndex={0}>{children}</pre>
    </figure>
  )
}
