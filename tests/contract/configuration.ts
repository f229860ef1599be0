import type { PortalConfiguration } from '../../src/rules/configuration.ts'

/** A portal whose bank has no host of its own: the tests answer in its place. */
export const configuration: PortalConfiguration = {
  services: 'http://services.test',
  authorization: 'http://authorization.test',
  client: { id: 'portal', secret: 'portal-secret' },
  captcha: { siteKey: null },
  channel: 'APIPORTAL',
  language: 'TR',
  environment: 'developer',
  links: { chat: 'https://chat.test', blog: 'https://blog.test' },
}
