import { array, enums, type Infer, nullable, object, optional, string } from 'superstruct'

/**
 * What `/portal.json` holds; it can be replaced after the build to point the portal at another bank.
 * `origin` is where the portal itself is reached, scheme and host alone; only the files for crawlers and the feed use it.
 * `images` are further origins that product pictures come from.
 * `services` and `authorization` are base addresses without a trailing slash, absolute or same-origin paths.
 * `control` is where a sandbox build sends control calls in place of the server of `services`, which needs a key for them.
 * `tryItOut` has the base addresses of the bank's test hosts that calls of the documentation are sent to; without it they
 * can be read only.
 */
export const portalConfiguration = object({
  origin: optional(string()),
  images: optional(array(string())),
  services: string(),
  control: optional(string()),
  authorization: string(),
  client: object({ id: string(), secret: string() }),
  captcha: object({ siteKey: nullable(string()) }),
  channel: string(),
  language: string(),
  environment: enums(['developer', 'live']),
  tryItOut: optional(object({ api: string(), login: string() })),
  links: object({ chat: string(), blog: string() }),
})

export type PortalConfiguration = Infer<typeof portalConfiguration>
