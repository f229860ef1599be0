import { emptyRecord, type FirstCallRecord, recordOf } from '../../rules/firstCall.ts'

const prefix = 'portico.firstCall.'

/** Names a developer on this device without their address: a hash (FNV-1a, 32 bits, of the user name). */
function keyOf(owner: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(owner.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return prefix + hash.toString(36)
}

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
