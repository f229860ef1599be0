import { NotFoundView } from '../../ui/shell/NotFoundView.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = () => ({ element: <NotFoundView /> })
