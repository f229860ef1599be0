import { FaqView } from '../../ui/faq/FaqView.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = () => ({ element: <FaqView /> })
