import { onFirstInput } from '../../ui/kit/firstInput.ts'
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
 * What reports failures and their end is loaded before it is needed: without a connection it could not be had. A session
 * may end by itself, so its parts come once the page is open and idle; anything else fails only for who uses the page.
 */
export function prefetchFailureParts(screens: ScreenLoader, { status, subscribe }: SessionAccess): void {
  import('../../ui/kit/states/isOutdated.ts').catch(ignoreFailure)
  const loadToaster = () => void import('../../ui/shell/notices/NoticesToaster.tsx').catch(ignoreFailure)
  onFirstInput(loadToaster)
  const load = () => {
    loadToaster()
    import('../../ui/session/StaySignedInDialog.tsx').catch(ignoreFailure)
    screens.load('signIn').catch(ignoreFailure)
  }
  let isLoaded = false
  const onChange = () => {
    if (isLoaded || status() !== 'signedIn') return
    isLoaded = true
    whenIdle(load)
  }
  subscribe(onChange)
  onChange()
}
