import { NotFound } from '../../ui/shell/NotFound.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = () => ({ element: <NotFound /> })
