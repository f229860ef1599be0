import { createHash } from 'node:crypto'
import type { PortalConfiguration } from '../../src/rules/configuration.ts'
import { hasKeyParameter } from '../../src/rules/routes/keyedRoutes.ts'
import { hasCaptcha } from '../../src/rules/routes/routes.ts'
import { originOf, pictureOrigins } from '../../src/rules/security/pictures.ts'
import type { TrustedTypesPolicy } from '../../src/rules/security/trustedTypes.ts'

/**
 * What reCAPTCHA's checkbox loads, by path: both hosts serve scripts that run whatever they are given. The folder of a
 * release has a new name every few days.
 */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  frames: ['https://www.google.com/recaptcha/api2/', 'https://recaptcha.google.com/recaptcha/api2/'],
  connections: ['https://www.google.com/recaptcha/api2/'],
}

/** Where the build holds the sandbox. */
export const sandboxWorkerFile = 'sandbox-worker.js'

const noCaptcha = { scripts: [], frames: ["'none'"], connections: [] }

const policies: Record<'everywhere' | 'sandbox', readonly TrustedTypesPolicy[]> = {
  everywhere: ['portico-code'],
  sandbox: ['portico-sandbox-worker', 'portico-statechart'],
}

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

/** A page whose address carries a key sends its address to nobody. */
export const referrerPolicy = (pattern: string): string =>
  hasKeyParameter(pattern) ? 'no-referrer' : 'strict-origin-when-cross-origin'

const executable = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .filter(([, attributes = '']) => executable.test(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
}

/** A page as its policy sees it. */
export interface PageFacts {
  html: string
  /** Of its route. */
  pattern: string
  /** Whether the build holds the sandbox. */
  sandbox: boolean
}

/**
 * What may become HTML or the address of a script: values of our own policies alone. Where reCAPTCHA runs it brings policies
 * of its own, under names that are Google's to change.
 */
const trustedTypes = (sandbox: boolean, captcha: boolean): string[] =>
  captcha ? ['*', "'allow-duplicates'"] : [...policies.everywhere, ...(sandbox ? policies.sandbox : [])]

/**
 * The Content-Security-Policy of one page. Scripts: our own files and the page's inline ones by hash. Connections: our
 * own origin and the hosts that portal.json names; pictures also from its `images`. Styles allow inline because dialogs and notices add style elements
 * whose text depends on the page (scroll bar widths), which no hash can foresee.
 */
export function securityPolicy({ html, pattern, sandbox }: PageFacts, configuration: PortalConfiguration): string {
  const { services, authorization, captcha, tryItOut } = configuration
  const hosts = new Set([services, authorization, tryItOut?.api ?? ''].flatMap(originOf))
  const showsCaptcha = captcha.siteKey !== null && hasCaptcha(pattern)
  const { scripts, frames, connections } = showsCaptcha ? recaptcha : noCaptcha
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inlineScriptHashes(html)), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins(configuration)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts, ...connections],
    'frame-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes(sandbox, showsCaptcha),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
