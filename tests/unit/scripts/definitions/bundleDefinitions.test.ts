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
  const kept = await bundleDefinitions()
  const file = readdirSync('.cache/definitions').find((name) => name.endsWith('.json')) ?? ''
  writeFileSync(join(cache, `${file}.4711`), '')
  writeFileSync(join(cache, '0000000000000000.json'), '')
  expect(await bundleDefinitions(cache)).toEqual(kept)
  expect(readdirSync(cache).toSorted()).toEqual([file, `${file}.4711`])
  writeFileSync(join(cache, file), '{"kept": {}}')
  expect(await bundleDefinitions(cache)).toEqual({ kept: {} })
  rmSync(cache, { recursive: true })
})
