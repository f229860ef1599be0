import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { buildSync } from 'esbuild'

const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

/** A page without its modules and what would load them; a link with an id is read by a script. */
export const withoutModules = (html: string): string =>
  html
    .replace(entry, '')
    .replaceAll(/<link rel="(?:module)?preload"[^>]*>/g, '')
    .replaceAll(/(<link id="[^"]*") rel="preload"/g, '$1')

/**
 * The build's modules as one script, which is compiled once for all pages: each chunk still runs when it is first asked
 * for.
 */
export function bundleOf(build: string): Script {
  const [, path] = entry.exec(readFileSync(join(build, 'index.html'), 'utf8')) ?? []
  if (path === undefined) throw new Error(`${build}/index.html loads no module`)
  const [{ text } = { text: '' }] = buildSync({
    entryPoints: [join(build, path)],
    bundle: true,
    format: 'iife',
    supported: { 'dynamic-import': true },
    write: false,
    logLevel: 'silent',
  }).outputFiles
  return new Script(text, { filename: 'portal.js' })
}
