import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureBuilt, keepBuild } from '../../../../scripts/support/built.ts'

const before = process.cwd()
afterEach(() => {
  process.chdir(before)
  vi.unstubAllEnvs()
})

test('a run of tests keeps to the build that it began with, although the sources are others now', async () => {
  vi.stubEnv('PORTICO_KEPT_BUILD', '')
  process.chdir(mkdtempSync(join(tmpdir(), 'built-')))
  mkdirSync('.cache/builds/sandbox', { recursive: true })
  writeFileSync('.cache/builds/sandbox.digest', 'of other sources')
  keepBuild('sandbox')
  expect(await ensureBuilt('sandbox')).toBe(join('.cache', 'builds', 'sandbox'))
})
