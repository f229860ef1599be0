import { SupportView } from '../../ui/support/SupportView.tsx'
import { useLinks } from '../links.ts'
import type { Portal } from '../portal.ts'
import type { Screen } from '../screen.ts'

function Support({ portal }: { portal: Portal }) {
  return <SupportView links={useLinks(portal)} />
}

export const screen: Screen = (_visit, portal) => ({ element: <Support portal={portal} /> })
