import { createHash } from 'node:crypto'
import type { PortalConfiguration } from '../src/rules/configuration.ts'
import { hasKeyParameter } from '../src/rules/keyedRoutes.ts'
import { pictureOrigins } from '../src/rules/pictures.ts'

const captchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const captchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/**
 * Sent with every answer, here and by deploy/nginx.conf; a page with a key has a Referrer-Policy of its own. Browsers heed Strict-Transport-Security over TLS only
 * (RFC 6797 section 8.1), so on this machine it changes nothing.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** A page whose address carries a key tells nobody its address. */
export const referrerPolicy = (pattern: string): string =>
  hasKeyParameter(pattern) ? 'no-referrer' : 'strict-origin-when-cross-origin'

const executable = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .filter(([, attributes = '']) => executable.test(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * The Content-Security-Policy of one page. Scripts: our own files and the page's inline ones by hash. Connections: our
 * own origin and the hosts that portal.json names; pictures also from its `images`. Styles allow inline because dialogs and notices add style elements
 * whose text depends on the page (scroll bar widths), which no hash can foresee.
 */
export function securityPolicy(html: string, configuration: PortalConfiguration): string {
  const { services, authorization, captcha, tryItOut } = configuration
  const hosts = new Set([services, authorization, tryItOut?.api ?? ''].flatMap(originOf))
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScriptHashes(html)), ...(captcha.siteKey ? captchaScripts : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins(configuration)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts, ...(captcha.siteKey ? captchaFrames.slice(0, 1) : [])],
    'frame-src': captcha.siteKey ? captchaFrames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
