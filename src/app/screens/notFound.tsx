import { NotFound } from '../../ui/shell/NotFound.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = () => ({ element: <NotFound /> })
