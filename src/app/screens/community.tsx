import { CommunityView } from '../../ui/community/CommunityView.tsx'
import { useLinks } from '../links.ts'
import type { Portal } from '../portal.ts'
import type { Screen } from '../screen.ts'

function Community({ portal }: { portal: Portal }) {
  return <CommunityView links={useLinks(portal)} />
}

export const screen: Screen = (_visit, portal) => ({ element: <Community portal={portal} /> })
