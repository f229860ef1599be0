import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, type BuiltPage, readPages, spellingsOf } from '../pages/builtPages.ts'
import { readMoved } from '../pages/movedAddresses.ts'
import { isSection, knownPages } from './knownPages.ts'
import { readConfiguration } from './readConfiguration.ts'
import { redirectsOf } from './redirectsOf.ts'
import { referrerPolicy, sandboxWorkerFile, securityPolicy } from './securityPolicy.ts'

const notFound = '*'
const usualReferrer = referrerPolicy(notFound)

/** Addresses as nginx matches them: case does not count, as in the portal itself. */
const expressionOf = (addresses: RegExp) => `"~*${addresses.source.replaceAll('\\/', '/')}"`

/** A file as nginx names it: one of a service may have a space. */
const named = (file: string) => (file.includes(' ') ? `"/${file}"` : `/${file}`)

const map = (from: string, to: string, lines: string[], otherwise = '""') =>
  [`map ${from} ${to} {`, `  default ${otherwise};`, ...lines.map((line) => `  ${line};`), '}', ''].join('\n')

/**
 * What nginx needs to know when a key of a map does not fit into a bucket of 64 bytes: a key takes two pointers more,
 * its length in two bytes, and is aligned.
 */
function bucketSize(keys: readonly string[]): string[] {
  const needed = Math.max(...keys.map((key) => Math.ceil((Buffer.byteLength(key) + 2) / 8) * 8 + 16))
  return needed <= 64 ? [] : [`map_hash_bucket_size ${2 ** Math.ceil(Math.log2(needed))};`, '']
}

/**
 * What deploy/nginx.conf includes, made from a build as it stands: which file answers which path, which old addresses
 * lead elsewhere, each page's own Content-Security-Policy (its scripts by hash, its hosts from portal.json) and
 * Referrer-Policy, and brotli where nginx has the module.
 */
export function nginxFiles(folder: string, { brotli }: { brotli: boolean }): Record<string, string> {
  const pages = readPages(folder)
  const configuration = readConfiguration(folder)
  const sandbox = existsSync(join(folder, sandboxWorkerFile))
  const policyOf = ({ file, pattern }: BuiltPage) =>
    securityPolicy({ html: readFileSync(join(folder, file), 'utf8'), pattern, sandbox }, configuration)
  const redirects = redirectsOf(pages)
  const moved = readMoved(folder)
  const routes = knownPages(pages, moved).filter(({ pattern }) => pattern !== notFound)
  const lineOf = (page: BuiltPage) => `${expressionOf(addressesOf(page))} ${named(page.file)}`
  return {
    'pages.conf': [
      ...bucketSize(pages.map(({ file }) => `/${file}`)),
      map('$portico_path', '$portico_page', ['"~*^/docs/.*[.]md$" ""', ...routes.map(lineOf)]),
      map(
        '$portico_path',
        '$portico_missing',
        ['"~*^/docs/.*[.]md$" /404.html', ...pages.filter(isSection).map(lineOf)],
        '/404.html',
      ),
      map('$portico_path', '$portico_elsewhere', [
        ...redirects.filter(({ to }) => to.endsWith('.md')).map(({ to }) => `"~^${to.replace('.', '[.]')}$" ""`),
        ...redirects.map(({ from, to }) => `"~*${from}" ${to}`),
        ...Object.entries(moved).map(([from, to]) => `${expressionOf(spellingsOf(from))} ${to}`),
      ]),
      map(
        '$uri',
        '$portico_policy',
        pages.map((page) => `${named(page.file)} "${policyOf(page)}"`),
      ),
      map(
        '$uri',
        '$portico_referrer',
        pages
          .filter(({ pattern }) => referrerPolicy(pattern) !== usualReferrer)
          .map(({ pattern, file }) => `${named(file)} ${referrerPolicy(pattern)}`),
        usualReferrer,
      ),
    ].join('\n'),
    ...(brotli && { 'brotli.conf': 'brotli_static on;\n' }),
  }
}
