// `npm run pack:sandbox`: the sandbox as a package with the command `portico-sandbox`, in dist/sandbox. The command needs
// nothing but Node; a data folder needs classic-level, which is a dependency.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './install.mjs'

function readOptions() {
  try {
    return parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/sandbox') } } }).values
  } catch (error) {
    console.error(`${error.message}\nOptions: [--out FOLDER]`)
    process.exit(1)
  }
}

const out = resolve(readOptions().out)
process.chdir(root)
ensureInstalled({ omitsDev: true })

const { version, engines, license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const manifest = {
  name: 'portico-sandbox',
  version,
  private: true,
  description: 'A small bank to develop against, as an HTTP server',
  license,
  type: 'module',
  engines,
  bin: 'portico-sandbox.js',
  dependencies: { 'classic-level': dependencies['classic-level'] },
}
const readme = readFileSync('scripts/sandboxPackage/README.md', 'utf8')
  .replace('NODE-RANGE', engines.node)
  .replace('VERSION', version)

/** The licences of what is bundled; classic-level is not, and npm installs it with its own. */
async function writeLicences(folder, modules) {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { thirdPartyLicences, thirdPartyLicencesFile } = await import('./licences/thirdPartyLicences.ts')
  writeFileSync(join(folder, thirdPartyLicencesFile), thirdPartyLicences(modules))
  await unregister()
}

const folder = mkdtempSync(join(tmpdir(), 'portico-sandbox-'))
try {
  const { bundleSandbox } = await import('./bundleSandbox.mjs')
  await writeLicences(folder, await bundleSandbox(folder))
  writeFileSync(join(folder, 'README.md'), readme)
  copyFileSync('LICENSE', join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(folder, 'portico-sandbox.js'), "#!/usr/bin/env node\nimport './server.js'\n")
  mkdirSync(out, { recursive: true })
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', out], { cwd: folder, encoding: 'utf8' }),
  )
  console.log(join(out, packed.filename))
} finally {
  rmSync(folder, { recursive: true })
}
