import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acquireLock } from '../../../../scripts/support/lock.ts'

let home: string
let folder: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = join(home, 'dist', 'portal.lock')
})
afterEach(() => rmSync(home, { recursive: true }))

const holder = () => readFileSync(join(folder, 'pid'), 'utf8')
const heldBy = (pid: number | string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pid'), String(pid))
}
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('holds the lock until it is released, and leaves nothing behind', async () => {
  const release = await acquireLock(folder)
  expect(holder()).toBe(String(process.pid))
  release()
  expect(readdirSync(join(home, 'dist'))).toEqual([])
})

test('waits for a process that lives, says once for which, and goes on when it is done', async () => {
  heldBy(process.ppid)
  const waiting: number[] = []
  const done: string[] = []
  const taken = acquireLock(folder, { onWaiting: (pid) => waiting.push(pid) }).then((release) => {
    done.push('taken')
    release()
  })
  await vi.waitFor(() => expect(waiting).toEqual([process.ppid]))
  expect([holder(), done]).toEqual([String(process.ppid), []])
  done.push('released')
  rmSync(folder, { recursive: true })
  await taken
  expect(waiting).toEqual([process.ppid])
  expect(done).toEqual(['released', 'taken'])
})

test.each(['dead', 'no number'])('takes over the lock of a process that has died: %s', async (kind) => {
  heldBy(kind === 'dead' ? deadPid() : '')
  const release = await acquireLock(folder, { onWaiting: () => expect.unreachable() })
  expect(holder()).toBe(String(process.pid))
  release()
  expect(readdirSync(join(home, 'dist'))).toEqual([])
})

test('of many that find a dead one’s lock, one at a time holds it', async () => {
  heldBy(deadPid())
  let holding = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const release = await acquireLock(folder)
      most = Math.max(most, ++holding)
      await new Promise(setImmediate)
      holding--
      release()
    }),
  )
  expect([most, holding, existsSync(folder)]).toEqual([1, 0, false])
})

test('the lock of the process that started this one is its own, and stays', async () => {
  heldBy(process.ppid)
  const release = await acquireLock(folder, { sharedWith: process.ppid })
  release()
  expect(holder()).toBe(String(process.ppid))
})

test('a folder that cannot be made is an error, not a wait', async () => {
  writeFileSync(join(home, 'dist'), '')
  await expect(acquireLock(folder)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
