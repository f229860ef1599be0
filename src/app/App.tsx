import { Theme } from '@radix-ui/themes/components/theme'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'
import { brand } from '../rules/brand.ts'
import { failureOf } from '../ui/kit/failure.ts'
import { PartError } from '../ui/kit/lazyPart.tsx'
import { SandboxStrip } from '../ui/sandbox/SandboxStrip.tsx'
import { suppressDoubleClicks } from '../ui/shell/doubleClicks.ts'
import { Footer } from '../ui/shell/Footer.tsx'
import { PageFailed } from '../ui/shell/PageFailed.tsx'
import { PageFrame } from '../ui/shell/PageFrame.tsx'
import { useThemeOnPage } from '../ui/shell/theme.ts'
import { useRouteChange } from '../ui/shell/useRouteChange.ts'
import type { Bootstrap } from './bootstrap/bootstrap.ts'
import { HeaderSlot } from './HeaderSlot.tsx'
import { Overlays } from './Overlays.tsx'
import type { Navigation } from './router/navigation.ts'
import type { SessionAccess } from './session/sessionAccess.ts'

interface AppProps {
  navigation: Navigation
  session: SessionAccess
  ssrPath?: string
  bootstrap: Bootstrap
}

export function App({ navigation, session, ssrPath, bootstrap }: AppProps) {
  const { start } = bootstrap
  useEffect(start, [start])
  useEffect(suppressDoubleClicks, [])
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <Theme accentColor={brand.accent} grayColor={brand.gray} radius="large" hasBackground={false}>
        <ThemeOnPage />
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Boundary resetKey="portal">
          <HeaderSlot session={session} />
          <BootstrapFailed bootstrap={bootstrap} />
          <Main navigation={navigation} />
          <Footer />
          {__SANDBOX__ && <SandboxStrip />}
          <Overlays session={session} />
        </Boundary>
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
      <PartError failure={failure} onRetry={bootstrap.start} />
    </div>
  )
}

function Main({ navigation }: { navigation: Navigation }): ReactNode {
  const view = useSyncExternalStore(navigation.subscribe, navigation.view, navigation.view)
  const { path, query } = view.match
  useRouteChange(`${path}?${query.get('page') ?? ''}`, view.title)
  return (
    <main id="main" tabIndex={-1}>
      <Boundary key={view.entry} resetKey={path}>
        {view.element ?? <PageFrame failed={view.failed} onRetry={navigation.retry} />}
      </Boundary>
    </main>
  )
}

/** Shows an error in place of its children until the person opens another page. */
function Boundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PageFailed failure={failureOf(error)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
