import type { ReactNode } from 'react'
import { supportTexts as texts } from '../../rules/support.ts'
import { DoorCard } from '../DoorCard.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { signs } from '../signs.tsx'

interface Props {
  links: { chat: string }
  /** The contact form, as a section with a heading of its own. */
  contact?: ReactNode
}

export function SupportView({ links, contact }: Props) {
  return (
    <div className="content-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <ul className="doors">
        <DoorCard {...texts.ticket} href="/dashboard?page=createTicket" sign={signs.ticket} />
        <DoorCard {...texts.faq} href="/faq" sign={signs.questions} />
        <DoorCard {...texts.channel} href={links.chat} sign={signs.chat} newTab={texts.newTab} />
      </ul>
      {contact}
    </div>
  )
}
