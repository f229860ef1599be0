import { FaqView } from '../../ui/faq/FaqView.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = () => ({ element: <FaqView /> })
