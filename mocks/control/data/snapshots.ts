import { type Snapshot, snapshotRequest } from '../../../src/rules/sandbox/data/data.ts'
import type { SnapshotStore } from '../../db/storage/snapshotStore.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { createExport } from './exportFile.ts'
import { importFile } from './importFile.ts'

const maxSnapshots = 20

/** Of all together, in bytes. */
const maxSize = 64 * 1024 * 1024

async function snapshotOf(snapshots: SnapshotStore, name = ''): Promise<Snapshot> {
  const found = (await snapshots.list()).find((snapshot) => snapshot.name === name)
  if (!found) throw new ApiError(404, `There is no snapshot ${name}`)
  return found
}

/** The others once this one is stored. @throws ApiError (409) when it would take the place of one unasked */
function othersOf(all: readonly Snapshot[], name: string, overwrite: boolean): Snapshot[] {
  const others = all.filter((snapshot) => snapshot.name !== name)
  if (others.length < all.length && !overwrite)
    throw new ApiError(409, `There is already a snapshot ${name}: choose another name, or overwrite it`)
  return others
}

function assertSpace(others: readonly Snapshot[], size: number): void {
  if (others.length >= maxSnapshots) throw new ApiError(409, `There are ${maxSnapshots} snapshots: delete one first`)
  if (others.reduce((sum, other) => sum + other.size, size) > maxSize)
    throw new ApiError(409, 'The snapshots would be larger than 64 MiB together: delete one first')
}

export const snapshotControlCalls: ControlCalls = {
  'GET /snapshots': {
    summary: 'Lists the snapshots, newest first.',
    resolve: async ({ snapshots }) =>
      (await snapshots.list()).sort((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt)),
  },
  'POST /snapshots': {
    summary: 'Saves all data as a named snapshot.',
    bodies: [{ name: 'Payday' }, { name: 'Payday', overwrite: true }],
    async resolve({ bank, request, seed, snapshots }) {
      const { name, overwrite = false } = checkKnown(await readJson(request), snapshotRequest)
      const others = othersOf(await snapshots.list(), name, overwrite)
      const content = createExport(bank, seed)
      const size = new TextEncoder().encode(content).byteLength
      assertSpace(others, size)
      const snapshot: Snapshot = {
        name,
        savedAt: new Date(bank.clock.wallNow()).toISOString(),
        time: new Date(bank.clock.now()).toISOString(),
        size,
        rows: Object.values(bank.tables).reduce((sum, table) => sum + table.count(), 0),
      }
      await snapshots.save(snapshot, content)
      return snapshot
    },
  },
  'POST /snapshots/:name/restore': {
    summary: 'Replaces all data with the content of a snapshot.',
    async resolve({ bank, params, snapshots, replace }) {
      const { name } = await snapshotOf(snapshots, params.name)
      await importFile(JSON.parse((await snapshots.load(name)) ?? '{}'), { bank, replace })
    },
  },
  'PUT /snapshots/:name': {
    summary: 'Renames a snapshot.',
    bodies: [{ name: 'Rent day' }],
    async resolve({ request, params, snapshots }) {
      const renamed = await snapshotOf(snapshots, params.name)
      const { name, overwrite = false } = checkKnown(await readJson(request), snapshotRequest)
      if (name === renamed.name) return renamed
      othersOf(await snapshots.list(), name, overwrite)
      await snapshots.rename(renamed.name, { ...renamed, name })
      return { ...renamed, name }
    },
  },
  'DELETE /snapshots/:name': {
    summary: 'Deletes a snapshot.',
    async resolve({ params, snapshots }) {
      const { name } = await snapshotOf(snapshots, params.name)
      await snapshots.delete(name)
    },
  },
}
