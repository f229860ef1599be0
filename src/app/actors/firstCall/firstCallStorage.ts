import { emptyRecord, type FirstCallRecord, recordOf } from '../../../rules/firstCall/firstCall.ts'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { fingerprint } from '../../../rules/security/fingerprint.ts'

const prefix = 'portico.firstCall.'

/** Names a developer on this device without their address. */
const keyOf = (owner: string) => prefix + fingerprint(owner.toLowerCase())

/** How far a developer has come, on this device; without storage it is forgotten with the page. */
export function firstCallStorage(owner: string | null, storage: () => Storage) {
  return {
    load: (): FirstCallRecord => (owner === null ? emptyRecord : recordOf(readJson(storage, keyOf(owner)))),
    save(record: FirstCallRecord) {
      if (owner !== null) writeJson(storage, keyOf(owner), record)
    },
  }
}
