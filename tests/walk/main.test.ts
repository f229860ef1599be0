import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('the command starts in Node alone, which knows no module of the build', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tests/walk/main.ts', '--no-such-option'],
    { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' },
  )
  expect({ stderr, status }).toEqual({
    stderr: expect.stringMatching(/^Unknown option '--no-such-option'\nOptions: \[--seed …\] .*\[--planted\].*\n$/),
    status: 1,
  })
})
