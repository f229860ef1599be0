import { NotFound } from '../../ui/shell/NotFound.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = () => ({ element: <NotFound /> })
