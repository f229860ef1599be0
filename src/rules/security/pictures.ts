import type { PortalConfiguration } from '../configuration.ts'

/** None where it is no address. */
export const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/** Where product pictures may come from beside the portal's own origin: the services' host and `images` of portal.json. */
export const pictureOrigins = ({
  services,
  images = [],
}: Pick<PortalConfiguration, 'services' | 'images'>): string[] => [...new Set([services, ...images].flatMap(originOf))]

const embedded = /^data:image\/[a-z0-9.+-]+[;,]/i

/**
 * A picture that the bank names, as the address of an `<img>`; undefined when it is none that the page may load. An
 * address without a host is one of the services' host.
 */
export function pictureSource(
  imageUrl: string,
  configuration: Pick<PortalConfiguration, 'services' | 'images'>,
  origin: string,
): string | undefined {
  if (embedded.test(imageUrl)) return imageUrl
  if (imageUrl.trim() === '') return undefined
  const [services = origin] = originOf(configuration.services)
  if (!URL.canParse(imageUrl, services)) return undefined
  const url = new URL(imageUrl, services)
  const isKnown = url.origin === origin || pictureOrigins(configuration).includes(url.origin)
  return isKnown && /^https?:$/.test(url.protocol) ? url.href : undefined
}
