import type { Screens } from './navigation.ts'
import { placeOf } from './routes.ts'

/** The next page's chunk is asked for when a link to it is pointed at or focused, so that the click finds it here. */
export function prefetchScreens(screens: Screens): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    const { screen } = placeOf(link.pathname, link.search).route
    if (!screens.loaded(screen)) screens.load(screen).catch(() => {})
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}
