import type { ReactNode } from 'react'
import { cardIcons } from '../cardIcons.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { LinkCard } from '../LinkCard.tsx'
import { supportTexts as texts } from './supportTexts.ts'

interface Props {
  links: { chat: string }
  /** The contact form, as a section with a heading of its own. */
  contact?: ReactNode
}

export function SupportView({ links, contact }: Props) {
  return (
    <div className="content-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <ul className="nav-cards">
        <LinkCard {...texts.ticket} href="/dashboard?page=createTicket" icon={cardIcons.ticket} />
        <LinkCard {...texts.faq} href="/faq" icon={cardIcons.questions} />
        <LinkCard {...texts.channel} href={links.chat} icon={cardIcons.chat} newTab={texts.newTab} />
      </ul>
      {contact}
    </div>
  )
}
