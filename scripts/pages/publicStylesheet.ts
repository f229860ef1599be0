import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicScreens } from '../../src/rules/routes/publicScreens.ts'
import { screenFile } from '../vite/chunkGroups.ts'
import type { Manifest } from './assemblePage.ts'
import { rulesOf } from './rulesOf.ts'

/** The bank in the page shows nothing, and the calls to the bank neither. */
const showsNothing = /^(?:mocks|src\/api)\//

/** Radix joins these at run time: a prefix and the value of a prop. */
const joined = /^rt-(?:r|variant)-/

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? []

/** The chunks that a public page may run before another screen is shown, with all that they load later. */
function chunksOf(manifest: Manifest): ReadonlySet<string> {
  const screens = [...publicScreens].map((name) => `src/app/screens/${name}.tsx`)
  const found = new Set<string>()
  const open = ['index.html', ...screens]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const [, screen] = screenFile.exec(name) ?? []
    const isOther = screen !== undefined && !publicScreens.has(screen)
    if (isOther || found.has(name) || showsNothing.test(name)) continue
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no chunk for ${name}`)
    found.add(name)
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  return found
}

/**
 * Writes the rules of the build's stylesheet that public pages can use, a third less to load, and answers its address.
 *
 * @param sheets the addresses of the stylesheets that the template links
 */
export function writePublicStylesheet(out: string, manifest: Manifest, sheets: readonly string[]): string {
  const used = new Set(
    [...chunksOf(manifest)].flatMap((name) => wordsOf(readFileSync(join(out, manifest[name]?.file ?? ''), 'utf8'))),
  )
  const others = readdirSync(join(out, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.css') && !sheets.includes(file))
  const read = new Set(others.flatMap((file) => wordsOf(readFileSync(join(out, file), 'utf8'))))
  const css = rulesOf(sheets.map((file) => readFileSync(join(out, file), 'utf8')).join('\n'), {
    isUsed: (name) => used.has(name) || joined.test(name),
    isRead: (name) => used.has(name) || read.has(name),
  })
  const file = `assets/public-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(out, file), css)
  return file
}
