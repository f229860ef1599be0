const hostHeader = /^(\[[\da-f:.]+\]|[^\s/:?#@[\]\\]+)(?::\d+)?$/i

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name in a Host header, or in the host of an address, without its port and the dot of the root, in lower case. */
export const nameIn = (host = ''): string | undefined =>
  hostHeader
    .exec(host)?.[1]
    ?.replace(/(?<=[^.])\.$/, '')
    .toLowerCase()

/** Whether it is a name of this machine by which browsers find nothing else, with any port. */
export const isLoopbackHost = (host: string | undefined): boolean => loopback.has(nameIn(host) ?? '')

const plainName = /^(?:\[[\da-f:]+\]|[\w.-]+)$/

/** A name or an address as browsers send it in Host, IPv6 in brackets; undefined for what is neither. */
export function canonicalName(name: string): string | undefined {
  const address = name.includes(':') && !name.startsWith('[') ? `[${name}]` : name
  if (nameIn(address) === undefined || !URL.canParse(`http://${address}`)) return undefined
  const { host } = new URL(`http://${address}`)
  return plainName.test(host) ? nameIn(host) : undefined
}
