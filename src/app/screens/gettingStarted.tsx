import { GettingStartedView } from '../../ui/gettingStarted/GettingStartedView.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = () => ({ element: <GettingStartedView /> })
