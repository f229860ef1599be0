import { ServerText } from '../../kit/ServerText.tsx'

interface Props {
  title: string
  /** The first line: method and path, or the status. */
  line: string
  headers: Readonly<Record<string, string>>
  body: string
  isCut: boolean
}

/** JSON indented, anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

export function Message({ title, line, headers, body, isCut }: Props) {
  return (
    <section className="request-message">
      <h3>{title}</h3>
      <p className="request-line">
        <code>
          <ServerText kind="summary">{line}</ServerText>
        </code>
      </p>
      <details>
        <summary>Headers</summary>
        <dl className="header-list">
          {Object.entries(headers).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ServerText kind="message">{value}</ServerText>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {body !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        <section className="request-body" tabIndex={0} aria-label={`Body of the ${title.toLowerCase()}`}>
          <pre className="message-text">
            <code>{isCut ? body : readable(body)}</code>
          </pre>
        </section>
      )}
      {isCut && <p className="request-note">Only its beginning is kept.</p>}
    </section>
  )
}
