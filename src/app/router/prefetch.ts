import type { SessionAccess } from '../session/sessionAccess.ts'
import type { ScreenLoader } from './navigation.ts'
import { matchRoute } from './routes.ts'
import type { Screen } from './screen.ts'

const ignoreFailure = () => {}

/** What the next page needs is asked for when a link to it is pointed at or focused, so that the click finds it here. */
export function prefetchScreens(screens: ScreenLoader): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    const prefetchWithin = (screen: Screen) => {
      if (screen.needs === 'shell') screen.prefetch?.(link.pathname)
    }
    const { screen: name } = matchRoute(link.pathname, link.search).route
    const ready = screens.loaded(name)
    if (ready) prefetchWithin(ready)
    else screens.load(name).then(prefetchWithin, ignoreFailure)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run, 2000)

/**
 * What reports failures and their end is loaded before it is needed, once the page is open and idle: without a
 * connection it could not be had.
 */
export function prefetchFailureParts(screens: ScreenLoader, { status, subscribe }: SessionAccess): void {
  import('../../ui/kit/states/isOutdated.ts').catch(ignoreFailure)
  const loads = {
    restoring: () => {},
    signedOut: () => {
      import('../../ui/shell/notices/NoticesToaster.tsx').catch(ignoreFailure)
    },
    signedIn: () => {
      loads.signedOut()
      import('../../ui/session/StaySignedInDialog.tsx').catch(ignoreFailure)
      screens.load('signIn').catch(ignoreFailure)
    },
  }
  let loaded: ReturnType<SessionAccess['status']> = 'restoring'
  const onChange = () => {
    const now = status()
    if (now === loaded) return
    loaded = now
    whenIdle(loads[now])
  }
  subscribe(onChange)
  onChange()
}
