import { Theme } from '@radix-ui/themes/components/theme'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'
import { brand } from '../rules/brand.ts'
import { failureOf } from '../ui/kit/failure.ts'
import { PartFailed } from '../ui/kit/latePart.tsx'
import { SandboxStrip } from '../ui/sandbox/SandboxStrip.tsx'
import { Footer } from '../ui/shell/Footer.tsx'
import { PageFailed } from '../ui/shell/PageFailed.tsx'
import { PageFrame } from '../ui/shell/PageFrame.tsx'
import { swallowStrayClicks } from '../ui/shell/strayClicks.ts'
import { useThemeOnPage } from '../ui/shell/theme.ts'
import { useArrival } from '../ui/shell/useArrival.ts'
import type { Opening } from './bootstrap/bootstrap.ts'
import { HeaderSlot } from './HeaderSlot.tsx'
import { Overlays } from './Overlays.tsx'
import type { Navigation } from './router/navigation.ts'
import type { SessionAccess } from './session/sessionAccess.ts'

interface AppProps {
  navigation: Navigation
  session: SessionAccess
  ssrPath?: string
  opening: Opening
}

export function App({ navigation, session, ssrPath, opening }: AppProps) {
  const { start } = opening
  useEffect(start, [start])
  useEffect(swallowStrayClicks, [])
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <Theme accentColor={brand.accent} grayColor={brand.gray} radius="large" hasBackground={false}>
        <ThemeOnPage />
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Guarded place="portal">
          <HeaderSlot session={session} />
          <OpeningFailed opening={opening} />
          <Main navigation={navigation} />
          <Footer />
          {__SANDBOX__ && <SandboxStrip />}
          <Overlays session={session} />
        </Guarded>
      </Theme>
    </Router>
  )
}

function ThemeOnPage() {
  useThemeOnPage()
  return null
}

function OpeningFailed({ opening: { subscribe, failed, start } }: { opening: Opening }) {
  const failure = useSyncExternalStore(subscribe, failed, failed)
  if (!failure) return null
  return (
    <div className="opening">
      <PartFailed failure={failure} onRetry={start} />
    </div>
  )
}

function Main({ navigation }: { navigation: Navigation }): ReactNode {
  const view = useSyncExternalStore(navigation.subscribe, navigation.view, navigation.view)
  const { path, query } = view.place
  useArrival(`${path}?${query.get('page') ?? ''}`, view.title)
  return (
    <main id="main" tabIndex={-1}>
      <Guarded key={view.entry} place={path}>
        {view.element ?? <PageFrame failed={view.failed} onRetry={navigation.retry} />}
      </Guarded>
    </main>
  )
}

/** What fails within says so in its place, until the person goes to another one. */
function Guarded({ place, children }: { place: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKeys={[place]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PageFailed failure={failureOf(error)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
