import { Button } from '@radix-ui/themes/components/button'
import type { Ref } from 'react'
import { HeaderList } from '../../kit/HeaderList.tsx'
import { ServerText } from '../../kit/ServerText.tsx'

interface Props {
  title: string
  /** The first line: method and path, or the status. */
  line: string
  headers: Readonly<Record<string, string>>
  body: string
  isCut: boolean
  heading: Ref<HTMLHeadingElement>
  /** Leads to the other of request and answer. */
  jump?: { label: string; onJump: () => void }
}

/** JSON indented, anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

export function Message({ title, line, headers, body, isCut, heading, jump }: Props) {
  return (
    <section className="request-message">
      <div className="detail-head">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {jump && (
          <Button variant="ghost" onClick={jump.onJump}>
            {jump.label}
          </Button>
        )}
      </div>
      <p className="request-line">
        <code>
          <ServerText kind="summary">{line}</ServerText>
        </code>
      </p>
      <details>
        <summary>Headers</summary>
        <HeaderList className="header-list" headers={Object.entries(headers)} />
      </details>
      {body !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        <section className="request-body" tabIndex={0} aria-label={`Body of the ${title.toLowerCase()}`}>
          <pre className="message-text">
            <code>{isCut ? body : readable(body)}</code>
          </pre>
        </section>
      )}
      {isCut && <p className="request-note">Only the beginning of the body is kept.</p>}
    </section>
  )
}
