import { canonicalName, isLoopbackHost } from './hostNames.ts'
import { type PublicUrl, readPublicUrl } from './publicUrl.ts'
import { readControlKey } from './readControlKey.ts'

export interface ServerAccess {
  /** The address on which the server listens. */
  host: string
  publicUrl: PublicUrl | undefined
  /** By which the server is called besides the names of loopback. */
  names: ReadonlySet<string>
  /** What control calls have to send; undefined where they need nothing. */
  controlKey: string | undefined
  /** Whether others than the programs of this machine may reach the server, directly or by a proxy. */
  isExposed: boolean
}

export interface AccessOptions {
  host: string
  publicUrl: string | undefined
  allowHosts: readonly string[]
  controlKey: string | undefined
}

/** All addresses of the machine: none by which it is called. */
const unspecified: ReadonlySet<string> = new Set(['0.0.0.0', '[::]'])

const isLoopbackAddress = (name: string) => isLoopbackHost(name) || /^127\.\d+\.\d+\.\d+$/.test(name)

function nameOf(text: string, option: string): string {
  const name = canonicalName(text)
  if (name === undefined) throw new Error(`${option} ${text} is not the name or the address of a host, without a port`)
  return name
}

/** @throws Error that says which option is wrong, or that a key is missing */
export function readAccessOptions(
  { host, publicUrl, allowHosts, controlKey }: AccessOptions,
  environment: NodeJS.ProcessEnv,
): ServerAccess {
  const listening = nameOf(host, '--host')
  const published = publicUrl === undefined ? undefined : readPublicUrl(publicUrl)
  const allowed = allowHosts.flatMap((value) => value.split(',')).map((value) => nameOf(value.trim(), '--allow-host'))
  const named = [...(published ? [new URL(published.origin).hostname] : []), ...allowed]
  const key = readControlKey(controlKey, environment.PORTICO_CONTROL_KEY)
  const isExposed = ![listening, ...named].every(isLoopbackAddress)
  if (isExposed && key === undefined)
    throw new Error(
      'Other machines can reach this server: set --control-key KEY, or PORTICO_CONTROL_KEY in the environment. ' +
        'Control calls must then send it',
    )
  return {
    host: host.replace(/^\[|\]$/g, ''),
    publicUrl: published,
    names: new Set(unspecified.has(listening) ? named : [listening, ...named]),
    controlKey: key,
    isExposed,
  }
}
