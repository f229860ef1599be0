import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { lockOf, sayWaiting } from './built.ts'
import { acquireLock } from './lock.ts'
import { markdownOf } from './markdownOf.ts'
import { assemble, type Manifest, type RenderedPage } from './pages.ts'
import { type BuiltPage, markdownFile, writeCrawlerFiles } from './sitemap.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { sandbox: { type: 'boolean', default: false } } })
const mode = values.sandbox ? 'sandbox' : 'production'
const lock = resolve(root, lockOf(values.sandbox ? 'sandbox' : 'portal'))
const release = await acquireLock(lock, { sharedWith: process.ppid, onWaiting: sayWaiting })
const out = resolve(root, values.sandbox ? 'dist/sandbox' : 'dist/portal')
const server = resolve(root, `.cache/prerender-${mode}`)

await build({ root, mode, logLevel: 'warn' })
await build({
  root,
  mode,
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
  prerender: (path: string) => Promise<RenderedPage>
  paths: BuiltPage[]
}
const template = readFileSync(join(out, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
for (const { path, file } of paths) {
  const page = await prerender(path)
  const target = join(out, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await assemble(template, page, manifest, out))
  const markdown = markdownOf(page.html)
  if (markdown !== '') writeFileSync(join(out, markdownFile(path)), markdown)
}
writeFileSync(join(out, '.vite/pages.json'), JSON.stringify(paths))
cpSync(resolve(root, values.sandbox ? 'config/portal.sandbox.json' : 'config/portal.json'), join(out, 'portal.json'))
writeCrawlerFiles(out)
rmSync(server, { recursive: true, force: true })
compress(out)
release()

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
        brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
      )
      writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
    }
  }
}
