import type { ReactNode } from 'react'
import { signInRoute } from '../rules/protectedRoutes.ts'
import { redirectOf } from '../rules/redirects.ts'
import { type Failure, failureOf } from '../ui/kit/failure.ts'
import { createVisit, type Portal, type Visit } from './portal.ts'
import { type Place, placeOf, type ScreenName } from './routes.ts'
import type { Screen, Shown } from './screen.ts'

/** What the route guards ask of the session; they act on entry only. */
export interface Access {
  status(): 'restoring' | 'signedOut' | 'signedIn'
  subscribe(listener: () => void): () => void
}

export interface Screens {
  /** The screen when its chunk is here already. */
  loaded(name: ScreenName): Screen | undefined
  load(name: ScreenName): Promise<Screen>
}

/** What the page shows now. `element` is null while the screen's chunk or the session is still on its way. */
export interface View {
  place: Place
  element: ReactNode
  title: string
  failed: Failure | false
  /** Tells one entry from the next, also into the same place. */
  entry: number
}

export interface Navigation {
  view(): View
  subscribe(listener: () => void): () => void
  /** Follows the address: enters its place, or does nothing when it is the one shown. */
  follow(path: string, search: string, hash?: string): void
  /** Tries the place again whose chunk could not be loaded. */
  retry(): void
}

export function createNavigation(portal: Portal, access: Access, screens: Screens): Navigation {
  const listeners = new Set<() => void>()
  let current: { path: string; search: string; hash: string } | undefined
  let visit: Visit | undefined
  let shown: Shown | undefined
  let view: View = { place: placeOf('/'), element: null, title: '', failed: false, entry: 0 }
  let entry = 0

  const publish = (next: View) => {
    view = next
    for (const listener of listeners) listener()
  }
  const frame = (place: Place, failed: Failure | false = false) =>
    publish({ place, element: null, title: place.route.title, failed, entry })

  const leave = () => {
    visit?.leave()
    visit = undefined
    shown = undefined
  }

  const show = (place: Place, screen: Screen) => {
    visit = createVisit(portal)
    try {
      shown = screen(visit, portal, place)
    } catch (error) {
      reportError(error)
      leave()
      return frame(place, 'broken')
    }
    publish({ place, element: shown.element, title: shown.title ?? place.route.title, failed: false, entry })
  }

  const guardOf = ({ route, path }: Place, search: string): string | undefined => {
    const status = access.status()
    if (route.access === 'protected' && status === 'signedOut')
      return signInRoute(path + search + (current?.hash ?? ''))
    if (route.access === 'signedOut' && status === 'signedIn') return '/'
    return undefined
  }

  const onceRestored = (then: () => void) => {
    const stop = access.subscribe(() => {
      if (access.status() === 'restoring') return
      stop()
      then()
    })
  }

  const load = (place: Place, mine: number) => {
    const { screen: name } = place.route
    const ready = screens.loaded(name)
    if (ready) {
      show(place, ready)
      return
    }
    frame(place)
    screens.load(name).then(
      (screen) => {
        if (mine === entry) show(place, screen)
      },
      (error) => {
        const failure = failureOf(error)
        if (failure === 'broken') reportError(error)
        if (mine === entry) frame(place, failure)
      },
    )
  }

  const enter = (path: string, search: string) => {
    const place = placeOf(path, search)
    const mine = ++entry
    const guarded = place.route.access !== 'public'
    const restoring = access.status() === 'restoring'
    const redirect = guardOf(place, search)
    if (redirect !== undefined) {
      leave()
      frame(place)
      portal.navigate(redirect, { replace: true })
      return
    }
    if (shown?.update && view.place.route === place.route) {
      const title = shown.update(place) ?? view.title
      publish({ ...view, place, title })
      return
    }
    leave()
    if (guarded && restoring && place.route.access === 'protected') {
      frame(place)
      onceRestored(() => {
        if (mine === entry) enter(path, search)
      })
      return
    }
    if (guarded && restoring)
      onceRestored(() => {
        const late = guardOf(place, search)
        if (mine === entry && late !== undefined) portal.navigate(late, { replace: true })
      })
    load(place, mine)
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(path, search, hash = '') {
      if (current?.path === path && current.search === search) return
      current = { path, search, hash }
      const redirect = redirectOf(path)
      if (redirect !== undefined) portal.navigate(redirect, { replace: true })
      else enter(path, search)
    },
    retry() {
      if (current) enter(current.path, current.search)
    },
  }
}
