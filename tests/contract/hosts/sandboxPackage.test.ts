import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { usage } from '../../../mocks/hosts/serverOptions.ts'
import { engines, version } from '../../../package.json'
import { listedPackages } from '../../../scripts/checks/licences.ts'

test('an unknown option of the packer ends with a line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/packSandbox.mjs', '--to', 'x'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--to'.*\nOptions: \[--out FOLDER\]\n$/)])
})

/** What a README has to run, block by block. */
const commandsIn = (readme: string) =>
  [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.trim().split('\n'))

const packing = { timeout: 60_000, meta: { slow: 'bundles the sandbox and packs it' } }

test(
  'the packed sandbox answers where nothing is installed, as its README says, and has its licences',
  packing,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-package-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const output = execFileSync(process.execPath, ['scripts/packSandbox.mjs', '--out', folder], { encoding: 'utf8' })
    const file = join(folder, `portico-sandbox-${version}.tgz`)
    expect(output).toBe(`${file}\n`)
    execFileSync('tar', ['-xzf', file, '-C', folder])
    const read = (name: string) => readFileSync(join(folder, 'package', name), 'utf8')
    const readme = read('README.md')
    expect(readdirSync(join(folder, 'package')).filter((name) => !name.endsWith('.js'))).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
      'third-party-licences.txt',
    ])
    expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'))
    expect(listedPackages(read('third-party-licences.txt')).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '@cfworker/json-schema',
        '@msw/data',
        'cookie',
        'esbuild',
        'msw',
        'superstruct',
        'xstate',
      ]),
    )
    expect(readme).toContain(`It needs Node \`${engines.node}\`.`)
    const options = [...readme.matchAll(/^\| `--(\w+)/gm)].map(([, name]) => name)
    expect(options).toEqual([...usage.matchAll(/--(\w+)/g)].map(([, name]) => name))
    const [installation, calls = [], ...others] = commandsIn(readme)
    expect(installation).toEqual([`npm install -g ./portico-sandbox-${version}.tgz`, 'portico-sandbox'])
    expect(others).toEqual([])

    const args = [join(folder, 'package/portico-sandbox.js'), '--port', '0', '--clock', '2026-03-14T10:32:07Z']
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
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
)
