import { routes } from '../routes/routes.ts'

/** The routes that only a signed-in developer may see (000 section 2). */
const protectedRoutes: readonly string[] = routes
  .filter(({ access }) => access === 'protected')
  .map(({ pattern }) => pattern)

export const pathOf = (place: string): string => place.split(/[?#]/, 1)[0] ?? ''

/** Routes match in any case and with a trailing slash, so their guard has to as well. */
export const canonicalPath = (path: string): string => path.toLowerCase().replace(/\/$/, '')

export const isProtectedPath = (path: string): boolean => protectedRoutes.includes(path)

/** `place` is a path with its query and fragment. */
export const isProtected = (place: string): boolean => isProtectedPath(canonicalPath(pathOf(place)))
