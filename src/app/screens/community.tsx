import { CommunityView } from '../../ui/community/CommunityView.tsx'
import type { Portal } from '../portal.ts'
import type { Screen } from '../router/screen.ts'
import { useLinks } from './shared/useLinks.ts'

function Community({ portal }: { portal: Portal }) {
  return <CommunityView links={useLinks(portal)} />
}

export const screen: Screen = (_scope, portal) => ({ element: <Community portal={portal} /> })
