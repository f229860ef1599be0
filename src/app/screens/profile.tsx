import { object, string } from 'superstruct'
import { profileTexts } from '../../rules/profile.ts'
import { ProfileView } from '../../ui/profile/ProfileView.tsx'
import { profileOf } from '../actors/profile.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { inDashboard } from './shared/inDashboard.tsx'

const typed = object({ firstName: string(), lastName: string(), country: string() })

export const screen: Screen = (visit, portal, place) => {
  const { actor: session } = portal.session
  const draft = formDraft('profile', visit.owner, typed, () => sessionStorage, portal.environment.clock)
  const actor = startOn(visit, profileOf(portal), {
    on: {
      notice: portal.notify,
      failure: ({ form, problem, source }) => {
        const message = profileTexts.outcomeUnknown[form](problem.message)
        if (visit.isLeft()) portal.notify({ variant: 'warning', message, source })
      },
      'profile.requested': () => session.send({ type: 'profile.reload' }),
    },
  })
  return { element: inDashboard(place, <ProfileView actor={actor} draft={draft} />) }
}
