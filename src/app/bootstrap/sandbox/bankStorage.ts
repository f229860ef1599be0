import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { bankNamePattern } from '../../../rules/sandbox/banks/bankName.ts'

/** Where a browser stores which bank its portal opens, for the addresses that the portal was started with. */
export const chosenBankKey = 'portico.bank'

export interface ChosenBank {
  /** Base address of the services that the portal was started with: the choice holds for it alone. */
  services: string
  /** Null for the default bank. */
  bank: string | null
}

const bankName = new RegExp(`^${bankNamePattern}$`)

/** Undefined without a choice, and without storage. */
export function readChosenBank(storage: () => Storage): ChosenBank | undefined {
  const { services, bank } = (readJson(storage, chosenBankKey) ?? {}) as Partial<ChosenBank>
  const isName = bank === null || (typeof bank === 'string' && bankName.test(bank))
  return typeof services === 'string' && isName ? { services, bank } : undefined
}

/** False without storage. */
export const saveChosenBank = (storage: () => Storage, chosen: ChosenBank): boolean =>
  writeJson(storage, chosenBankKey, chosen)

/** Whose the other keys are; missing for the default bank. */
const ownerKey = 'portico.bankOfStorage'

/** How often a bank of each name was deleted, in localStorage alone. */
export const deletionsKey = 'portico.deletedBanks'

/** What belongs to the person, whichever bank the portal shows. */
const ofThePerson: ReadonlySet<string> = new Set([
  chosenBankKey,
  ownerKey,
  deletionsKey,
  'portico.theme',
  'portico.sampleLanguage',
  'portico.sandboxDock',
  'portico.recentSearches',
])

type Deletions = ReadonlyMap<string, number>

function readDeletions(local: () => Storage): Deletions {
  const stored = (readJson(local, deletionsKey) ?? {}) as Record<string, number>
  return new Map(Object.entries(stored).filter(([, count]) => Number.isInteger(count)))
}

/** The bank that has the name now: `team-a`, or `team-a.2` once two were deleted. A name has no dot. */
function ownerOf(bank: string, deletions: Deletions): string {
  const count = deletions.get(bank)
  return count === undefined ? bank : `${bank}.${count}`
}

const isDeleted = (owner: string, deletions: Deletions) => ownerOf(owner.replace(/\.\d+$/, ''), deletions) !== owner

/** An owner has no slash: what is set aside for one bank is no other's. */
const asidePrefix = (owner: string) => `portico@${owner}/`
const asideOwner = /^portico@([^/]*)\//

/** What there is no room for is lost rather than shown in another bank. */
function move(storage: Storage, from: string, to: string) {
  const value = storage.getItem(from)
  storage.removeItem(from)
  try {
    if (value !== null) storage.setItem(to, value)
  } catch {}
}

function exchange(storage: Storage, owner: string, deletions: Deletions) {
  const before = storage.getItem(ownerKey) ?? ''
  if (before === owner) return
  const keys = Object.keys(storage)
  for (const key of keys)
    if (key.startsWith('portico.') && !ofThePerson.has(key))
      if (isDeleted(before, deletions)) storage.removeItem(key)
      else move(storage, key, asidePrefix(before) + key)
  const prefix = asidePrefix(owner)
  for (const key of keys) if (key.startsWith(prefix)) move(storage, key, key.slice(prefix.length))
  if (owner === '') storage.removeItem(ownerKey)
  else storage.setItem(ownerKey, owner)
}

/** Removes from storage what was set aside for banks that were deleted since, in this tab or another. */
export function dropDeletedBanks(local: () => Storage, storage: () => Storage): void {
  try {
    const deletions = readDeletions(local)
    for (const key of Object.keys(storage())) {
      const owner = asideOwner.exec(key)?.[1]
      if (owner !== undefined && isDeleted(owner, deletions)) storage().removeItem(key)
    }
  } catch {}
}

/** What the pages have kept for the bank is found by none again, also not by one of the same name that is made later. */
export function markBankDeleted(local: () => Storage, bank: string): void {
  const deletions = readDeletions(local)
  writeJson(local, deletionsKey, { ...Object.fromEntries(deletions), [bank]: (deletions.get(bank) ?? 0) + 1 })
}

/**
 * Before anything of the page reads it, storage holds what the pages of the chosen bank have kept there: drafts, chosen
 * applications, dismissed announcements. What belongs to another bank is set aside until that is chosen again, or removed
 * when it was deleted.
 */
export function openBankStorage(local: () => Storage, session: () => Storage): void {
  const { bank } = readChosenBank(local) ?? { bank: null }
  for (const storage of [local, session]) {
    dropDeletedBanks(local, storage)
    try {
      const deletions = readDeletions(local)
      exchange(storage(), ownerOf(bank ?? '', deletions), deletions)
    } catch {}
  }
}
