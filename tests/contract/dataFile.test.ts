import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileStorage } from '../../mocks/db/fileStorage.ts'
import { memoryStorage, type Storage } from '../../mocks/db/storage.ts'
import { createKernel } from '../../mocks/kernel.ts'
import { control, register } from './calls.ts'
import { type Host, openHost } from './hosts.ts'

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })

test('a file that is not ours stops the kernel and stays as it is', async () => {
  const path = join(await directory(), 'notes.txt')
  await writeFile(path, 'my notes')
  const kernel = createKernel({ storage: fileStorage(path), onUnreadable: 'fail' })
  await expect(kernel.ready()).rejects.toThrow(`${path} is not a data file of this sandbox; name another or remove it`)
  expect(await readFile(path, 'utf8')).toBe('my notes')
})

test('a file that cannot be written leaves no temporary file, and the old rows', async () => {
  const folder = await directory()
  const path = join(folder, 'data.json')
  const before = await on(fileStorage(path))
  await register(before)
  const state = await control(before, 'GET', '/state')
  await mkdir(`${path}.tmp`)
  expect((await control(before, 'POST', '/reset')).status).toBe(500)
  expect(await control(before, 'GET', '/state')).toEqual(state)
  await rm(`${path}.tmp`, { recursive: true, force: true })
  expect(await readdir(folder)).toEqual(['data.json'])
  expect(await control(await on(fileStorage(path)), 'GET', '/state')).toEqual(state)
})

test('a line that a crash cut off is dropped, and the next call is kept', async () => {
  const path = join(await directory(), 'data.json')
  const before = await on(fileStorage(path))
  await register(before)
  const state = await control(before, 'GET', '/state')
  await appendFile(path, '{"changes":[["accounts/acc')
  const after = await on(fileStorage(path))
  expect(await control(after, 'GET', '/state')).toEqual(state)
  expect((await register(after, { eMailAddress: 'ada@example.com' })).status).toBe(200)
  const kept = await control(after, 'GET', '/state')
  expect(await control(await on(fileStorage(path)), 'GET', '/state')).toEqual(kept)
})

test('a file of one object, as it was written before, is read', async () => {
  const path = join(await directory(), 'data.json')
  const rows = await fileStorage(path).load()
  const first = await on(memoryStorage(rows))
  await register(first)
  await writeFile(path, JSON.stringify({ format: 'portico-sandbox-1', rows: Object.fromEntries(rows) }))
  const after = await on(fileStorage(path))
  expect((await register(after)).status).toBe(409)
  expect((await register(await on(fileStorage(path)))).status).toBe(409)
})

test('a call adds a line to the file, however many rows there are', async () => {
  const path = join(await directory(), 'data.json')
  const host = await on(fileStorage(path))
  for (let index = 0; index < 20; index++) await register(host, { eMailAddress: `developer${index}@example.com` })
  const before = await readFile(path, 'utf8')
  await control(host, 'POST', '/clock', { advance: 1 })
  const after = await readFile(path, 'utf8')
  expect(after.startsWith(before)).toBe(true)
  expect(after.slice(before.length).length).toBeLessThan(500)
})

test('the file is rewritten when it has grown beyond its rows', async () => {
  const path = join(await directory(), 'data.json')
  const storage = fileStorage(path)
  await storage.load()
  const row = (order: number) => ({ order, row: { id: 'long', text: 'x'.repeat(500_000) } })
  for (let order = 0; order < 20; order++) await storage.save(new Map([['mails/long', row(order)]]))
  expect((await stat(path)).size).toBeLessThan(2_500_000)
  expect(await fileStorage(path).load()).toEqual(new Map([['mails/long', row(19)]]))
})
