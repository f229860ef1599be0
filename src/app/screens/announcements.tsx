import { AnnouncementsView } from '../../ui/announcements/AnnouncementsView.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = () => ({ element: <AnnouncementsView /> })
