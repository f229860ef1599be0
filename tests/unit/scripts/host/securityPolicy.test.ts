import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { securityPolicy } from '../../../../scripts/host/securityPolicy.ts'
import { paths } from '../../../../src/app/bootstrap/prerender.tsx'
import { routes } from '../../../../src/rules/routes/routes.ts'
import { configuration as portalConfiguration } from '../../../contract/configuration.ts'

const configuration = { ...portalConfiguration, services: '/bank', authorization: '/bank' }
const withKey = { ...configuration, captcha: { siteKey: 'key' } }

const home = { html: '', pattern: '/', sandbox: false }
const signIn = { ...home, pattern: '/login' }

const directives = (...[page, settings]: Parameters<typeof securityPolicy>) =>
  Object.fromEntries(
    securityPolicy(page, settings)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  )

const script = 'document.documentElement.className="dark"'
const html = `<h1>Home</h1><script>${script}</script><script type="module" src="/assets/main-1.js"></script>`

const usual = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'portico-code',
}

it('allows the page its own scripts and hosts, and nothing inline that has no hash', () => {
  const hash = createHash('sha256').update(script).digest('base64')
  expect(directives({ ...home, html }, configuration)).toEqual({ ...usual, 'script-src': `'self' 'sha256-${hash}'` })
})

it('lets pages of a build with the sandbox create the policies that the sandbox needs', () => {
  expect(directives({ ...home, sandbox: true }, configuration)).toEqual({
    ...usual,
    'trusted-types': 'portico-code portico-sandbox-worker portico-statechart',
  })
})

it('lets product pictures come from the services host and from the images of portal.json', () => {
  const bank = { services: 'https://api.bank.test/v1', images: ['https://cdn.bank.test/pictures', 'nonsense'] }
  expect(directives(home, { ...configuration, ...bank })).toEqual({
    ...usual,
    'connect-src': "'self' https://api.bank.test",
    'img-src': "'self' data: https://api.bank.test https://cdn.bank.test",
  })
})

it('allows connections to the hosts that portal.json names', () => {
  const bank = { services: 'https://api.bank.test/v1', authorization: 'https://auth.bank.test:8443' }
  const tryItOut = { api: 'https://api-test.bank.test', login: 'https://login-test.bank.test' }
  expect(directives(home, { ...configuration, ...bank, tryItOut })['connect-src']).toBe(
    "'self' https://api.bank.test https://auth.bank.test:8443 https://api-test.bank.test",
  )
})

it('allows reCAPTCHA by exact path on a page with a captcha, and only with a site key', () => {
  expect(directives(signIn, withKey)).toEqual({
    ...usual,
    'script-src': "'self' https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/",
    'connect-src': "'self' https://www.google.com/recaptcha/api2/",
    'frame-src': 'https://www.google.com/recaptcha/api2/ https://recaptcha.google.com/recaptcha/api2/',
    'trusted-types': "* 'allow-duplicates'",
  })
  expect(directives(signIn, configuration)).toEqual(usual)
})

it('allows it on no other page that is built', () => {
  const allowed = paths.filter(({ pattern }) =>
    securityPolicy({ ...home, pattern }, withKey).match(/google|gstatic|\*/),
  )
  expect(allowed.map(({ pattern }) => pattern)).toEqual([
    '/support',
    '/contact',
    '/login',
    '/register',
    '/reminder',
    '/reactivation',
  ])
  for (const { pattern } of paths)
    expect(securityPolicy({ ...home, pattern }, configuration)).not.toMatch(/google|gstatic|\*/)
})

it('knows every screen that shows a captcha', () => {
  const shown = routes.filter(({ screen }) =>
    /\b(?:startCaptcha|startContact|mailLinkScreen)\(/.test(readFileSync(`src/app/screens/${screen}.tsx`, 'utf8')),
  )
  expect(routes.filter(({ captcha }) => captcha)).toEqual(shown)
})
