import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type RenderedPage, renderedPageId } from '../../src/app/router/renderedPage.ts'
import { faqTabs } from '../../src/content/faq/faqTabs.ts'
import { readPages } from '../pages/builtPages.ts'
import { contentEntries } from '../search/searchEntries.ts'
import { sandboxEntries } from '../search/searchIndexPlugin.ts'
import { ensureBuilt } from '../support/built.ts'
import { findBrokenLinks, hasLinks, type Site } from './findBrokenLinks.ts'

/** Compressed beside the original. */
const isCopy = (name: string) => /\.(br|gz)$/.test(name)
/** Of others: their licences have links as they were published. */
const isForeign = (name: string) => name === 'third-party-licences.txt'

/** The code of views and their texts: most pages behind sign-in are not rendered by the build. */
const codeWithLinks = (): Site['texts'] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `/src/${name.split(sep).join('/')}`, text: readFileSync(join('src', name), 'utf8') }))

function serviceOf(html: string, read: (name: string) => string): Site['pages'][number]['service'] {
  const [, file] = new RegExp(`<link id="${renderedPageId}"[^>]* href="/([^"]+)"`).exec(html) ?? []
  if (file === undefined) return undefined
  const { catalogue, definition } = JSON.parse(read(file)) as RenderedPage
  return { productId: catalogue.products[0]?.id ?? '', definition }
}

/** @param results where the results of the search lead */
export function readSite(folder: string, results: readonly string[] = []): Site {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const listed = readPages(folder)
  const documents = new Set(listed.map(({ file }) => file))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !isCopy(name) && !documents.has(name) && statSync(join(folder, name)).isFile())
  const { origin = 'https://portal.invalid' } = JSON.parse(read('portal.json')) as { origin?: string }
  return {
    origin,
    pages: listed.map(({ path, file }) => {
      const html = read(file)
      const service = serviceOf(html, read)
      return { path, html, ...(service && { service }) }
    }),
    files: new Set(names.map((name) => `/${name}`)),
    results,
    texts: names
      .filter((name) => hasLinks(`/${name}`) && !isForeign(name))
      .map((name) => ({ path: `/${name}`, text: read(name) })),
    anchors: new Map([['/faq', new Set(faqTabs.flatMap(({ items }) => items.map(({ id }) => id)))]]),
  }
}

/** Every link of the sandbox's build, which has the pages of all services, leads somewhere. */
export async function links(): Promise<string> {
  const folder = await ensureBuilt('sandbox')
  const entries = [...contentEntries({ sandbox: true }), ...(await sandboxEntries())]
  const results = entries.map(({ href }) => href)
  const site = readSite(folder, results)
  return findBrokenLinks({ ...site, texts: [...site.texts, ...codeWithLinks()] }).join('\n')
}
