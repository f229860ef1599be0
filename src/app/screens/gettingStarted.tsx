import { GettingStartedView } from '../../ui/gettingStarted/GettingStartedView.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = () => ({ element: <GettingStartedView /> })
