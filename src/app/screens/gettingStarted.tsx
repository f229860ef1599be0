import { GettingStartedView } from '../../ui/gettingStarted/GettingStartedView.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = () => ({ element: <GettingStartedView /> })
