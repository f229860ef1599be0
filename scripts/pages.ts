import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { pseudoOnly } from './purgeStyles.ts'

export interface RenderedPage {
  html: string
  head: string
  screen: string
}

interface Chunk {
  file: string
  imports?: string[]
}

export type Manifest = Record<string, Chunk>

/** Everything that the chunk imports statically, itself first. */
export function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  if (!manifest[name]) throw new Error(`The build has no chunk for ${name}`)
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) closure(manifest, imported, seen)
  return seen
}

const ownSheet = /<link rel="stylesheet" href="\/assets\/([^"]+)-[\w-]{8}\.css"[^>]*>/g

/** The built stylesheet of this name; the build of the renderer gives it another hash. */
function builtSheet(out: string, name: string): string {
  const file = readdirSync(join(out, 'assets')).find((each) => each.startsWith(`${name}-`) && each.endsWith('.css'))
  if (file === undefined) throw new Error(`The build has no stylesheet ${name}`)
  return `assets/${file}`
}

/**
 * A page's document: its head, the rules it needs at once inside it, the whole stylesheets after the content, and its
 * screen's chunk asked for together with the entry. A stylesheet that a part of the page brings along (`precedence`) is
 * there with the rules that are used; its file comes with the part's own chunk.
 */
export async function assemble(template: string, page: RenderedPage, manifest: Manifest, out: string): Promise<string> {
  const entry = closure(manifest, 'index.html')
  const screen = closure(manifest, `src/app/screens/${page.screen}.tsx`)
  const needed = [...new Set([...entry, ...screen])].filter((name) => name !== 'index.html')
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, sheet = '']) => sheet)
  const own = [...page.html.matchAll(ownSheet)].map(([, name = '']) => builtSheet(out, name))
  const html = page.html.replace(ownSheet, '')
  const critical = await usedRules(
    template,
    html,
    [...sheets, ...own].map((sheet) => readFileSync(join(out, sheet), 'utf8')).join('\n'),
  )
  const preloads = needed
    .flatMap((name) => manifest[name] ?? [])
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`)
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<!--head-->', () => `${page.head}\n    <style>${critical}</style>\n    ${preloads.join('\n    ')}`)
    .replace('<!--app-->', () => html)
    .replace('</body>', () => `${links.join('')}</body>`)
}

async function usedRules(template: string, html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `${template}${html}`, extension: 'html' }],
    css: [{ raw: css }],
    safelist: {
      standard: ['html', 'body', 'dark', 'light', 'dark-theme', 'light-theme', ':root'],
      greedy: [/data-theme/, pseudoOnly],
    },
    variables: true,
    keyframes: true,
    fontFace: true,
    defaultExtractor: (content) => content.match(/[\w:.\-/%]+/g) ?? [],
  })
  return result?.css ?? ''
}
