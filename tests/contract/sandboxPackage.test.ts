import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { version } from '../../package.json'

test('an unknown option of the packer ends with a line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/packSandbox.mjs', '--to', 'x'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--to'.*\nOptions: \[--out FOLDER\]\n$/)])
})

test('the packed sandbox answers where nothing is installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const output = execFileSync(process.execPath, ['scripts/packSandbox.mjs', '--out', folder], { encoding: 'utf8' })
  const file = join(folder, `portico-sandbox-${version}.tgz`)
  expect(output).toBe(`${file}\n`)
  execFileSync('tar', ['-xzf', file, '-C', folder])

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
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
}, 60_000)
