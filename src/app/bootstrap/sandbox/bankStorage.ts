import { bankNamePattern } from '../../../rules/sandbox/bankNameOf.ts'

/** Where a browser keeps which bank its portal opens, for the addresses that the portal was started with. */
export const chosenBankKey = 'portico.bank'

export interface ChosenBank {
  /** Base address of the services that the portal was started with: the choice holds for it alone. */
  services: string
  /** Null for the bank without a name. */
  bank: string | null
}

const bankName = new RegExp(`^${bankNamePattern}$`)

/** Undefined without a choice, and without storage. */
export function readChosenBank(storage: () => Storage): ChosenBank | undefined {
  try {
    const { services, bank } = JSON.parse(storage().getItem(chosenBankKey) ?? '{}') as Partial<ChosenBank>
    const isName = bank === null || (typeof bank === 'string' && bankName.test(bank))
    return typeof services === 'string' && isName ? { services, bank } : undefined
  } catch {
    return undefined
  }
}

/** False without storage. */
export function keepChosenBank(storage: () => Storage, chosen: ChosenBank): boolean {
  try {
    storage().setItem(chosenBankKey, JSON.stringify(chosen))
    return true
  } catch {
    return false
  }
}

/** Whose bank the other keys belong to; missing for the bank without a name. */
const ownerKey = 'portico.bankOfStorage'

/** What belongs to the person, whichever bank the portal shows. */
const ofThePerson: ReadonlySet<string> = new Set([
  chosenBankKey,
  ownerKey,
  'portico.theme',
  'portico.sampleLanguage',
  'portico.sandboxDock',
  'portico.recentSearches',
])

/** A name has no slash: what is set aside for one bank is no other's. */
const asidePrefix = (bank: string) => `portico@${bank}/`

/** What there is no room for is lost rather than shown in another bank. */
function move(storage: Storage, from: string, to: string) {
  const value = storage.getItem(from)
  storage.removeItem(from)
  try {
    if (value !== null) storage.setItem(to, value)
  } catch {}
}

function exchange(storage: Storage, bank: string) {
  const before = storage.getItem(ownerKey) ?? ''
  if (before === bank) return
  const keys = Object.keys(storage)
  for (const key of keys)
    if (key.startsWith('portico.') && !ofThePerson.has(key)) move(storage, key, asidePrefix(before) + key)
  const prefix = asidePrefix(bank)
  for (const key of keys) if (key.startsWith(prefix)) move(storage, key, key.slice(prefix.length))
  if (bank === '') storage.removeItem(ownerKey)
  else storage.setItem(ownerKey, bank)
}

/**
 * Before anything of the page reads it, storage holds what the pages of the chosen bank have kept there: drafts, chosen
 * applications, dismissed announcements. What belongs to another bank is set aside until that is chosen again.
 */
export function openBankStorage(local: () => Storage, session: () => Storage): void {
  const { bank } = readChosenBank(local) ?? { bank: null }
  for (const storage of [local, session])
    try {
      exchange(storage(), bank ?? '')
    } catch {}
}
