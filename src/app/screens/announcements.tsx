import { AnnouncementsView } from '../../ui/announcements/AnnouncementsView.tsx'
import type { Screen } from '../screen.ts'

export const screen: Screen = () => ({ element: <AnnouncementsView /> })
