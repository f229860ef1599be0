import type { ReactNode } from 'react'
import { createExternalStore } from '../../rules/externalStore.ts'
import type { PageFailure } from '../../rules/pageFailure.ts'
import type { Address } from '../../rules/routes/address.ts'
import { redirectOf } from '../../rules/routes/redirects.ts'
import { failureOf, loadCode } from '../../ui/kit/states/failure.ts'
import type { PageShell } from '../bootstrap/shell/shell.ts'
import { accessRedirect } from './routeGuards.ts'
import { matchRoute, type RouteMatch, type ScreenName } from './routes.ts'
import type { Screen, ScreenInstance } from './screen.ts'
import { createScreenScope, type ScreenScope } from './screenScope.ts'
import { shellForOwner } from './shellForOwner.ts'

export interface ScreenLoader {
  /** The screen when its chunk is here already. */
  loaded(name: ScreenName): Screen | undefined
  load(name: ScreenName): Promise<Screen>
}

/** The document that shows the page, and how the address that is shown becomes the next one. */
export interface PageDocument {
  /** The path that it was opened at. */
  path: string
  /** Loads that of the address that is shown now. */
  reload(): void
}

/** What the page shows now. `element` is null while the screen's chunk or the session is still on its way. */
export interface View {
  match: RouteMatch
  element: ReactNode
  title: string
  failed: PageFailure | false
  /** Distinguishes one entry from the next, also into the same route. */
  entry: number
}

export interface Navigation {
  view(): View
  subscribe(listener: () => void): () => void
  /** Enters the route of the location, or does nothing when it is the one shown. */
  handleLocation(path: string, search: string, hash?: string): void
  /** Starts the screen again that could not be loaded or has failed. */
  retry(): void
}

/**
 * Enters routes and leaves them. A screen belongs to whoever is signed in when its route is entered: a protected one is
 * left as soon as that changes, a public one when somebody else follows. Then its scope is disposed and it starts again.
 * One that stays belongs to nobody. Between pages with reCAPTCHA and those without, whose policies differ, a document of its
 * own is loaded (docs/decisions/0034).
 */
export function createNavigation(shell: PageShell, screens: ScreenLoader, pageDocument?: PageDocument): Navigation {
  const { session } = shell
  let current: { path: string; search: string; hash: string } | undefined
  let scope: ScreenScope | undefined
  let instance: ScreenInstance | undefined
  let owner: string | null = null
  let onSettled: (() => void) | undefined
  let changes: Promise<unknown> = Promise.resolve()
  const view = createExternalStore<View>({ match: matchRoute('/'), element: null, title: '', failed: false, entry: 0 })
  let entry = 0

  const publish = (next: Partial<View>) => view.set({ ...view.get(), ...next })
  const showFrame = (match: RouteMatch, failed: PageFailure | false = false) =>
    publish({ match, element: null, title: match.route.title, failed, entry })

  const disposeScreen = () => {
    if (scope) changes = Promise.all([changes, scope.dispose()])
    scope = undefined
    instance = undefined
  }

  const redirectIfDenied = (match: RouteMatch, search: string): boolean => {
    const place = match.path + search + (current?.hash ?? '')
    const redirect = accessRedirect(match.route, place, session.status())
    if (redirect === undefined) return false
    disposeScreen()
    showFrame(match)
    shell.navigate(redirect, { replace: true })
    return true
  }

  /** Whether another document shows it: then nothing else does. */
  const changeDocument = (match: RouteMatch, search: string, expected: number): boolean => {
    const { captcha = false } = match.route
    if (!pageDocument || captcha === (matchRoute(pageDocument.path).route.captcha ?? false)) return false
    const portal = shell.portal()
    if (portal ? portal.configuration.captcha.siteKey === null : !captcha) return false
    disposeScreen()
    showFrame(match)
    const proceed = portal ? pageDocument.reload : () => enter(match.path, search)
    changes
      .then<unknown>(() => (portal ? portal.callsSettled() : shell.portalReady))
      .then(() => {
        if (expected === entry) proceed()
      })
    return true
  }

  /** Undefined while there is no portal for a screen that needs it. */
  const instanceOf = (screen: Screen, within: ScreenScope, match: RouteMatch): ScreenInstance | undefined => {
    if (screen.needs === 'shell') return screen.start(within, shellForOwner(shell, within.owner), match)
    const portal = shell.portal()?.forOwner(within.owner)
    return portal && screen.start(within, portal, match)
  }

  const startScreen = (match: RouteMatch, search: string, screen: Screen) => {
    if (session.isSettled() && redirectIfDenied(match, search)) return
    scope = createScreenScope(shell, match.route.survivesUserChange ? null : owner)
    try {
      instance = instanceOf(screen, scope, match)
    } catch (error) {
      return fail(match, error)
    }
    if (!instance) {
      onSettled = reenter
      return showFrame(match)
    }
    publish({ match, element: instance.element, title: instance.title ?? match.route.title, failed: false, entry })
  }

  const fail = (match: RouteMatch, error: unknown) => {
    const failure = failureOf(error)
    if (failure === 'bug') reportError(error)
    disposeScreen()
    showFrame(match, failure)
  }

  const load = (match: RouteMatch, search: string, expected: number) => {
    const { screen: name } = match.route
    const ready = screens.loaded(name)
    if (ready) {
      startScreen(match, search, ready)
      return
    }
    showFrame(match)
    loadCode(() => screens.load(name)).then(
      (screen) => {
        if (expected === entry) startScreen(match, search, screen)
      },
      (error) => {
        if (expected === entry) fail(match, error)
        else if (failureOf(error) === 'bug') reportError(error)
      },
    )
  }

  const enter = (path: string, search: string) => {
    const match = matchRoute(path, search)
    const { access: needed } = match.route
    const expected = ++entry
    onSettled = undefined
    if (!session.isSettled() && needed === 'protected') {
      disposeScreen()
      showFrame(match)
      onSettled = () => enter(path, search)
      return
    }
    if (redirectIfDenied(match, search) || changeDocument(match, search, expected)) return
    if (instance?.update && view.get().match.route === match.route) {
      try {
        publish({ match, title: instance.update(match) ?? view.get().title })
      } catch (error) {
        fail(match, error)
      }
      return
    }
    disposeScreen()
    owner = session.owner()
    if (!session.isSettled() && needed === 'signedOut') onSettled = () => void redirectIfDenied(match, search)
    load(match, search, expected)
  }

  /** Disposed first, a screen holds nothing of what has failed, or of the person before. */
  const reenter = () => {
    disposeScreen()
    if (current) enter(current.path, current.search)
  }

  session.subscribe(() => {
    if (!session.isSettled()) return
    const proceed = onSettled
    onSettled = undefined
    if (proceed) {
      proceed()
      return
    }
    const now = session.owner()
    if (now === owner) return
    const { access: needed, survivesUserChange } = view.get().match.route
    if (needed === 'protected') reenter()
    else if (now !== null) {
      const isFirst = owner === null
      owner = now
      if (needed === 'public' && !isFirst && !survivesUserChange) reenter()
    }
  })

  return {
    view: view.get,
    subscribe: view.subscribe,
    handleLocation(path, search, hash = '') {
      if (current?.path === path && current.search === search) return
      current = { path, search, hash }
      const redirect = redirectOf(path) ?? shell.portal()?.currentAddress(path)
      if (redirect === undefined) {
        session.check()
        enter(path, search)
      } else shell.navigate(`${redirect}${search}${hash}` as Address, { replace: true })
    },
    retry: reenter,
  }
}
