import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { endWith, readOptions } from '../support/options.ts'
import type { RenderedPage } from './assemblePage.ts'
import type { BuiltPage } from './builtPages.ts'
import { markdownOf } from './markdownOf.ts'
import type { MovedAddresses } from './movedAddresses.ts'
import { serviceMarkdown } from './services/serviceMarkdown.ts'
import { pageOfService, type RenderedService, readServices, sandboxServices } from './services/servicePages.ts'

/** A page as it is listed, as it is shown, and as Markdown, which is empty where it has nothing to read. */
export interface PageToWrite {
  built: BuiltPage
  shown: RenderedPage
  markdown: string
}

/** What `renderPages.ts` writes into its file. */
export interface Rendering {
  pages: PageToWrite[]
  servicePages: PageToWrite[]
  services: RenderedService[]
  moved: MovedAddresses
  gaps: string
}

// A process of its own, as this and the bundling of the scripts each keep a processor busy:
// `renderPages.ts --out <file> [--sandbox] [--definitions <folder>]`.
const { out, sandbox, definitions } = readOptions({
  out: { type: 'string', default: '' },
  sandbox: { type: 'boolean', default: false },
  definitions: { type: 'string' },
})
process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const mode = sandbox ? 'sandbox' : 'production'

const { services, moved, gaps } = await readAllServices().catch(endWith)
const bundle = `${out}.bundle`
await build({
  root,
  mode,
  define: { __DEFINITIONS__: JSON.stringify(sandbox || definitions !== undefined) },
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/bootstrap/prerender.tsx',
    outDir: bundle,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
})
const { prerender, paths } = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as {
  prerender: (path: string, rendered?: RenderedService) => Promise<RenderedPage>
  paths: BuiltPage[]
}
const pages: PageToWrite[] = []
for (const built of paths) {
  const shown = await prerender(built.path)
  pages.push({ built, shown, markdown: markdownOf(shown.html, built.path) })
}
const servicePages: PageToWrite[] = []
for (const service of services) {
  const shown = await prerender(service.path, service)
  servicePages.push({
    built: pageOfService(service),
    shown,
    markdown: serviceMarkdown(service, { hasSandbox: sandbox }),
  })
}
writeFileSync(out, JSON.stringify({ pages, servicePages, services, moved, gaps } satisfies Rendering))
rmSync(bundle, { recursive: true, force: true })

async function readAllServices() {
  if (sandbox) return await sandboxServices()
  return definitions === undefined ? { services: [], moved: {}, gaps: '' } : readServices(definitions)
}
