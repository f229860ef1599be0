import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '../../machines/profile/profile.machine.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import type { PersonalTyped } from '../../rules/profile/profileForm.ts'
import { PageHeading } from '../kit/PageHeading.tsx'
import { RetryButton } from '../kit/states/RetryButton.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { EmptyState } from '../kit/states/States.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PersonalSection } from './PersonalSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { profileTexts as texts } from './profileTexts.ts'

interface Props {
  actor: ActorRefFrom<typeof profileMachine>
  draft: DraftStore<PersonalTyped>
}

/** Edit Your Profile (001 section 2): two forms that wait for the profile; the session's notice says why it is missing. */
export function ProfileView({ actor, draft }: Props) {
  const profile = useSelector(actor, (snapshot) => (snapshot.matches('ready') ? snapshot.context.profile : null))
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      {unavailable ? (
        <EmptyState
          title={texts.unavailable}
          action={
            <RetryButton size="3" onClick={() => actor.send({ type: 'profile.reload' })}>
              {texts.retry}
            </RetryButton>
          }
        >
          {texts.unavailableHint}
        </EmptyState>
      ) : (
        <div className="profile-sections">
          {profile ? (
            <>
              <PersonalSection actor={actor} profile={profile} draft={draft} />
              <PasswordSection actor={actor} profile={profile} />
            </>
          ) : (
            <ProfileSkeleton />
          )}
        </div>
      )}
    </>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
      {[texts.personal, texts.passwords].map((title) => (
        <ProfileSection key={title} title={title}>
          <div className="stack form" aria-busy="true">
            {[1, 2, 3].map((field) => (
              <div key={field} className="profile-loading">
                <Skeleton width="7rem" height="21px" />
                <Skeleton height="40px" />
              </div>
            ))}
            <Skeleton height="40px" />
          </div>
        </ProfileSection>
      ))}
    </>
  )
}
