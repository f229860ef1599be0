import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { type Announcement, keyOf, localDate, newestFirst } from '../../rules/announcements/announcements.ts'
import { PageHeading } from '../kit/PageHeading.tsx'
import { ServerText, useServerText } from '../kit/ServerText.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../kit/states/States.tsx'
import { type AnnouncementsActor, announcementsAtom } from './announcementsActor.ts'
import { announcementTexts as texts } from './announcementTexts.ts'
import '../content.css'
import './announcements.css'

export function AnnouncementsView() {
  const actor = useAtomValue(announcementsAtom)
  return (
    <div className="content-page announcements">
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      {actor ? <Announcements actor={actor} /> : <LoadingState />}
    </div>
  )
}

function LoadingState() {
  return (
    <div className="announcement-list" role="status">
      <span className="visually-hidden">{texts.loading}</span>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="card announcement">
          <Skeleton width="min(24rem, 70%)" height="30px" />
          <Skeleton width="min(12rem, 50%)" height="20px" />
          <Skeleton height="48px" />
        </div>
      ))}
    </div>
  )
}

function Announcements({ actor }: { actor: AnnouncementsActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.problem : null))
  const announcements = useSelector(actor, (snapshot) => snapshot.context.announcements)
  const isRead = !busy && !problem
  useEffect(() => {
    if (isRead) actor.send({ type: 'announcements.read' })
  }, [actor, isRead])
  if (busy) return <LoadingState />
  if (problem)
    return (
      <ErrorState
        title={texts.failed}
        message={problem.message}
        onRetry={() => actor.send({ type: 'announcements.reload' })}
      />
    )
  if (announcements.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  return (
    <ol className="announcement-list">
      {newestFirst(announcements).map((announcement) => (
        <AnnouncementItem key={keyOf(announcement)} announcement={announcement} />
      ))}
    </ol>
  )
}

function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { title, shortMessage, longMessage, updateDate } = announcement
  const updated = localDate(updateDate)
  const { shown, toggle } = useServerText(title.trim() || texts.untitled, 'name')
  return (
    <li className="card announcement">
      <h2 dir="auto">{shown}</h2>
      {toggle}
      {updated !== '' && (
        <p className="announcement-date">
          {texts.updated} <time dateTime={updateDate}>{updated}</time>
        </p>
      )}
      <p className="announcement-text" dir="auto">
        <ServerText kind="prose">{longMessage.trim() || shortMessage}</ServerText>
      </p>
    </li>
  )
}
