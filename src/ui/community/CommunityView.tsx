import { communityTexts as texts } from '../../rules/community.ts'
import { DoorCard } from '../DoorCard.tsx'
import { Inked } from '../Inked.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { signs } from '../signs.tsx'

interface Props {
  links: { blog: string; chat: string }
}

export function CommunityView({ links }: Props) {
  return (
    <div className="content-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <ul className="doors">
        <DoorCard {...texts.blog} href={links.blog} sign={signs.blog} newTab={texts.newTab} />
        <DoorCard {...texts.chat} href={links.chat} sign={signs.chat} newTab={texts.newTab} />
      </ul>
      <Inked {...texts.partner} href="/register" />
    </div>
  )
}
