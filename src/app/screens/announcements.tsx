import { AnnouncementsView } from '../../ui/announcements/AnnouncementsView.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = () => ({ element: <AnnouncementsView /> })
