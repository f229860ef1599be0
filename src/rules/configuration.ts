import { enums, type Infer, nullable, object, string } from 'superstruct'

/**
 * What `/portal.json` holds; it can be replaced after the build to point the portal at another bank.
 * `services` and `authorization` are base addresses without a trailing slash, absolute or same-origin paths.
 */
export const portalConfiguration = object({
  services: string(),
  authorization: string(),
  client: object({ id: string(), secret: string() }),
  captcha: object({ siteKey: nullable(string()) }),
  channel: string(),
  language: string(),
  environment: enums(['developer', 'live']),
  links: object({ chat: string(), blog: string() }),
})

export type PortalConfiguration = Infer<typeof portalConfiguration>
