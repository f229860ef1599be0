import { object, optional, string } from 'superstruct'
import { texts } from '../../rules/text/texts.ts'
import { ProfileView } from '../../ui/profile/ProfileView.tsx'
import { profileTexts } from '../../ui/profile/profileTexts.ts'
import { profileOf } from '../actors/profile.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

const form = { firstName: string(), lastName: string(), country: string() }
const typed = object({ ...form, base: optional(object(form)) })

export const screen: PortalScreen = (scope, portal, match) => {
  const { actor: session } = portal.session
  const draft = formDraft('profile', scope.owner, typed, () => sessionStorage, portal.environment.clock)
  const actor = startScopedActor(scope, profileOf(portal), {
    interrupted: (snapshot) => {
      const form = snapshot.matches({ ready: { personal: 'saving' } }) ? 'personal' : 'password'
      return profileTexts.outcomeUnknown[form](texts.interrupted)
    },
    on: {
      notice: portal.notify,
      failure: ({ form, problem, source }) => {
        const message = profileTexts.outcomeUnknown[form](problem.message)
        if (scope.isDisposed()) portal.notify({ variant: 'warning', message, source })
      },
      'profile.requested': () => session.send({ type: 'profile.reload' }),
    },
  })
  return { element: withDashboardShell(match, <ProfileView actor={actor} draft={draft} />) }
}
