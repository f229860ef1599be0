import { DiscoverView } from '../../ui/catalogue/DiscoverView.tsx'
import type { ShellScreen } from '../router/screen.ts'

export const screen: ShellScreen = (_scope, shell) => ({ element: <DiscoverView onRetry={shell.reloadCatalogue} /> })
