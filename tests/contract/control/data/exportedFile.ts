import { control } from '../../calls.ts'
import type { Host } from '../../hosts.ts'

export type Row = Record<string, unknown>
export interface ExportedFile {
  format: string
  version: number
  seed: string
  clock: { now: string; isStopped: boolean }
  settings: Row
  tables: Record<string, Row[]>
}

export const exported = async (host: Host) => (await host.call('/sandbox/api/export')).text()
export const fileOf = async (host: Host) => JSON.parse(await exported(host)) as ExportedFile

export async function imported(host: Host, body: BodyInit) {
  const response = await host.call('/sandbox/api/import', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as unknown }
}
export const done = { status: 200, body: { header: { status: 'SUCCESS', statusCode: 200, message: null } } }
export const refused = (status: number, message: string) => ({
  status,
  body: { header: { status: 'ERROR', statusCode: status, message } },
})

export const withFirst = ({ tables, ...file }: ExportedFile, name: string, change: Row): unknown => ({
  ...file,
  tables: { ...tables, [name]: tables[name]?.map((row, index) => (index === 0 ? { ...row, ...change } : row)) },
})

export const read = async (host: Host) =>
  Promise.all(['/state', '/status', '/events', '/mails', '/due', '/faults'].map((path) => control(host, 'GET', path)))
