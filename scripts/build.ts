import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { build } from 'vite'
import { viewerReturnPath } from '../src/rules/bank/bankHosts.ts'
import { postmanCollectionPath } from '../src/rules/docs/downloads.ts'
import { readConfiguration } from './host/readConfiguration.ts'
import { assemble, type Manifest, sheetsOf } from './pages/assemblePage.ts'
import { type BuiltPage, markdownFile, pagesFile } from './pages/builtPages.ts'
import { compressFiles } from './pages/compressFiles.ts'
import { writeCrawlerFiles } from './pages/crawlerFiles.ts'
import { movedFile } from './pages/movedAddresses.ts'
import { writePublicStylesheet } from './pages/publicStylesheet.ts'
import type { PageToWrite, Rendering } from './pages/renderPages.ts'
import { productionCollection } from './postman/productionCollection.ts'
import { lockOf, sayWaiting } from './support/built.ts'
import { runScript } from './support/command.ts'
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
const say = (step: string) => console.log(`  ${step} …`)
try {
  if (!values.sandbox) readConfiguration(resolve(root, 'config'))
} catch (error) {
  endWith(error)
}
const lock = resolve(root, lockOf(values.sandbox ? 'sandbox' : 'portal'))
const release = await acquireLock(lock, { sharedWith: process.ppid, onWaiting: sayWaiting })
const staging = stageFolder(target)
const out = staging.folder
process.once('exit', () => staging.discard())
const renderingFile = resolve(root, `.cache/rendering-${mode}.json`)

say('Bundling the scripts of the pages, and rendering the pages')
const parameters = ['--out', renderingFile, ...(values.sandbox ? ['--sandbox'] : [])]
if (values.definitions !== undefined) parameters.push('--definitions', values.definitions)
const isRendered = runScript('scripts/pages/renderPages.ts', parameters, process.execArgv).then(({ ok, output }) => {
  if (!ok) endWith(output)
  if (output !== '') console.log(output)
})
// Whether there are services as Markdown, and a Postman collection to download.
const define = { __DEFINITIONS__: JSON.stringify(values.sandbox || values.definitions !== undefined) }
await build({ root, mode, define, logLevel: 'warn', build: { outDir: out } }).finally(() => isRendered)
const rendering = JSON.parse(readFileSync(renderingFile, 'utf8')) as Rendering
rmSync(renderingFile)
if (rendering.gaps !== '' && !values.quick) console.log(rendering.gaps)

const template = readFileSync(join(out, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
const publicSheet = writePublicStylesheet(out, manifest, sheetsOf(template))
const assembly = { template, manifest, out, publicSheet }
const write = (file: string, content: string) => {
  const target = join(out, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
const { pages, servicePages } = rendering
say(`Writing ${pages.length + servicePages.length} pages`)
for (const page of pages) await writePages([page])
// Pages of services look alike: what one needs at once is the same for all.
await writePages(servicePages)
if (values.definitions)
  write(postmanCollectionPath.slice(1), JSON.stringify(await productionCollection(rendering.services)))
/** It comes with the public folder: it has nothing of the portal, and nothing for a search engine. */
const returnPage: BuiltPage = {
  pattern: viewerReturnPath,
  path: viewerReturnPath,
  file: `${viewerReturnPath.slice(1)}/index.html`,
  access: 'protected',
}
const listed = [returnPage, ...[...servicePages, ...pages].map(({ built }) => built)]
writeFileSync(join(out, movedFile), JSON.stringify(rendering.moved))
writeFileSync(join(out, pagesFile), JSON.stringify(listed))
cpSync(resolve(root, values.sandbox ? 'config/portal.sandbox.json' : 'config/portal.json'), join(out, 'portal.json'))
writeCrawlerFiles(out)
say('Compressing the files')
// The best takes a quarter of the time of a build: not worth it for what tests read, nor for a sandbox.
await compressFiles(out, values.quick || values.sandbox ? 'fast' : 'best')
staging.swap()
release()

/** A build replaces its folder: one outside of ours has to be new, empty, or an earlier build. */
function mayReplace(folder: string): boolean {
  const isOurs = ['dist', '.cache'].some((own) => folder.startsWith(join(root, own) + sep))
  return (
    isOurs || !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, '.vite/manifest.json'))
  )
}

async function writePages(given: readonly PageToWrite[]): Promise<void> {
  const documents = await assemble(
    given.map(({ shown }) => shown),
    assembly,
  )
  for (const [index, { built, markdown }] of given.entries()) {
    write(built.file, documents[index] ?? '')
    if (markdown !== '') write(markdownFile(built.path), markdown)
  }
}
