import { routes } from '../../router/routes.ts'

/** `/docs/api` is under `/docs/api`, `/docs/api/`, `/docs`, `/docs/` and `/` (RFC 6265 section 5.1.4). */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.flatMap((_, at) => {
    const prefix = `/${parts.slice(0, at + 1).join('/')}`
    return [prefix, `${prefix}/`]
  })
}

const withoutParameters = (pattern: string) => pattern.replace(/\/[:*].*$/, '')

/** Every path of the portal that a cookie may be bound to and be seen from `path` or from one of its routes. */
export const cookiePaths = (path: string): string[] => [
  ...new Set(['/', ...routes.flatMap(({ pattern }) => pathsAbove(withoutParameters(pattern))), ...pathsAbove(path)]),
]
