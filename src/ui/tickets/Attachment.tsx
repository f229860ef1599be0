import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import { attachmentName, shownFileName } from '../../rules/tickets/attachments.ts'
import type { Ticket } from '../../rules/tickets/tickets.ts'
import { download } from '../kit/download.ts'
import { ticketTexts as texts } from './ticketTexts.ts'

export function Attachment({ ticket }: { ticket: Ticket }) {
  const [isUnreadable, setUnreadable] = useState(false)
  if (ticket.fileName === '' || ticket.fileData === '') return texts.noAttachment
  const name = attachmentName(ticket)
  return (
    <>
      <Button type="button" variant="soft" onClick={() => setUnreadable(!downloadBase64(ticket.fileData, name))}>
        <span className="ticket-download">
          {texts.download} <bdi>{shownFileName(name)}</bdi>
        </span>
      </Button>
      {isUnreadable && <span role="alert"> {texts.unreadableFile}</span>}
    </>
  )
}

/** Never opened in the page, whatever the file says it is. False when the data is no base64. */
function downloadBase64(base64: string, name: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    download(bytes, 'application/octet-stream', name)
    return true
  } catch {
    return false
  }
}
