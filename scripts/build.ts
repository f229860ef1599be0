import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { viewerReturnPath } from '../src/rules/bank/bankHosts.ts'
import { postmanCollectionPath } from '../src/rules/docs/downloads.ts'
import { readConfiguration } from './host/readConfiguration.ts'
import { markdownOf } from './pages/markdownOf.ts'
import { assemble, type Manifest, type RenderedPage } from './pages/pages.ts'
import { serviceMarkdown } from './pages/serviceMarkdown.ts'
import {
  type BuiltServices,
  pageOfService,
  type RenderedService,
  readServices,
  sandboxServices,
} from './pages/servicePages.ts'
import { type BuiltPage, markdownFile, writeCrawlerFiles } from './pages/sitemap.ts'
import { bankCollection } from './postman/bankCollection.ts'
import { lockOf, sayWaiting } from './support/built.ts'
import { acquireLock } from './support/lock.ts'
import { endWith, readOptions } from './support/options.ts'
import { stageFolder } from './support/swapFolder.ts'

// A test runner that starts a build says 'test', which Vite and React would believe.
process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '..')
const values = readOptions({
  sandbox: { type: 'boolean', default: false },
  definitions: { type: 'string' },
  quick: { type: 'boolean', default: false },
  out: { type: 'string', default: 'dist/portal' },
})
const mode = values.sandbox ? 'sandbox' : 'production'
const target = resolve(root, values.out)
if (!mayReplace(target))
  endWith(`--out ${values.out} holds other files, which the build would remove: name another folder.`)
const { services, gaps } = await readAllServices().catch(endWith)
if (gaps !== '') console.log(gaps)
const lock = resolve(root, lockOf(values.sandbox ? 'sandbox' : 'portal'))
const release = await acquireLock(lock, { sharedWith: process.ppid, onWaiting: sayWaiting })
const staging = stageFolder(target)
const out = staging.folder
process.once('exit', () => staging.discard())
const server = resolve(root, `.cache/prerender-${mode}`)

// Whether there are services as Markdown, and a Postman collection to download.
const define = { __DEFINITIONS__: JSON.stringify(values.sandbox || values.definitions !== undefined) }
await build({ root, mode, define, logLevel: 'warn', build: { outDir: out } })
await build({
  root,
  mode,
  define,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/bootstrap/prerender.tsx',
    outDir: server,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
})

const { prerender, paths } = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as {
  prerender: (path: string, rendered?: RenderedService) => Promise<RenderedPage>
  paths: BuiltPage[]
}
const template = readFileSync(join(out, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
const assembly = { template, manifest, out }
const write = (file: string, content: string) => {
  const target = join(out, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
for (const { path, file } of paths) {
  const page = await prerender(path)
  for (const document of await assemble([page], assembly)) write(file, document)
  const markdown = markdownOf(page.html, path)
  if (markdown !== '') write(markdownFile(path), markdown)
}

// Pages of services look alike: what one needs at once is the same for all.
const servicePages: RenderedPage[] = []
const servicePagesBuilt = services.map(pageOfService)
for (const service of services) servicePages.push(await prerender(service.path, service))
for (const [index, document] of (await assemble(servicePages, assembly)).entries())
  write(servicePagesBuilt[index]?.file ?? '', document)
for (const service of services) write(markdownFile(service.path), serviceMarkdown(service))
if (values.definitions) write(postmanCollectionPath.slice(1), JSON.stringify(await bankCollection(services)))
/** It comes with the public folder: it has nothing of the portal, and nothing for a search engine. */
const returnPage: BuiltPage = {
  pattern: viewerReturnPath,
  path: viewerReturnPath,
  file: `${viewerReturnPath.slice(1)}/index.html`,
  access: 'protected',
}
const pages = [returnPage, ...servicePagesBuilt, ...paths]
writeFileSync(join(out, '.vite/pages.json'), JSON.stringify(pages))
cpSync(resolve(root, values.sandbox ? 'config/portal.sandbox.json' : 'config/portal.json'), join(out, 'portal.json'))
writeCrawlerFiles(out)
rmSync(server, { recursive: true, force: true })
compress(out)
staging.swap()
release()

/** A build replaces its folder: one outside of ours has to be new, empty, or an earlier build. */
function mayReplace(folder: string): boolean {
  const isOurs = ['dist', '.cache'].some((own) => folder.startsWith(join(root, own) + sep))
  return (
    isOurs || !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, '.vite/manifest.json'))
  )
}

async function readAllServices(): Promise<BuiltServices> {
  if (values.sandbox) return await sandboxServices()
  readConfiguration(resolve(root, 'config'))
  return values.definitions === undefined ? { services: [], gaps: '' } : readServices(values.definitions)
}

/** Writes a .br and a .gz beside every file that compresses, for servers that send them as they are. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (statSync(file).isDirectory()) compress(file)
    else if (/\.(html|js|css|svg|json|md|txt|xml)$/.test(name) && extname(name) !== '.map') {
      const plain = readFileSync(file)
      if (name === 'portal.json' || plain.length < 200) continue
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            // A quarter of the time of a build: not worth it for what tests read, nor for a sandbox.
            [constants.BROTLI_PARAM_QUALITY]: values.quick || values.sandbox ? 6 : constants.BROTLI_MAX_QUALITY,
          },
        }),
      )
      writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
    }
  }
}
