import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWith, readOptions } from './support/options.ts'

/**
 * `npm run prism`: the run of the Postman collection (tests/contract/documents/newman.test.ts) with prism between newman and the sandbox,
 * which compares every request and answer with the definitions. Prism is installed in a temporary folder: it is too large to
 * come with the project.
 */
const name = '@stoplight/prism-cli'
const version = '5.14.2'
const folder = join(tmpdir(), `portico-prism-${version}`)

readOptions({})
if (!existsSync(join(folder, 'node_modules', name))) {
  mkdirSync(folder, { recursive: true })
  const parameters = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ]
  const { status } = spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) endWith('Prism was not installed.')
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/contract/documents/newman.test.ts'],
  { stdio: 'inherit', env: { ...process.env, PORTICO_PRISM: join(folder, 'node_modules', name, 'dist/index.js') } },
)
process.exitCode = status ?? 1
