// `npm run pack:sandbox`: the sandbox as a package with the command `portico-sandbox` and `openBank()` for tests, in
// dist/sandbox. It needs nothing but Node; a data folder needs classic-level, which is a dependency.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './install.mjs'
import { packageDeclarations } from './sandboxPackage/declarations.mjs'

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
  description: 'A simulated bank for development, as an HTTP server and in tests',
  license,
  type: 'module',
  engines,
  bin: 'portico-sandbox.js',
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './index.js' },
      require: { types: './index.d.cts', default: './index.cjs' },
    },
    './package.json': './package.json',
  },
  dependencies: { 'classic-level': dependencies['classic-level'] },
  optionalDependencies: { postgres: dependencies.postgres },
}
const readme = readFileSync('scripts/sandboxPackage/README.md', 'utf8')
  .replace('NODE-RANGE', engines.node)
  .replaceAll('VERSION', version)

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
  await writeLicences(folder, await bundleSandbox(folder, { isPackage: true }))
  writeFileSync(join(folder, 'README.md'), readme)
  copyFileSync('LICENSE', join(folder, 'LICENSE'))
  cpSync('examples', join(folder, 'examples'), { recursive: true })
  for (const file of ['index.d.ts', 'index.d.cts']) writeFileSync(join(folder, file), packageDeclarations())
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
