import { emptyRecord, type FirstCallRecord, recordOf } from '../../../rules/firstCall/firstCall.ts'
import { fingerprint } from '../../../rules/security/fingerprint.ts'

const prefix = 'portico.firstCall.'

/** Names a developer on this device without their address. */
const keyOf = (owner: string) => prefix + fingerprint(owner.toLowerCase())

/** How far a developer has come, on this device; without storage it is forgotten with the page. */
export function keptFirstCall(owner: string | null, storage: () => Storage) {
  return {
    load(): FirstCallRecord {
      if (owner === null) return emptyRecord
      try {
        return recordOf(JSON.parse(storage().getItem(keyOf(owner)) ?? 'null'))
      } catch {
        return emptyRecord
      }
    },
    save(record: FirstCallRecord) {
      if (owner === null) return
      try {
        storage().setItem(keyOf(owner), JSON.stringify(record))
      } catch {}
    },
  }
}
