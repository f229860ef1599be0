import { Link } from 'wouter'
import type { Mail } from '../../rules/sandbox.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'

/** The bank's outgoing mail, newest first; a mail opens in place, one at a time. */
export function Mailbox({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) return <p>{texts.noMail}</p>
  return (
    <ul className="mailbox">
      {mails.map((mail, index) => (
        <li key={mail.id}>
          <details name="mail" open={index === 0}>
            <summary>
              <strong>{mail.subject}</strong>
              <span>
                {mail.to}, <time dateTime={mail.sentAt}>{new Date(mail.sentAt).toLocaleString('en-GB')}</time>
              </span>
            </summary>
            <p className="mail-text">{mail.text}</p>
            {mail.link !== null && (
              <Link href={mail.link} className="text-link">
                {texts.openLink}
              </Link>
            )}
          </details>
        </li>
      ))}
    </ul>
  )
}
