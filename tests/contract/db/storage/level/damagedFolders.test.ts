import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { expect, onTestFinished, test } from 'vitest'
import { levelStorage } from '../../../../../mocks/db/storage/level/levelStorage.ts'
import { repairDataFolder } from '../../../../../mocks/db/storage/level/repairDataFolder.ts'
import type { Storage } from '../../../../../mocks/db/storage/storage.ts'
import { createRandom, damageFolder } from '../../../../support/damageFolder.ts'
import { control, register } from '../../../calls.ts'
import { type Host, openHost } from '../../../hosts.ts'

/** 500 before a release: `DAMAGED_FOLDERS=500 npx vitest run tests/contract/db/storage/level/damagedFolders.test.ts` */
const runs = Number(process.env.DAMAGED_FOLDERS ?? 40)
const seed = Number(process.env.DAMAGED_SEED ?? 29)

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const on = (storage: Storage): Promise<Host> => openHost('worker host', { storage })

let developers = 0
async function use(storage: Storage, session: number) {
  const host = await on(storage)
  for (let each = 0; each < 5; each++) await register(host, { eMailAddress: `developer${++developers}@example.com` })
  if (session === 0) expect((await control(host, 'POST', '/snapshots', { name: 'One' })).status).toBe(200)
}

interface Content {
  rows: Map<string, unknown>
  snapshots: unknown[]
}

async function contentOf(storage: Storage): Promise<Content> {
  const rows = await storage.load()
  const snapshots = await storage.snapshots.list()
  const contents = await Promise.all(snapshots.map(({ name }) => storage.snapshots.load(name)))
  return { rows, snapshots: [...snapshots, ...contents] }
}

/** After one session, after a kill in the third, and after the third has ended. */
async function folders(): Promise<{ path: string; content: Content }[]> {
  const parent = await directory()
  const path = join(parent, 'live')
  const made: { path: string; content: Content }[] = []
  const keep = async (storage: Storage) => {
    const copy = join(parent, `copy-${made.length}`)
    const content = await contentOf(storage)
    await cp(path, copy, { recursive: true })
    made.push({ path: copy, content })
  }
  for (let session = 0; session < 3; session++) {
    const storage = levelStorage(path)
    await use(storage, session)
    if (session !== 1) await keep(storage)
    await storage.close?.()
    if (session === 2) await keep(storage)
    await storage.close?.()
  }
  return made
}

async function filesOf(folder: string) {
  const names = (await readdir(folder)).sort()
  return await Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('latin1')]))
}

/** Repairing reads what it can, changes nothing, and what it writes opens. */
async function repaired(path: string, before: unknown) {
  const to = `${path}-repaired`
  await repairDataFolder(path, to)
  expect(await filesOf(path)).toEqual(before)
  const storage = levelStorage(to)
  await on(storage)
  await storage.close?.()
  await rm(to, { recursive: true })
}

test(
  `${runs} damaged folders have all of their rows or are refused, and are not changed then`,
  async () => {
    const bases = await folders()
    const parent = await directory()
    const random = createRandom(seed)
    const figures = { intact: 0, refused: 0 }
    const wrong: unknown[] = []
    for (let run = 0; run < runs; run++) {
      const base = bases[run % bases.length]
      if (!base) throw new Error('No folder')
      const path = join(parent, `damaged-${run}`)
      await cp(base.path, path, { recursive: true })
      const damage = damageFolder(path, random)
      const before = await filesOf(path)
      const storage = levelStorage(path)
      const found = await contentOf(storage).catch((error: Error) => error)
      await storage.close?.()
      if (!(found instanceof Error)) {
        figures.intact++
        expect(found, damage).toEqual(base.content)
      } else {
        figures.refused++
        if (!found.message.startsWith(`${path} is damaged: `)) wrong.push({ damage, message: found.message })
        expect(await filesOf(path), damage).toEqual(before)
        // Repairing takes longest.
        if (run % 4 === 0) await repaired(path, before)
      }
      await rm(path, { recursive: true })
    }
    if (process.env.DAMAGED_FOLDERS) process.stdout.write(`Seed ${seed}: ${JSON.stringify(figures)}\n`)
    expect(wrong).toEqual([])
    expect(figures.intact).toBeGreaterThan(0)
    expect(figures.refused).toBeGreaterThan(figures.intact)
  },
  5000 * runs,
)

test('a folder of the earlier version is opened with all of its rows, and says so once', async () => {
  const path = await directory()
  const rows = new Map([
    ['a/1', { order: 0, row: { id: '1' } }],
    ['a/2', { order: 1, row: { id: '2' } }],
  ])
  const earlier = new ClassicLevel<string, unknown>(path, { valueEncoding: 'json' })
  await earlier.put('!format', 'portico-sandbox-2', { valueEncoding: 'utf8' })
  await earlier.put('!!snapshot/One', { name: 'One' })
  await earlier.put('!!content/One', 'text')
  for (const [key, row] of rows) await earlier.put(key, row)
  await earlier.close()
  const said: string[] = []
  for (let start = 0; start < 2; start++) {
    const storage = levelStorage(path, { report: (line) => said.push(line) })
    expect(await contentOf(storage)).toEqual({ rows, snapshots: [{ name: 'One' }, 'text'] })
    await storage.close?.()
  }
  expect(said).toEqual([`${path} was written by an earlier version: its 4 entries have checksums now.`])
})

test('a repaired folder opens, and its report says what is missing', async () => {
  const path = await directory()
  const storage = levelStorage(path)
  const host = await on(storage)
  await register(host)
  const { rows } = await contentOf(storage)
  await storage.close?.()
  const database = new ClassicLevel<string, string>(path)
  await database.put('accounts/account-000003', '00000000{"order":1,"row":{}}')
  await database.del('system/system')
  await database.close()
  await expect(levelStorage(path).load()).rejects.toThrow(
    `${path} is damaged: its entry "accounts/account-000003" is not what was written. It was not changed. Restore it ` +
      `from a copy, or write what can be read into a new folder: --data ${path} --repair NEW-FOLDER`,
  )
  const repaired = join(await directory(), 'repaired')
  expect(await repairDataFolder(path, repaired)).toEqual([
    `${repaired} has ${rows.size - 1} of the ${rows.size} entries that were saved last. ${path} was not changed.`,
    'Not readable: accounts/account-000003',
    'Its settings are missing: the default ones are used.',
  ])
  const again = levelStorage(repaired)
  onTestFinished(() => again.close?.())
  expect((await control(await on(again), 'GET', '/state')).body).toMatchObject({ data: { rows: { accounts: 2 } } })
  await expect(repairDataFolder(path, repaired)).rejects.toThrow(
    `${repaired} is not empty: name a new folder with --repair.`,
  )
})

test('a folder that is removed while it is in use is not started again empty', async () => {
  const path = join(await directory(), 'data')
  const lost: string[] = []
  const storage = levelStorage(path, { onLost: ({ message }) => lost.push(message) })
  onTestFinished(() => storage.close?.())
  const host = await on(storage)
  expect((await register(host)).status).toBe(200)
  await rm(path, { recursive: true })
  const message = `${path} was removed or replaced while it was in use, so nothing more is saved in it`
  for (const eMailAddress of ['one@example.com', 'two@example.com'])
    expect(await register(host, { eMailAddress })).toMatchObject({
      status: 500,
      body: { header: { message: `Couldn't read or save the sandbox's data: ${message}` } },
    })
  expect(lost).toEqual([message])
  expect(existsSync(path)).toBe(false)
})

test('a folder whose log and manifest are both lost is not started empty', async () => {
  const path = await directory()
  const storage = levelStorage(path)
  await register(await on(storage))
  await storage.close?.()
  for (const name of await readdir(path))
    if (name.endsWith('.log') || name === 'portico.manifest') await rm(join(path, name))
  await expect(levelStorage(path).load()).rejects.toThrow(`${path} is damaged: its rows are gone. `)
})
