import { DiscoverView } from '../../ui/catalogue/DiscoverView.tsx'
import type { Screen } from '../router/screen.ts'

export const screen: Screen = (_scope, portal) => ({ element: <DiscoverView onRetry={portal.reloadCatalogue} /> })
