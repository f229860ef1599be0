import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'

it('keeps what it has bundled, leaves the file of another process alone and drops what is outdated', {
  timeout: 120_000,
  meta: { slow: 'bundles every definition again' },
}, async () => {
  const cache = mkdtempSync(join(tmpdir(), 'portico-cache-'))
  const bundled = await bundleDefinitions(cache)
  const [file = ''] = readdirSync(cache)
  expect(bundled).toEqual(await bundleDefinitions())
  writeFileSync(join(cache, file), '{"kept": {}}')
  expect(await bundleDefinitions(cache)).toEqual({ kept: {} })
  rmSync(join(cache, file))
  writeFileSync(join(cache, `${file}.4711`), '')
  writeFileSync(join(cache, '0000000000000000.json'), '')
  await bundleDefinitions(cache)
  expect(readdirSync(cache).toSorted()).toEqual([file, `${file}.4711`])
  rmSync(cache, { recursive: true })
})
