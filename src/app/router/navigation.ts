import type { ReactNode } from 'react'
import { signInRoute } from '../../rules/protectedRoutes.ts'
import { redirectOf } from '../../rules/redirects.ts'
import { type Failure, failureOf } from '../../ui/kit/failure.ts'
import type { PagePortal } from '../portal.ts'
import { portalOf } from './portalOf.ts'
import { type Place, placeOf, type ScreenName } from './routes.ts'
import type { Screen, Shown } from './screen.ts'
import { createVisit, type Visit } from './screenScope.ts'

/** What the guards ask of the session, and whom the places that they let in belong to. */
export interface Access {
  status(): 'restoring' | 'signedOut' | 'signedIn'
  /** The username of who is signed in. */
  owner(): string | null
  /** Not while it is still to be seen what the cookie says. */
  isSettled(): boolean
  /** Has the session look at the cookie when that says something else. */
  check(): void
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

/**
 * Enters places and leaves them. A place belongs to whoever is signed in when it is entered: a protected one is left as
 * soon as that changes, a public one when somebody else follows. Then its actors go, and it is entered anew.
 */
export function createNavigation(portal: PagePortal, access: Access, screens: Screens): Navigation {
  const listeners = new Set<() => void>()
  let current: { path: string; search: string; hash: string } | undefined
  let visit: Visit | undefined
  let shown: Shown | undefined
  let owner: string | null = null
  let waiting: (() => void) | undefined
  let view: View = { place: placeOf('/'), element: null, title: '', failed: false, entry: 0 }
  let entry = 0

  const publish = (next: Partial<View>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const frame = (place: Place, failed: Failure | false = false) =>
    publish({ place, element: null, title: place.route.title, failed, entry })

  const leave = () => {
    visit?.leave()
    visit = undefined
    shown = undefined
  }

  const guardOf = ({ route, path }: Place, search: string): string | undefined => {
    const status = access.status()
    if (route.access === 'protected' && status === 'signedOut')
      return signInRoute(path + search + (current?.hash ?? ''))
    if (route.access === 'signedOut' && status === 'signedIn') return '/'
    return undefined
  }
  const turnAway = (place: Place, search: string): boolean => {
    const redirect = guardOf(place, search)
    if (redirect === undefined) return false
    leave()
    frame(place)
    portal.navigate(redirect, { replace: true })
    return true
  }

  const show = (place: Place, search: string, screen: Screen) => {
    if (access.isSettled() && turnAway(place, search)) return
    visit = createVisit(portal, owner)
    try {
      shown = screen(visit, portalOf(portal, visit), place)
    } catch (error) {
      reportError(error)
      leave()
      return frame(place, 'broken')
    }
    publish({ place, element: shown.element, title: shown.title ?? place.route.title, failed: false, entry })
  }

  const load = (place: Place, search: string, mine: number) => {
    const { screen: name } = place.route
    const ready = screens.loaded(name)
    if (ready) {
      show(place, search, ready)
      return
    }
    frame(place)
    screens.load(name).then(
      (screen) => {
        if (mine === entry) show(place, search, screen)
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
    const { access: needed } = place.route
    const mine = ++entry
    waiting = undefined
    if (!access.isSettled() && needed === 'protected') {
      leave()
      frame(place)
      waiting = () => enter(path, search)
      return
    }
    if (turnAway(place, search)) return
    if (shown?.update && view.place.route === place.route) {
      const title = shown.update(place) ?? view.title
      publish({ place, title })
      return
    }
    leave()
    owner = access.owner()
    if (!access.isSettled() && needed === 'signedOut') waiting = () => void turnAway(place, search)
    load(place, search, mine)
  }

  const retry = () => {
    if (current) enter(current.path, current.search)
  }
  /** Entered for another person, a place holds nothing of the one before. */
  const enterAnew = () => {
    leave()
    retry()
  }

  access.subscribe(() => {
    if (!access.isSettled()) return
    const proceed = waiting
    waiting = undefined
    if (proceed) {
      proceed()
      return
    }
    const now = access.owner()
    if (now === owner) return
    const { access: needed, forAnyone } = view.place.route
    if (needed === 'protected') enterAnew()
    else if (now !== null) {
      const isFirst = owner === null
      owner = now
      if (needed === 'public' && !isFirst && !forAnyone) enterAnew()
    }
  })

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
      if (redirect === undefined) {
        access.check()
        enter(path, search)
      } else portal.navigate(redirect, { replace: true })
    },
    retry,
  }
}
