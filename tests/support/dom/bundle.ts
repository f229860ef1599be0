import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { build as bundle } from 'esbuild'

const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

/** A page without its modules and what would load them; a link with an id is read by a script. */
export const withoutModules = (html: string): string =>
  html
    .replace(entry, '')
    .replaceAll(/<link rel="(?:module)?preload"[^>]*>/g, '')
    .replaceAll(/(<link id="[^"]*") rel="preload"/g, '$1')

const files = { portal: '.portal.js', driver: '.driver.js' }

/**
 * Writes beside the build what its pages run without a browser: its modules as one script, of which each chunk still runs
 * when it is first asked for, and the driver of tests.
 */
export async function writeScripts(build: string): Promise<void> {
  const [, path] = entry.exec(readFileSync(join(build, 'index.html'), 'utf8')) ?? []
  if (path === undefined) throw new Error(`${build}/index.html loads no module`)
  const common = { bundle: true, format: 'iife', logLevel: 'silent' } as const
  await Promise.all([
    bundle({ ...common, entryPoints: [join(build, path)], outfile: build + files.portal }),
    bundle({
      ...common,
      entryPoints: [join(import.meta.dirname, 'pageDriver.ts')],
      define: { 'process.env.NODE_ENV': '"test"' },
      outfile: build + files.driver,
    }),
  ])
}

const read = (file: string): Script => new Script(readFileSync(file, 'utf8'), { filename: file })

/** The scripts that were written, compiled once for all pages of this process. */
export const readScripts = (build: string) => ({
  portal: read(build + files.portal),
  driver: read(build + files.driver),
})
