import { vi } from 'vitest'
import type { PagePortal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { PageShell } from '../../../../src/app/bootstrap/shell/shell.ts'
import { createNavigation, type ScreenLoader } from '../../../../src/app/router/navigation.ts'
import type { ScreenName } from '../../../../src/app/router/routes.ts'
import type { Screen, ShellScreen } from '../../../../src/app/router/screen.ts'

let status: 'restoring' | 'signedOut' | 'signedIn'
let listeners: Set<() => void>
export let loads: Map<ScreenName, { arrive(screen: Screen): void; fail(error?: Error): void }>
export let arrived: Map<ScreenName, Screen>
export const navigate = vi.fn()
export const reported: unknown[] = []

const session = {
  status: () => status,
  owner: () => (status === 'signedIn' ? 'ada' : null),
  isSettled: () => status !== 'restoring',
  check: () => {},
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const screens: ScreenLoader = {
  loaded: (name) => arrived.get(name),
  load: (name) =>
    new Promise((resolve, reject) => {
      loads.set(name, { arrive: resolve, fail: (error = lostChunk) => reject(error) })
    }),
}

/** A screen that shows its path. */
export const shows = (update?: (path: string) => string | undefined) => ({
  needs: 'shell' as const,
  start: vi.fn<ShellScreen>((_scope, _shell, { path }) => ({
    element: `shows ${path}`,
    ...(update && { update: ({ path: next }) => update(next) }),
  })),
})

export const lostChunk = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js')
export const settled = () => new Promise(setImmediate)

/** For a page that opens next. */
export function setStatus(next: typeof status): void {
  status = next
}

/** Somebody signs in or out. */
export function become(next: typeof status): void {
  status = next
  for (const listener of [...listeners]) listener()
}

export const portalReady = new Promise<PagePortal>(() => {})
export const shell = { navigate, session, portal: () => undefined, portalReady } as unknown as PageShell
export const open = (page: PageShell = shell) => createNavigation(page, screens)

/** Nobody is signed in, and nothing was loaded. */
export function resetPage(): void {
  status = 'signedOut'
  listeners = new Set()
  loads = new Map()
  arrived = new Map()
  navigate.mockReset()
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
}
