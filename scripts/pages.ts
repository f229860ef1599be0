import { readFileSync } from 'node:fs'
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

/**
 * A page's document: its head, the rules it needs at once inside it, the whole stylesheets after the content, and its
 * screen's chunk asked for together with the entry.
 */
export async function assemble(template: string, page: RenderedPage, manifest: Manifest, out: string): Promise<string> {
  const entry = closure(manifest, 'index.html')
  const screen = closure(manifest, `src/app/screens/${page.screen}.tsx`)
  const needed = [...new Set([...entry, ...screen])].filter((name) => name !== 'index.html')
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, sheet = '']) => sheet)
  const critical = await usedRules(
    template,
    page.html,
    sheets.map((sheet) => readFileSync(join(out, sheet), 'utf8')).join('\n'),
  )
  const preloads = needed
    .flatMap((name) => manifest[name] ?? [])
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" />`)
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<!--head-->', () => `${page.head}\n    <style>${critical}</style>\n    ${preloads.join('\n    ')}`)
    .replace('<!--app-->', () => page.html)
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
