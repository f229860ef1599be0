import { ComingSoon } from '../../ui/shell/ComingSoon.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (_scope, _portal, { route }) => ({ element: <ComingSoon title={route.title} /> })
