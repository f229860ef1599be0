import { expect, test } from 'vitest'
import { chosenBankKey, deletionsKey } from '../../../../../src/app/bootstrap/sandbox/bankStorage.ts'
import { openChosenBank } from '../../../../../src/app/bootstrap/sandbox/openChosenBank.ts'
import { configuration as portalConfiguration } from '../../../../contract/configuration.ts'
import { storageWith } from '../../../../support/storageWith.ts'

const at = (address: string) => ({
  ...portalConfiguration,
  services: address,
  authorization: address,
  tryItOut: { api: address, login: address },
})

function open(address: string, chosen?: object, storage = storageWith()) {
  if (chosen) storage.setItem(chosenBankKey, JSON.stringify(chosen))
  const browser = {
    reloads: 0,
    hear: (_: string | null) => {},
    stay: () => {},
    removedTokens: [] as string[],
    session: storageWith(),
  }
  const opened = openChosenBank(at(address), {
    storage: () => storage,
    session: () => browser.session,
    removeToken: (bank) => void browser.removedTokens.push(bank),
    reload: () => void browser.reloads++,
    onStayed: (listener) => {
      browser.stay = listener
    },
    onStored: (listener) => {
      browser.hear = listener
    },
  })
  return { opened, storage, browser, kept: () => JSON.parse(storage.getItem(chosenBankKey) ?? 'null') as unknown }
}

const server = 'http://127.0.0.1:8787'

test.each([
  ['/bank', { services: '/bank', bank: 'team-a' }, '/bank/banks/team-a', 'team-a'],
  [server, { services: server, bank: 'team-a' }, `${server}/banks/team-a`, 'team-a'],
  [
    `${server}/banks/team-b`,
    { services: `${server}/banks/team-b`, bank: 'team-a' },
    `${server}/banks/team-a`,
    'team-a',
  ],
  [`${server}/banks/team-b`, { services: `${server}/banks/team-b`, bank: null }, server, null],
  ['/bank', undefined, '/bank', null],
])('started with %s and the choice %j, the portal is at %s', (address, chosen, expected, name) => {
  const { opened, browser } = open(address, chosen)
  expect(opened?.configuration).toEqual(at(expected))
  expect(opened?.shownBank.name).toBe(name)
  expect(opened?.shownBank.address).toBe(expected.replace('/bank/', `${server}/`).replace(/^\/bank$/, server))
  expect(browser.reloads).toBe(0)
})

test('control calls need a key when the host of the portal sends them', () => {
  expect(open('/bank').opened?.shownBank.needsKey).toBe(false)
  const browser = {
    storage: storageWith,
    session: storageWith,
    removeToken() {},
    reload() {},
    onStayed() {},
    onStored() {},
  }
  expect(openChosenBank({ ...at(server), control: '/control' }, browser)?.shownBank.needsKey).toBe(true)
})

test('a choice that was made for another address is dropped, and the page is loaded again with storage of its bank', () => {
  const { opened, browser, kept, storage } = open(server, { services: '/bank', bank: 'team-a' })
  expect([opened, browser.reloads, kept()]).toEqual([undefined, 1, { services: server, bank: null }])
  expect(open(server, undefined, storage).opened?.configuration).toEqual(at(server))
})

test('the first page of a portal that is started with the address of a bank is loaded again once', () => {
  const address = `${server}/banks/team-b`
  const { opened, browser, storage } = open(address)
  expect([opened, browser.reloads]).toEqual([undefined, 1])
  const again = open(address, undefined, storage)
  expect([again.opened?.configuration, again.opened?.shownBank.name]).toEqual([at(address), 'team-b'])
})

test('a switch stores the choice and loads the portal again, and other tabs follow it', () => {
  const first = open('/bank')
  const second = open('/bank', undefined, first.storage)
  first.opened?.shownBank.choose('team-a')
  expect([first.browser.reloads, first.kept()]).toEqual([1, { services: '/bank', bank: 'team-a' }])
  second.browser.hear('portico.theme')
  expect(second.browser.reloads).toBe(0)
  second.browser.hear(chosenBankKey)
  expect(second.browser.reloads).toBe(1)
})

test('a choice of the bank that a tab shows already leaves it alone', () => {
  const { browser } = open('/bank', { services: '/bank', bank: 'team-a' })
  browser.hear(chosenBankKey)
  expect(browser.reloads).toBe(0)
})

test('a bank that was deleted is forgotten in every tab: what was set aside for it, and its session', () => {
  const first = open('/bank')
  const second = open('/bank', undefined, first.storage)
  const aside = 'portico@team-a/portico.formDraft.contact'
  for (const storage of [first.storage, first.browser.session, second.browser.session]) storage.setItem(aside, 'typed')
  first.opened?.shownBank.clearDeleted('team-a')
  expect(first.browser.removedTokens).toEqual(['team-a'])
  expect([first.storage.getItem(aside), first.browser.session.getItem(aside)]).toEqual([null, null])
  second.browser.hear('portico.theme')
  expect(second.browser.session.getItem(aside)).toBe('typed')
  second.browser.hear(deletionsKey)
  expect(second.browser.session.getItem(aside)).toBe(null)
  expect([first.browser.reloads, second.browser.reloads]).toEqual([0, 0])
})

/** Calls that a page makes while it leaves the bank `team-a`, in the order in which they reach the bank. */
function leaving(storage = storageWith()) {
  const { opened, browser, kept } = open(
    `${server}/banks/team-a`,
    { services: `${server}/banks/team-a`, bank: 'team-a' },
    storage,
  )
  const calls: string[] = []
  const fetch = opened?.shownBank.holding(async (input) => {
    calls.push(String(input))
    return new Response()
  })
  const deletion = { resolve: () => {}, reject: (_: Error) => {} }
  const deleted = new Promise<void>((resolve, reject) => Object.assign(deletion, { resolve, reject }))
  const left = opened?.shownBank.leave(async () => {
    await fetch?.('/sandbox/api/banks/team-a', { method: 'DELETE' })
    return deleted
  })
  const held = fetch?.('/sandbox/api/clock')
  return { browser, kept, calls, deletion, left, held }
}

const deletedCall = '/sandbox/api/banks/team-a'

test('calls of a page wait while its bank is deleted, and until it was loaded again', async () => {
  const { browser, kept, calls, deletion, left, held } = leaving()
  expect(calls).toEqual([deletedCall])
  deletion.resolve()
  await left
  expect([calls, browser.reloads, kept()]).toEqual([
    [deletedCall],
    1,
    { services: `${server}/banks/team-a`, bank: null },
  ])
  browser.stay()
  await held
  expect(calls).toEqual([deletedCall, '/sandbox/api/clock'])
})

test('calls go on when the bank could not be deleted', async () => {
  const { browser, calls, deletion, left, held } = leaving()
  deletion.reject(new Error('The bank is closed'))
  await expect(left).rejects.toThrow('The bank is closed')
  await held
  expect([calls, browser.reloads]).toEqual([[deletedCall, '/sandbox/api/clock'], 0])
})

test('calls go on when the choice of another bank is not stored', async () => {
  const storage = storageWith()
  const { browser, calls, deletion, left, held } = leaving(storage)
  storage.setItem = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  deletion.resolve()
  await left
  await held
  expect([calls, browser.reloads]).toEqual([[deletedCall, '/sandbox/api/clock'], 0])
})

test('a browser that stores nothing opens what the portal was started with, and refuses to switch', () => {
  const storage = storageWith()
  storage.setItem = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const { opened, browser } = open(`${server}/banks/team-b`, undefined, storage)
  expect(opened?.configuration).toEqual(at(`${server}/banks/team-b`))
  expect(() => opened?.shownBank.choose('team-a')).toThrow(
    'Your browser doesn’t let this site store which bank you chose.',
  )
  expect(browser.reloads).toBe(0)
})
