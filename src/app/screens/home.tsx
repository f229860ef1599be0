import { Home } from '../../ui/home/Home.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = () => ({ element: <Home featured={null} /> })
