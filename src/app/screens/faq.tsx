import { FaqView } from '../../ui/faq/FaqView.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = () => ({ element: <FaqView /> })
