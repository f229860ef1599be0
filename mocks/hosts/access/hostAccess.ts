import type { IncomingHttpHeaders } from 'node:http'
import { createControlKeyCheck } from './checkControlKey.ts'
import { isLoopbackHost, nameIn } from './hostNames.ts'
import type { ServerAccess } from './readAccessOptions.ts'

/** By which names a host is called, and by whom. */
export interface HostAccess {
  /** Why it does not answer to a Host header; undefined when it does. */
  refusalOfHost(host: string | undefined): string | undefined
  /** Why it does not answer the pages of an origin; undefined when it does. */
  refusalOfOrigin(origin: string, isControl: boolean): string | undefined
  /** Whether a call has the control key; false where there is none. */
  hasKey(authorization: string | undefined): boolean
  mayControl(authorization: string | undefined): boolean
  /** Whether a call that is not a control call makes its bank, where calls make banks. */
  callsMakeBanks: boolean
  /** What the host calls itself; undefined for the address by which it is called. */
  origin: string | undefined
  /** Those of a request as the bank has them. */
  headersFor(headers: IncomingHttpHeaders, isControl: boolean): IncomingHttpHeaders
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

function withoutKey({ authorization: _, ...others }: IncomingHttpHeaders): IncomingHttpHeaders {
  return others
}

export function hostAccess({
  publicUrl,
  names,
  controlKey,
}: Pick<ServerAccess, 'publicUrl' | 'names' | 'controlKey'>): HostAccess {
  const isKey = controlKey === undefined ? undefined : createControlKeyCheck(controlKey)
  const isLocal = names.size === 0
  const isNamed = (host: string | undefined) => names.has(nameIn(host) ?? '')
  return {
    refusalOfHost(host) {
      if (isLoopbackHost(host) || isNamed(host)) return undefined
      return isLocal
        ? 'This server answers to localhost, 127.0.0.1 and [::1] only: to allow another host name, start it with --allow-host'
        : 'This server does not answer to this host name: allow it with --allow-host'
    },
    refusalOfOrigin(origin, isControl) {
      const host = hostOf(origin)
      if (isLoopbackHost(host) || (isNamed(host) && !isControl)) return undefined
      if (isLocal)
        return 'This server answers pages of localhost, 127.0.0.1 and [::1] only: to allow those of another host, start it with --allow-host'
      return isControl
        ? 'Only pages of localhost, 127.0.0.1 and [::1] may send control calls'
        : 'This server does not answer pages of this origin: allow its host with --allow-host'
    },
    hasKey: (authorization) => isKey?.(authorization) ?? false,
    mayControl: (authorization) => !isKey || isKey(authorization),
    callsMakeBanks: !isKey,
    origin: publicUrl?.origin,
    headersFor(headers, isControl) {
      const own = isControl && isKey ? withoutKey(headers) : headers
      // A page that came by another name of the host is a page of the host.
      const isOwnPage = publicUrl && headers.origin !== undefined && hostOf(headers.origin) === headers.host
      return isOwnPage ? { ...own, origin: publicUrl.origin } : own
    },
  }
}

/** For the programs of this machine, without a key. */
export const loopbackAccess: HostAccess = hostAccess({ publicUrl: undefined, names: new Set(), controlKey: undefined })
