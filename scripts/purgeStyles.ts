import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import purgeCSSPlugin from '@fullhuman/postcss-purgecss'

const root = resolve(import.meta.dirname, '..')
const radix = join(root, 'node_modules/@radix-ui/themes/dist/esm')
const importedComponent = /@radix-ui\/themes\/components\/([\w-]+)'/g
const relativeImport = /from"(\.[^"]+)"/g

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

/** The code of a Radix component and of all that it imports from its own package. */
function component(file: string, seen: Map<string, string>): void {
  if (seen.has(file) || !existsSync(file)) return
  const code = readFileSync(file, 'utf8')
  seen.set(file, code)
  for (const [, imported = ''] of code.matchAll(relativeImport)) component(resolve(dirname(file), imported), seen)
}

/**
 * PurgeCSS drops a selector made of nothing but pseudo-classes, also inside `:where()`: `:where(:not(.ghost))`,
 * `:where(:hover)`, `:is(.dark) :where(.radix-themes)`. Radix writes its states and themes that way.
 */
export const pseudoOnly = /^::?(?!where$)/

/** Keeps the rules that our views and the Radix components they import can use: of 37 kB brotli some 16 are left. */
export function purgeStyles() {
  const ours = sources(join(root, 'src'))
  const theirs = new Map<string, string>()
  for (const code of ours)
    for (const [, name] of code.matchAll(importedComponent)) component(join(radix, `components/${name}.js`), theirs)
  const content = [...ours, ...theirs.values()].map((raw) => ({ raw, extension: 'ts' }))
  return purgeCSSPlugin({
    content,
    // Radix joins these class names at run time: a prefix and the value of a prop.
    safelist: { standard: [/^rt-r-size-[1-9]$/, /^rt-variant-/], greedy: [/data-sonner/, /data-theme/, pseudoOnly] },
    defaultExtractor: (code: string) => code.match(/[\w:./%-]+/g) ?? [],
  })
}
