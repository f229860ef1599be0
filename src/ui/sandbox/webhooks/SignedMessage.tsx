import { useState } from 'react'
import { HeaderList } from '../../kit/HeaderList.tsx'

interface Props {
  headers: Readonly<Record<string, string>>
  body: string
}

/** What a webhook sends; JSON is indented to be read, though the signature is over the body as it was sent. */
export function SignedMessage({ headers, body }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="webhook-message" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Headers and body</summary>
      {isOpen && <Contents headers={headers} body={body} />}
    </details>
  )
}

function Contents({ headers, body }: Props) {
  return (
    <>
      <HeaderList className="header-list" headers={Object.entries(headers)} />
      <pre className="message-text">
        <code>{JSON.stringify(JSON.parse(body), null, 2)}</code>
      </pre>
    </>
  )
}
