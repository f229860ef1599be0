import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { expect, onTestFinished, test, vi } from 'vitest'
import { levelStorage } from '../../../../../mocks/db/storage/level/levelStorage.ts'
import type { Storage } from '../../../../../mocks/db/storage/storage.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'
import { createDeferred } from '../../../../../src/app/bootstrap/shell/createDeferred.ts'
import { control, register } from '../../../calls.ts'
import { type Host, openHost } from '../../../hosts.ts'

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

function open(path: string): Storage {
  const storage = levelStorage(path)
  onTestFinished(() => storage.close?.())
  return storage
}

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })
const start = (path: string) =>
  createKernel({ ...sandboxParts(), operations: [], storage: open(path), onUnreadable: 'fail' }).ready()
const notOurs = (path: string) =>
  `${path} is not a data folder of this sandbox. Choose a new or an empty folder with --data.`

test.each([
  ['a file', 'notes.txt', (path: string) => path],
  ['a folder with other files', 'notes.txt', (path: string) => join(path, '..')],
])('%s stops the kernel and stays as it is', async (_, name, chosen) => {
  const folder = await directory()
  const path = join(folder, name)
  await writeFile(path, 'my notes')
  await expect(start(chosen(path))).rejects.toThrow(notOurs(chosen(path)))
  expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([[name], 'my notes'])
})

test('a database of something else stops the kernel and stays as it is', async () => {
  const path = await directory()
  const foreign = new ClassicLevel(path)
  await foreign.put('a', 'b')
  await foreign.close()
  await expect(start(path)).rejects.toThrow(notOurs(path))
  const again = new ClassicLevel(path)
  expect(await again.iterator().all()).toEqual([['a', 'b']])
  await again.close()
})

test('a data file of an earlier version stops the kernel and stays as it is', async () => {
  const path = join(await directory(), 'data.json')
  const content = '{"format":"portico-sandbox-1","rows":{}}\n{"changes":[]}\n'
  await writeFile(path, content)
  await expect(start(path)).rejects.toThrow(
    `${path} is a data file of an earlier version, which this one cannot read; it was not changed. Choose a new folder with --data.`,
  )
  expect(await readFile(path, 'utf8')).toBe(content)
})

test.runIf(process.platform === 'linux').each([
  ['/proc/x', "/proc/x cannot be opened: ENOENT: no such file or directory, mkdir '/proc/x'"],
  ['/proc/x/y', "/proc/x/y cannot be opened: ENOENT: no such file or directory, mkdir '/proc/x'"],
  ['/dev/null/x', "/dev/null/x cannot be opened: ENOTDIR: not a directory, stat '/dev/null/x'"],
  ['/dev/zero', notOurs('/dev/zero')],
])('%s, where nothing can be kept, stops the kernel at once', async (path, message) => {
  await expect(start(path)).rejects.toThrow(message)
})

test('a folder is made with its parents', async () => {
  const path = join(await directory(), 'banks', 'one')
  expect((await register(await on(open(path)))).status).toBe(200)
})

test('rows that do not fit stop the kernel and stay as they are', async () => {
  const path = await directory()
  const storage = open(path)
  const row = { order: 0, row: { id: 'account-000001' } }
  await storage.save(new Map([['accounts/account-000001', row]]))
  await storage.close?.()
  await expect(start(path)).rejects.toThrow(
    'The stored row accounts/account-000001 does not fit this version of the sandbox: At path: login --',
  )
})

test('a folder that was left before it was complete is opened', async () => {
  const path = await directory()
  for (const name of ['LOCK', 'LOG', 'MANIFEST-000001']) await writeFile(join(path, name), '')
  expect((await register(await on(open(path)))).status).toBe(200)
})

test('a second kernel on the same folder is refused while the first is open', async () => {
  const path = await directory()
  const first = open(path)
  expect((await register(await on(first))).status).toBe(200)
  await expect(start(path)).rejects.toThrow(
    `${path} is in use by another sandbox. Stop that one, or choose another folder with --data.`,
  )
  await first.close?.()
  expect((await register(await on(open(path)))).status).toBe(409)
})

test('a call that could not be written is not there afterwards, also when the database is opened again', async () => {
  const path = await directory()
  const storage = open(path)
  const host = await on(storage)
  await register(host)
  const state = await control(host, 'GET', '/state')
  // A database that could not write a batch writes none again until it is opened anew.
  const broken = new Set<unknown>()
  const write = ClassicLevel.prototype.batch as (...parameters: unknown[]) => Promise<void>
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
  batch.mockImplementation(async function (this: unknown, ...parameters: unknown[]) {
    if (broken.size === 0) broken.add(this)
    if (broken.has(this)) throw new Error('IO error: broken')
    return write.apply(this, parameters)
  } as never)
  onTestFinished(() => batch.mockRestore())
  expect((await register(host, { eMailAddress: 'ada@example.com' })).status).toBe(500)
  expect(await control(host, 'GET', '/state')).toEqual(state)
  expect((await register(host, { eMailAddress: 'ada@example.com' })).status).toBe(200)
  const kept = await control(host, 'GET', '/state')
  await storage.close?.()
  expect(await control(await on(open(path)), 'GET', '/state')).toEqual(kept)
})

test('a call is one batch of the rows that it changed, however many rows there are', async () => {
  const host = await on(open(await directory()))
  await control(host, 'POST', '/clock', { advance: 0 })
  const batches: number[] = []
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
  onTestFinished(() => batch.mockRestore())
  for (let index = 0; index < 40; index++) {
    await register(host, { eMailAddress: `developer${index}@example.com` })
    batches.push(...batch.mock.calls.map((parameters) => (parameters as unknown as [unknown[]])[0].length))
    batch.mockClear()
  }
  // Five counters, account, key, mail, captcha, event, the manifest, the kept request and answer, and the sum of the hour.
  expect(batches).toEqual(Array.from({ length: 40 }, () => 13))
  await control(host, 'GET', '/state')
  expect(batch).not.toHaveBeenCalled()
})

/** Four registrations at once, of which the first is being written until `finish` is called. */
async function fourAtOnce(path?: string) {
  const storage = open(path ?? (await directory()))
  const computed = createDeferred<void>()
  const host = await openHost('worker host', { storage })
  await control(host, 'POST', '/clock', { advance: 0 })
  let turns = 0
  const { exclusive } = storage
  vi.spyOn(storage, 'exclusive').mockImplementation(async (work) => {
    const result = await exclusive(work)
    if (++turns === 4) computed.resolve()
    return result
  })
  const written = createDeferred<Error | undefined>()
  const write = ClassicLevel.prototype.batch as (...parameters: unknown[]) => Promise<void>
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
  onTestFinished(() => batch.mockRestore())
  batch.mockImplementationOnce((async (...parameters: unknown[]) => {
    const error = await written.promise
    if (error) throw error
    return write.apply(batch.mock.contexts[0], parameters)
  }) as never)
  const answered: number[] = []
  const answers = [1, 2, 3, 4].map(async (number) => {
    const { status } = await register(host, { eMailAddress: `developer${number}@example.com` })
    answered.push(number)
    return status
  })
  await computed.promise
  return { storage, host, answers, answered, batch, finish: written.resolve }
}

test('calls that come while a batch is written are the next batch, and are answered when they are stored', async () => {
  const { answers, answered, batch, finish } = await fourAtOnce()
  expect(answered).toEqual([])
  finish(undefined)
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
  // The counters and the hour's sum of the last three are written once.
  const sizes = batch.mock.calls.map((parameters) => (parameters as unknown as [unknown[]])[0].length)
  expect(sizes).toEqual([13, 5 + 3 * 6 + 2])
})

test('when a batch fails, the calls that came after it fail too, and nothing of them is there', async () => {
  const { host, answers, finish } = await fourAtOnce()
  finish(new Error('IO error: broken'))
  expect(await Promise.all(answers)).toEqual([500, 500, 500, 500])
  const { data } = (await control(host, 'GET', '/state')).body as { data: { accounts: { eMailAddress: string }[] } }
  const stored = data.accounts.map(({ eMailAddress }) => eMailAddress)
  expect(stored.filter((eMailAddress) => eMailAddress.startsWith('developer'))).toEqual([])
  expect((await register(host, { eMailAddress: 'developer1@example.com' })).status).toBe(200)
})

test('a reset that comes while a batch is written is what the folder has afterwards', async () => {
  const path = await directory()
  const { storage, host, answers, finish } = await fourAtOnce(path)
  const replace = vi.spyOn(storage, 'replace')
  const reset = control(host, 'POST', '/reset', {})
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce())
  finish(undefined)
  expect([await Promise.all(answers), (await reset).status]).toEqual([[200, 200, 200, 200], 200])
  const state = await control(host, 'GET', '/state')
  await storage.close?.()
  expect(await control(await on(open(path)), 'GET', '/state')).toEqual(state)
})
