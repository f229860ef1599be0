import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { viewerReturnPath } from '../src/rules/bank/bankHosts.ts'
import { postmanCollectionPath } from '../src/rules/docs/downloads.ts'
import { readConfiguration } from './host/readConfiguration.ts'
import { assemble, type Manifest, type RenderedPage, sheetsOf } from './pages/assemblePage.ts'
import { markdownOf } from './pages/markdownOf.ts'
import { movedFile } from './pages/movedAddresses.ts'
import { writePublicStylesheet } from './pages/publicStylesheet.ts'
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
import { runScript } from './support/command.ts'
import { acquireLock } from './support/lock.ts'
import { endWith, readOptions } from './support/options.ts'
import { stageFolder } from './support/swapFolder.ts'

// A test runner that starts a build says 'test', which Vite and React would believe.
process.env.NODE_ENV = 'production'
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
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
const say = (step: string) => console.log(`  ${step} …`)
if (values.sandbox || values.definitions) say('Reading the definitions of the services')
const { services, moved, gaps } = await readAllServices().catch(endWith)
if (gaps !== '' && !values.quick) console.log(gaps)
const lock = resolve(root, lockOf(values.sandbox ? 'sandbox' : 'portal'))
const release = await acquireLock(lock, { sharedWith: process.ppid, onWaiting: sayWaiting })
const staging = stageFolder(target)
const out = staging.folder
process.once('exit', () => staging.discard())
const server = resolve(root, `.cache/prerender-${mode}`)

// Whether there are services as Markdown, and a Postman collection to download.
const define = { __DEFINITIONS__: JSON.stringify(values.sandbox || values.definitions !== undefined) }
say('Bundling the scripts of the pages, and what renders them')
// A process of its own for the second, as both keep one processor busy; none is left when the other fails.
const bundlingServer = runScript(
  'scripts/pages/bundlePrerender.ts',
  [mode, define.__DEFINITIONS__, server],
  process.execArgv,
)
await build({ root, mode, define, logLevel: 'warn', build: { outDir: out } }).finally(() => bundlingServer)
const ofServer = await bundlingServer
if (!ofServer.ok) throw new Error(ofServer.output)
if (ofServer.output !== '') console.log(ofServer.output)

const { prerender, paths } = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as {
  prerender: (path: string, rendered?: RenderedService) => Promise<RenderedPage>
  paths: BuiltPage[]
}
const template = readFileSync(join(out, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
const publicSheet = writePublicStylesheet(out, manifest, sheetsOf(template))
const assembly = { template, manifest, out, publicSheet }
const write = (file: string, content: string) => {
  const target = join(out, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
say(`Rendering ${paths.length + services.length} pages`)
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
for (const service of services)
  write(markdownFile(service.path), serviceMarkdown(service, { hasSandbox: values.sandbox }))
if (values.definitions) write(postmanCollectionPath.slice(1), JSON.stringify(await bankCollection(services)))
/** It comes with the public folder: it has nothing of the portal, and nothing for a search engine. */
const returnPage: BuiltPage = {
  pattern: viewerReturnPath,
  path: viewerReturnPath,
  file: `${viewerReturnPath.slice(1)}/index.html`,
  access: 'protected',
}
const pages = [returnPage, ...servicePagesBuilt, ...paths]
writeFileSync(join(out, movedFile), JSON.stringify(moved))
writeFileSync(join(out, '.vite/pages.json'), JSON.stringify(pages))
cpSync(resolve(root, values.sandbox ? 'config/portal.sandbox.json' : 'config/portal.json'), join(out, 'portal.json'))
writeCrawlerFiles(out)
rmSync(server, { recursive: true, force: true })
say('Compressing the files')
await compress(out)
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
  return values.definitions === undefined ? { services: [], moved: {}, gaps: '' } : readServices(values.definitions)
}

/** Writes a .br and a .gz beside every file that compresses, for servers that send them as they are. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|json|md|txt|xml)$/.test(name) && basename(name) !== 'portal.json')
    .map((name) => join(folder, name))
  // A quarter of the time of a build: not worth it for what tests read, nor for a sandbox.
  const isFast = values.quick || values.sandbox
  const quality = isFast ? 4 : constants.BROTLI_MAX_QUALITY
  const level = isFast ? 6 : 9
  const compressFile = async (file: string) => {
    const plain = readFileSync(file)
    if (plain.length < 200) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_QUALITY]: quality }
    const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level })])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
  await Promise.all(files.map(compressFile))
}
