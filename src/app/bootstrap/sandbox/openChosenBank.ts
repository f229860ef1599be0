import type { PortalConfiguration } from '../../../rules/configuration.ts'
import { bankAddressOf, bankNameOf, programAddressOf } from '../../../rules/sandbox/banks/bankName.ts'
import { cookiePaths } from '../../session/token/cookiePaths.ts'
import { tokenCookie, tokenCookieNameOf } from '../../session/token/tokenCookie.ts'
import {
  chosenBankKey,
  deletionsKey,
  dropDeletedBanks,
  markBankDeleted,
  readChosenBank,
  saveChosenBank,
} from './bankStorage.ts'
import { createCallHold } from './createCallHold.ts'

/** The bank that the page shows, of those of its host. */
export interface ShownBank {
  /** Null for the default bank. */
  readonly name: string | null
  /** Where programs reach it. */
  readonly address: string
  /** Whether its server needs a key for control calls, which the portal's host adds. */
  readonly needsKey: boolean
  /** `fetch`, whose calls to the bank wait while it is being deleted. */
  holding(fetch: typeof globalThis.fetch): typeof globalThis.fetch
  /** Loads the portal again with another one, in every tab. @throws Error when the browser stores no choice */
  choose(name: string | null): void
  /** Deletes the bank by `remove` and loads the portal again with the default bank. */
  leave(remove: () => Promise<void>): Promise<void>
  /** Removes what the browser keeps for a bank that was deleted, in every tab: drafts, what was chosen, the session. */
  clearDeleted(name: string): void
}

interface Browser {
  storage(): Storage
  /** That of this tab alone. */
  session(): Storage
  removeToken(bank: string): void
  reload(): void
  /** Calls back when a page that was loaded again is still there: the person refused to leave a form. */
  onStayed(listener: () => void): void
  /** Calls back when another tab has changed what is stored. */
  onStored(listener: (key: string | null) => void): void
}

const thisBrowser: Browser = {
  storage: () => localStorage,
  session: () => sessionStorage,
  removeToken: (bank) =>
    tokenCookie({
      name: tokenCookieNameOf(bank),
      jar: () => document,
      secure: () => location.protocol === 'https:',
      paths: () => cookiePaths(location.pathname),
    }).remove(),
  reload: () => location.reload(),
  onStayed: (listener) => void setTimeout(listener, 5000),
  onStored: (listener) => addEventListener('storage', ({ key }) => listener(key)),
}

/** The configuration with the addresses of a bank of the same host. */
function configurationAt(configuration: PortalConfiguration, name: string | null): PortalConfiguration {
  const { services, authorization, tryItOut } = configuration
  const at = (address: string) => bankAddressOf(address, name)
  return {
    ...configuration,
    services: at(services),
    authorization: at(authorization),
    ...(tryItOut && { tryItOut: { api: at(tryItOut.api), login: at(tryItOut.login) } }),
  }
}

/**
 * The bank that was chosen, as long as the portal is started with the same address; else the one that it is started with.
 * Undefined when the page is loaded again instead, since it began with what the browser keeps of another bank.
 */
export function openChosenBank(
  configuration: PortalConfiguration,
  { storage, session, removeToken, reload, onStayed, onStored }: Browser = thisBrowser,
): { configuration: PortalConfiguration; shownBank: ShownBank } | undefined {
  const { services } = configuration
  const chosen = readChosenBank(storage)
  const name = chosen?.services === services ? chosen.bank : bankNameOf(services)
  const stored = chosen?.bank ?? null
  if (name !== stored && saveChosenBank(storage, { services, bank: name })) {
    reload()
    return undefined
  }
  onStored((key) => {
    if (key === deletionsKey) dropDeletedBanks(storage, session)
    const isChosen = key === null || key === chosenBankKey
    if (isChosen && (readChosenBank(storage)?.bank ?? null) !== name) reload()
  })
  const { holding, hold } = createCallHold()
  const choose = (next: string | null) => {
    if (!saveChosenBank(storage, { services, bank: next }))
      throw new Error(
        'Your browser doesn’t let this site store which bank you chose. Start the portal with its address: npm start -- --bank',
      )
    reload()
  }
  const shownBank: ShownBank = {
    name,
    address: programAddressOf(bankAddressOf(services, name)),
    needsKey: configuration.control !== undefined,
    holding,
    choose,
    async leave(remove) {
      const release = hold()
      try {
        await remove()
      } catch (error) {
        release()
        throw error
      }
      try {
        choose(null)
        onStayed(release)
      } catch {
        // The bank is deleted all the same, and the page says that it is gone.
        release()
      }
    },
    clearDeleted(deleted) {
      markBankDeleted(storage, deleted)
      for (const kept of [storage, session]) dropDeletedBanks(storage, kept)
      removeToken(deleted)
    },
  }
  return {
    configuration: name === bankNameOf(services) ? configuration : configurationAt(configuration, name),
    shownBank,
  }
}
