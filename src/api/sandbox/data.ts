import { integer, record, string, type } from 'superstruct'
import { sandboxConsentList } from '../../rules/sandbox/customers/consents.ts'
import { customerList } from '../../rules/sandbox/customers/customerAccounts.ts'
import { type DataControl, type DataPanelData, snapshotList } from '../../rules/sandbox/data/data.ts'
import { changeControl, type Fetch, readControl, readText, sendFile } from './controlCalls.ts'

const state = type({ seed: string(), rows: record(string(), integer()) })

export async function readData(fetch: Fetch, signal: AbortSignal): Promise<DataPanelData> {
  const [{ seed, rows }, snapshots, customers, consents] = await Promise.all([
    readControl(fetch, '/state', state, signal),
    readControl(fetch, '/snapshots', snapshotList, signal),
    readControl(fetch, '/customers', customerList, signal),
    readControl(fetch, '/consents', sandboxConsentList, signal),
  ])
  return { seed, rows, snapshots, customers, consents }
}

/** The whole state as the text of a JSON file. */
export const readExport = (fetch: Fetch, signal: AbortSignal): Promise<string> => readText(fetch, '/export', signal)

const bankPath = (name: string) => `/banks/${encodeURIComponent(name)}`

const snapshotPath = (name: string, action = '') => `/snapshots/${encodeURIComponent(name)}${action}`

export function runDataControl(
  fetch: Fetch,
  control: Exclude<DataControl, { kind: 'export' | 'openBank' }>,
  signal: AbortSignal,
): Promise<unknown> {
  switch (control.kind) {
    case 'reset':
      return changeControl(fetch, 'POST', '/reset', { seed: control.seed }, signal)
    case 'import':
      return sendFile(fetch, '/import', control.file, signal)
    case 'save':
      return changeControl(fetch, 'POST', '/snapshots', { name: control.name, overwrite: control.overwrite }, signal)
    case 'restore':
      return changeControl(fetch, 'POST', snapshotPath(control.name, '/restore'), {}, signal)
    case 'delete':
      return changeControl(fetch, 'DELETE', snapshotPath(control.name), undefined, signal)
    case 'rename': {
      const { newName: name, overwrite } = control
      return changeControl(fetch, 'PUT', snapshotPath(control.name), { name, overwrite }, signal)
    }
    case 'account': {
      const { customerNumber, accountNumber, balance, status } = control
      const path = `/customers/${customerNumber}/accounts/${accountNumber}`
      return changeControl(fetch, 'PUT', path, { balance, status }, signal)
    }
    case 'customer': {
      const { story, name, seed } = control
      const order = { story, ...(name !== '' && { name }), ...(seed !== '' && { seed }) }
      return changeControl(fetch, 'POST', '/customers', order, signal)
    }
    case 'makeBank':
      return changeControl(fetch, 'PUT', bankPath(control.name), control.request, signal)
    case 'deleteBank':
      return changeControl(fetch, 'DELETE', bankPath(control.name), undefined, signal)
    case 'consent':
      return changeControl(fetch, 'POST', `/consents/${encodeURIComponent(control.consentId)}/withdraw`, {}, signal)
    case 'card': {
      const { customerNumber, cardId, status } = control
      return changeControl(fetch, 'PUT', `/customers/${customerNumber}/cards/${cardId}`, { status }, signal)
    }
  }
}
