// @module-tag full

import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { usage } from '../../../mocks/hosts/server/serverUsage.ts'
import { engines, version } from '../../../package.json'
import { listedPackages } from '../../../scripts/checks/licences.ts'
import { docsSamples } from '../../support/docsSamples.ts'

test('an unknown option of the packer ends with a line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/packSandbox.mjs', '--to', 'x'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--to'.*\nOptions: \[--out FOLDER\]\n$/)])
})

/** What a README has to run, block by block. */
const commandsIn = (readme: string) =>
  [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.trim().split('\n'))

const folder = mkdtempSync(join(tmpdir(), 'sandbox-package-'))
const packed = join(folder, `portico-sandbox-${version}.tgz`)
const unpacked = join(folder, 'node_modules/portico-sandbox')
const read = (name: string) => readFileSync(join(unpacked, name), 'utf8')
let output = ''

beforeAll(() => {
  output = execFileSync(process.execPath, ['scripts/packSandbox.mjs', '--out', folder], { encoding: 'utf8' })
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '--strip-components=1', '-C', unpacked])
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('the packed sandbox answers where nothing is installed, as its README says, tests use it, and it has its licences', {
  meta: { slow: 'bundles the sandbox and packs it' },
}, async () => {
  expect(output).toBe(`${packed}\n`)
  const readme = read('README.md')
  expect(readdirSync(unpacked).filter((name) => !name.endsWith('.js'))).toEqual([
    'LICENSE',
    'README.md',
    'examples',
    'index.cjs',
    'index.d.cts',
    'index.d.ts',
    'package.json',
    'third-party-licences.txt',
  ])
  expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'))
  expect(listedPackages(read('third-party-licences.txt')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@cfworker/json-schema', '@msw/data', 'cookie', 'esbuild', 'msw', 'superstruct', 'xstate']),
  )
  expect(readme).toContain(`It needs Node \`${engines.node}\`.`)
  const options = [...readme.matchAll(/^\| `--([\w-]+)/gm)].map(([, name]) => name)
  expect(options).toEqual([...usage.matchAll(/--([\w-]+)/g)].map(([, name]) => name))
  const [forTests, testRun, installation, calls = [], ...others] = commandsIn(readme)
  expect([forTests, testRun]).toEqual([[`npm install --save-dev ./portico-sandbox-${version}.tgz`], ['node --test']])
  expect(installation).toEqual([`npm install -g ./portico-sandbox-${version}.tgz`, 'portico-sandbox'])
  expect(others).toEqual([])

  const args = [join(unpacked, 'portico-sandbox.js'), '--port', '0', '--clock', '2026-03-14T10:32:07Z']
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [address] = /http:\/\/\S+:\d+/.exec(String(line)) ?? []
  const response = await fetch(`${address}/health`)
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', version, clock: expect.stringMatching(/^2026-03-14T10:3[2-4]:/) },
  ])
  const answers = calls.map((call) => {
    const [command = '', ...parameters] = call.replace('http://127.0.0.1:8787', String(address)).split(' ')
    return JSON.parse(execFileSync(command, ['--silent', '--fail', ...parameters], { encoding: 'utf8' }))
  })
  expect(answers).toEqual([
    expect.objectContaining({ status: 'ok', version }),
    expect.objectContaining({ openapi: expect.stringMatching(/^3\.1\./) }),
    expect.anything(),
  ])
  const project = emptyProject()
  cpSync(join(unpacked, 'examples/node-test'), project, { recursive: true })
  const tested = await runWith({ SANDBOX: String(address) }, project, '--test', '--test-reporter=tap')
  expect(tested).toContain('# pass 3\n# fail 0')
  const banks = await fetch(`${address}/sandbox/api/banks`)
  expect(await banks.json()).toMatchObject({ data: [] })
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

/** An empty folder that finds nothing but the package, and these packages of the repository. */
function emptyProject(...packages: readonly string[]): string {
  const project = mkdtempSync(join(folder, 'project-'))
  const modules = join(project, 'node_modules')
  for (const name of packages) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
  return project
}

/** Node in the folder, with nothing of this test run in its environment. */
const run = (cwd: string, ...args: readonly string[]) => runWith({}, cwd, ...args)

async function runWith(variables: Record<string, string>, cwd: string, ...args: readonly string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...variables }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${args.join(' ')} failed: ${error.stdout}${error.stderr}`)
    },
  )
  return stdout
}

const running = { timeout: 120_000, meta: { slow: 'starts a runner with processes of its own' } }

test(
  'the tests of the README and of the page pass, and so does a module that requires the package',
  running,
  async () => {
    const project = emptyProject()
    const ofReadme = Array.from(read('README.md').matchAll(/^```js\n([\s\S]*?)^```$/gm), ([, code = '']) => code)
    const ofPage = docsSamples.filter(({ page, language }) => page === 'sandboxTests' && language === 'javascript')
    const codes = [...ofReadme, ...ofPage.map(({ code }) => code)]
    for (const [index, code] of codes.entries()) writeFileSync(join(project, `sample${index}.test.mjs`), code)
    expect(codes).toHaveLength(5)
    expect(await run(project, '--test', '--test-reporter=tap')).toContain('# pass 5\n# fail 0')
    const required = `const { openBank, BankError } = require('portico-sandbox')
    openBank().then(async (bank) => {
      const error = await bank.control('GET', '/nothing').catch((thrown) => thrown)
      console.log(error instanceof BankError, error.status)
      await bank.close()
    })`
    expect(await run(project, '--input-type=commonjs', '-e', required)).toBe('true 404\n')
  },
)

test('the examples compile with the types of the package, and a misspelt operation does not', running, () => {
  const project = emptyProject('vitest', '@playwright/test')
  cpSync(join(unpacked, 'examples'), project, { recursive: true })
  const misspelt = `import { openBank } from 'portico-sandbox'
    const app = await (await openBank()).application({ apis: ['Money Transfers'] })
    await app.call('createEftTransfr', {})
    await app.call('listMovements', { accountNumer: '1010000001' })
    const { accounts } = await app.call('listAccounts')
    const known: string | undefined = accounts[0]?.accountNumber
    const wrong: number = accounts.length === 0 ? 0 : accounts[0].accountNumber
    await (await openBank()).application({ apis: ['Money Transfer'] })`
  writeFileSync(join(project, 'misspelt.mts'), misspelt)
  const files = ['vitest/transfer.test.ts', 'playwright/signIn.spec.ts', 'misspelt.mts'].map((name) =>
    join(project, name),
  )
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
  })
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start, code }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${basename(file?.fileName ?? '')}:${line} TS${code}`
  })
  expect(errors).toEqual([
    'misspelt.mts:3 TS2345',
    'misspelt.mts:4 TS2561',
    'misspelt.mts:7 TS2322',
    'misspelt.mts:8 TS2820',
  ])
})
