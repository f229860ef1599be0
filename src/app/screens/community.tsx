import { CommunityView } from '../../ui/community/CommunityView.tsx'
import type { Shell } from '../bootstrap/shell/shell.ts'
import type { ShellScreen } from '../router/screen.ts'
import { useLinks } from './shared/useLinks.ts'

function Community({ shell }: { shell: Shell }) {
  return <CommunityView links={useLinks(shell)} />
}

export const screen: ShellScreen = (_scope, shell) => ({ element: <Community shell={shell} /> })
