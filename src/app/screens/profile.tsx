import { ProfileView } from '../../ui/profile/ProfileView.tsx'
import { profileOf } from '../actors/profile.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = (visit, portal, place) => {
  const actor = visit.start(profileOf(portal), {
    on: {
      notice: portal.notify,
      'profile.wanted': () => portal.session.actor.send({ type: 'profile.reload' }),
    },
  })
  return { element: inDashboard(place, <ProfileView actor={actor} />) }
}
