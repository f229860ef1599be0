// `npm run sandbox`: runs the HTTP host from a bundle, which starts ten times faster than its modules. The bundle is made
// again when a source has changed. Only Node's own modules and what it needs here: every import delays the start.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

process.chdir(root)
ensureInstalled({ omitsDev: true })

const entry = 'mocks/hosts/server.ts'
const inputs = ['mocks', 'src/rules', 'scripts/definitions']

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

function digestOfSources() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'scripts/bundleSandbox.mjs', ...inputs.flatMap(filesUnder)])
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Another start may be doing the same: the folder appears as a whole. */
async function bundle(folder) {
  const { bundleSandbox } = await import('./bundleSandbox.mjs')
  const beside = `${folder}.${process.pid}`
  await bundleSandbox(beside)
  try {
    renameSync(beside, folder)
  } catch {
    rmSync(beside, { recursive: true, force: true })
  }
}

const cache = join('.cache', 'sandbox')
const digest = digestOfSources()
const folder = join(cache, digest)
if (!existsSync(folder)) {
  await bundle(folder)
  for (const name of readdirSync(cache))
    if (!name.startsWith(digest)) rmSync(join(cache, name), { recursive: true, force: true })
}
process.argv.splice(1, 1, resolve(entry))
await import(pathToFileURL(resolve(folder, 'server.js')).href)
