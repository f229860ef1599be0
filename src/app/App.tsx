import { Theme } from '@radix-ui/themes/components/theme'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'
import { brand } from '../rules/brand.ts'
import { originOf } from '../rules/session/detour.ts'
import { type RouteFocus, RouteFocusContext } from '../ui/kit/focus/routeFocus.ts'
import { lazyDialog, PartError } from '../ui/kit/parts/lazyPart.tsx'
import { withStyles } from '../ui/kit/parts/loadStylesheet.ts'
import { failureOf } from '../ui/kit/states/failure.ts'
import { SandboxStrip } from '../ui/sandbox/SandboxStrip.tsx'
import { Footer } from '../ui/shell/frame/Footer.tsx'
import { PageFrame } from '../ui/shell/frame/PageFrame.tsx'
import { PageFailed } from '../ui/shell/PageFailed.tsx'
import { PortalFailed } from '../ui/shell/PortalFailed.tsx'
import { useShortcuts } from '../ui/shell/shortcuts/useShortcuts.ts'
import { useThemeOnPage } from '../ui/shell/theme/theme.ts'
import { useRouteChange } from '../ui/shell/useRouteChange.ts'
import type { Bootstrap } from './bootstrap/bootstrap.ts'
import { HeaderSlot } from './HeaderSlot.tsx'
import { Overlays } from './Overlays.tsx'
import type { Navigation } from './router/navigation.ts'
import type { SessionAccess } from './session/sessionAccess.ts'

const Shortcuts = lazyDialog(
  () => withStyles(import('../ui/shell/shortcuts/ShortcutsDialog.tsx')),
  ({ onClose }) => onClose(),
)

interface AppProps {
  navigation: Navigation
  routeFocus: RouteFocus
  session: SessionAccess
  onSearch: () => void
  /** The path that the document was rendered for. */
  ssrPath: string
  bootstrap: Bootstrap
  children?: ReactNode
}

export function App({ routeFocus, ...props }: AppProps) {
  return (
    <ErrorBoundary fallback={<PortalFailed />}>
      <RouteFocusContext value={routeFocus}>
        <Layout {...props} />
      </RouteFocusContext>
    </ErrorBoundary>
  )
}

function Layout({ navigation, session, onSearch, ssrPath, bootstrap, children }: Omit<AppProps, 'routeFocus'>) {
  const { start } = bootstrap
  useEffect(start, [start])
  const [hasShortcuts, setShortcuts] = useState(false)
  const openShortcuts = useCallback(() => setShortcuts(true), [])
  useShortcuts(onSearch, openShortcuts)
  return (
    <Router ssrPath={ssrPath}>
      <Theme accentColor={brand.accent} grayColor={brand.gray} radius="large" hasBackground={false}>
        <ThemeOnPage />
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <HeaderSlot session={session} onSearch={onSearch} />
        <BootstrapFailed bootstrap={bootstrap} />
        <Main navigation={navigation} />
        <Footer />
        {__SANDBOX__ && <SandboxStrip />}
        {children}
        <Overlays session={session} />
        {hasShortcuts && <Shortcuts onClose={() => setShortcuts(false)} />}
      </Theme>
    </Router>
  )
}

function ThemeOnPage() {
  useThemeOnPage()
  return null
}

function BootstrapFailed({ bootstrap }: { bootstrap: Bootstrap }) {
  const failure = useSyncExternalStore(bootstrap.subscribe, bootstrap.failure, bootstrap.failure)
  if (!failure) return null
  return (
    <div className="opening">
      <PartError failure={failure} onRetry={failure === 'bug' ? undefined : bootstrap.start} />
    </div>
  )
}

function Main({ navigation }: { navigation: Navigation }): ReactNode {
  const view = useSyncExternalStore(navigation.subscribe, navigation.view, navigation.view)
  const { path, route, query } = view.match
  useRouteChange(`${path}?${route.view?.page ?? ''}`, originOf(query), view.title)
  return (
    <main tabIndex={-1}>
      <ErrorBoundary
        key={view.entry}
        resetKeys={[path]}
        fallbackRender={({ error }) => <PageFailed failure={failureOf(error)} onRetry={navigation.retry} />}
      >
        {view.element ?? <PageFrame failed={view.failed} onRetry={navigation.retry} />}
      </ErrorBoundary>
    </main>
  )
}
