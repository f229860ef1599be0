import { isUnder } from '../../http/paths.ts'
import type { FindBank, ServedBank } from '../server/nodeHost.ts'

/** What is published at the root of an origin has the path of its owner at its end (RFC 8615, RFC 8414 section 3.1). */
const wellKnown = /^(\/\.well-known\/[\w-]+)(\/.*)$/

function withoutPath(path: string, pathname: string): string {
  if (isUnder(path, pathname)) return pathname.slice(path.length) || '/'
  const [, document, owner] = wellKnown.exec(pathname) ?? []
  return document !== undefined && owner !== undefined && isUnder(path, owner)
    ? document + owner.slice(path.length)
    : pathname
}

/** The same banks with a path in front of theirs, which a proxy may have taken off or not. */
export function underPath(path: string, unnamed: ServedBank, findOther: FindBank): FindBank {
  if (path === '') return findOther
  return (pathname) => {
    const own = withoutPath(path, pathname)
    return findOther(own) ?? (own === pathname ? undefined : { path: own, find: async () => unnamed })
  }
}
