import { useAtom } from 'jotai'
import { useId, useRef } from 'react'
import { safeHref } from '../../../rules/routes/safeHref.ts'
import type { Mail } from '../../../rules/sandbox/messages.ts'
import { counted } from '../../../rules/text/counted.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { ServerText } from '../../kit/ServerText.tsx'
import { SearchField } from '../../kit/search/SearchField.tsx'
import { EmptyState } from '../../kit/states/States.tsx'
import { dateTime } from '../workbench/times.ts'
import { mailSearchAtom } from './mailSearchAtom.ts'
import './mail.css'

const matches = ({ to, subject, text }: Mail, wanted: string) =>
  `${to}\n${subject}\n${text}`.toLowerCase().includes(wanted.trim().toLowerCase())

const countOf = (found: number, all: number) => `${found === all ? '' : `${found} of `}${counted(all, 'email')}`

/** The bank's outgoing mail, newest first; a mail opens in place, one at a time. */
export function Mailbox({ mails }: { mails: readonly Mail[] }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useAtom(mailSearchAtom)
  if (mails.length === 0)
    return (
      <EmptyState title="No emails yet">
        Sign up or request a new password. The email with the link appears here.
      </EmptyState>
    )
  const found = mails.filter((mail) => matches(mail, wanted))
  return (
    <>
      <SearchField
        id={id}
        label="Search emails"
        value={wanted}
        onChange={setWanted}
        status={wanted.trim() && countOf(found.length, mails.length)}
        toFirst={() => list.current?.querySelector('summary')?.focus()}
      />
      <ul className="mailbox" ref={list}>
        {found.map((mail, index) => (
          <li key={mail.id}>
            <details name="mail" open={index === 0}>
              <summary>
                <strong>{startOf(mail.subject, 'name')}</strong>
                <span className="row-note">
                  {startOf(mail.to, 'name')}, <time dateTime={mail.sentAt}>{dateTime(mail.sentAt)}</time>
                </span>
              </summary>
              <p className="mail-text">
                <ServerText kind="prose">{mail.text}</ServerText>
              </p>
              {mail.link !== null && safeHref(mail.link) !== undefined && (
                <a href={mail.link} target="_blank" rel="noopener" className="text-link">
                  Open link in a new tab
                </a>
              )}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
