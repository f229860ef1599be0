import { OpensSoon } from '../../ui/shell/OpensSoon.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (_scope, _portal, { route }) => ({ element: <OpensSoon title={route.title} /> })
