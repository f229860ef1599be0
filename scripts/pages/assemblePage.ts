import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { renderedPageId } from '../../src/app/router/renderedPage.ts'
import { publicScreens } from '../../src/rules/routes/publicScreens.ts'
import { servicesPart } from '../vite/chunkGroups.ts'
import { pseudoOnly } from '../vite/styles/purgeStyles.ts'
import {
  awaitText,
  beginArticle,
  beginHome,
  beginOperations,
  drawLinked,
  endFirstFrame,
  late,
  linkFields,
  linkToRow,
  openLinked,
} from './firstFrame.ts'
import { firstRules, matchingRules, rulesOf } from './rulesOf.ts'

export interface RenderedPage {
  html: string
  head: string
  screen: string
  /** What the page of a service was rendered with: it is hydrated with the same. */
  rendered: object | null
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
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

interface Assembly {
  template: string
  manifest: Manifest
  out: string
  /** The stylesheet of public pages (publicStylesheet.ts). */
  publicSheet: string
}

const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g

/** The stylesheets that the template links. */
export const sheetsOf = (template: string): string[] => [...template.matchAll(sheet)].map(([, address = '']) => address)

const entryScript = /\s*<script type="module"[^>]*><\/script>/

const portalData = /\s*(<link rel="preload" href="\/portal.json"[^>]*>)/

/**
 * The documents of pages that look alike: each with its head and the rules that its content needs inside it. What would
 * compete with the content comes after it: the entry together with the chunks of the screen, and the whole stylesheets. A
 * stylesheet that a part of a page brings along (`precedence`) is there with the rules that are used; its file comes with
 * the part's own chunk.
 */
export async function assemble(
  pages: readonly RenderedPage[],
  { template, manifest, out, publicSheet }: Assembly,
): Promise<string[]> {
  const sheets = sheetsOf(template)
  const names = pages.flatMap(({ html }) => [...html.matchAll(ownSheet)].map(([, name = '']) => name))
  const own = [...new Set(names)].map((name) => builtSheet(out, name))
  const read = (address: string) => readFileSync(join(out, address), 'utf8')
  const critical = await usedRules(
    template,
    pages.map(({ html }) => html.replace(ownSheet, '')).join('\n'),
    [firstRules(sheets.map(read).join('\n')), ...own.map(read)].join('\n'),
  )
  const whole = sheets.map((address) => `<link rel="stylesheet" href="/${address}" data-whole="" />`).join('')
  const ofPublic = `<link rel="stylesheet" href="/${publicSheet}" data-whole="/${sheets[0]}" />`
  return pages.map((page) => {
    const parts = [`src/app/screens/${page.screen}.tsx`, ...(page.rendered ? [servicesPart] : [])]
    const needed = new Set(['index.html', ...parts].flatMap((name) => [...closure(manifest, name)]))
    const preloads = [...needed]
      .filter((name) => name !== 'index.html')
      .flatMap((name) => manifest[name] ?? [])
      .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    const [entry = ''] = entryScript.exec(template) ?? []
    const isLate = page.screen === 'docs'
    const [, data = ''] = (isLate && portalData.exec(template)) || []
    const operations = page.html.split('<section class="stack operation"').length - 1
    const begin = page.rendered ? beginOperations(operations) : beginArticle
    const isHome = page.screen === 'home'
    const waiting = isLate ? `${awaitText}${begin}` : isHome ? beginHome : ''
    return template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(entryScript, '')
      .replace(isLate ? portalData : '', '')
      .replace('<!--head-->', () => `${page.head}${waiting}\n    <style>${critical}</style>`)
      .replace('<!--app-->', () => page.html.replace(ownSheet, '').replace(linkToRow, '$1'))
      .replace('</body>', () => {
        const scripts = `${entry.trim()}${preloads.join('')}${linkData(page, out)}`
        const styles = publicScreens.has(page.screen) ? ofPublic : whole
        const linked = page.rendered ? drawLinked : page.html.includes('<details id=') ? openLinked : ''
        if (!isLate) return `${scripts}${styles}${isHome ? endFirstFrame : ''}</body>`
        return `${linked}${late(data + scripts + styles, styles, page.rendered ? linkFields : '')}</body>`
      })
  })
}

/** Writes what the page was rendered with to a file of its own, and links to it. */
function linkData({ rendered }: RenderedPage, out: string): string {
  if (!rendered) return ''
  const json = JSON.stringify(rendered)
  const file = `assets/rendered-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`
  mkdirSync(join(out, 'assets'), { recursive: true })
  writeFileSync(join(out, file), json)
  return `<link id="${renderedPageId}" rel="preload" as="fetch" crossorigin="anonymous" href="/${file}" />`
}

/** The elements of a page with their attributes, each once: the words between them are nothing that a rule can name. */
const elementsOf = (html: string): string => [...new Set(html.match(/<[a-z][^>]*>/gi))].join('')

/** A script in the head chooses one of them. */
const themes = ['dark', 'light', 'dark-theme', 'light-theme']

async function usedRules(template: string, html: string, css: string): Promise<string> {
  const elements = `${template}${elementsOf(html)}`
  const used = new Set([...themes, ...(elements.match(/[\w-]+/g) ?? [])])
  const isUsed = (name: string) => used.has(name)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: elements, extension: 'html' }],
    // It takes long for each rule, and most are about classes that the page does not have.
    css: [{ raw: matchingRules(css, isUsed) }],
    safelist: {
      standard: ['html', 'body', ...themes, ':root'],
      greedy: [/data-(?:theme|sample)/, pseudoOnly],
    },
    variables: true,
    keyframes: true,
    fontFace: true,
    defaultExtractor: (content) => content.match(/[\w:.\-/%]+/g) ?? [],
  })
  // PurgeCSS keeps every state of what a page does not have.
  return rulesOf(result?.css ?? '', { isUsed, isRead: isUsed })
}
