import { CtaBanner } from '../CtaBanner.tsx'
import { cardIcons } from '../cardIcons.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { LinkCard } from '../LinkCard.tsx'
import { communityTexts as texts } from './communityTexts.ts'

export function CommunityView({ links }: { links: { blog: string; chat: string } }) {
  return (
    <div className="content-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <ul className="nav-cards">
        <LinkCard {...texts.blog} href={links.blog} icon={cardIcons.blog} newTab={texts.newTab} />
        <LinkCard {...texts.chat} href={links.chat} icon={cardIcons.chat} newTab={texts.newTab} />
      </ul>
      <CtaBanner {...texts.partner} href="/register" />
    </div>
  )
}
