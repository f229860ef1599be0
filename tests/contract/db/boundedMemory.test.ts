// @module-tag full

import { expect, test } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { control, register, tokens } from '../calls.ts'
import { firstDay, frozenClock } from '../frozenClock.ts'
import { openHost } from '../hosts.ts'
import { requestToken, saveClient } from '../oauth.ts'

const kept = 10_000
const month = 30 * 24 * 3_600_000

/** A bank whose storage has as many rows as it keeps, the oldest first. */
async function openFull(makers: Record<string, [count: number, row: (id: string) => object]>) {
  const rows = new Map<string, StoredRow>()
  const clock = frozenClock()
  const open = () => openHost('worker host', { clock, storage: memoryStorage(rows) })
  await control(await open(), 'POST', '/clock', { advance: 0 })
  for (const [table, [count, row]] of Object.entries(makers))
    for (let order = 0; order < count; order++) {
      const id = `old-${String(order).padStart(5, '0')}`
      rows.set(`${table}/${id}`, { order: -count + order, row: { id, ...row(id) } })
    }
  const host = await open()
  /** In memory and in the storage, with the oldest that is left. */
  async function left(table: string) {
    const { data } = (await control(host, 'GET', '/state')).body as { data: { rows: Record<string, number> } }
    const stored = [...rows.keys()].filter((key) => key.startsWith(`${table}/`)).sort()
    return [data.rows[table], stored.length, stored.find((key) => key.includes('/old-'))?.split('/')[1]]
  }
  return { host, clock, left }
}

const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope: 'accounts' }

test('the newest tokens of customers stay, and what has expired goes when others are issued', async () => {
  const { host, clock, left } = await openFull({
    authorizationGrants: [
      kept,
      () => ({
        applicationId: 'application-000001',
        clientId: 'x',
        kind: 'password',
        scopes: ['accounts'],
        customerNumber: '1',
        corporateUsername: null,
        accounts: null,
        endedAt: null,
      }),
    ],
    accessTokens: [kept, (id) => ({ grantId: id, scopes: ['accounts'], expiresAt: firstDay + 599_000 })],
    refreshTokens: [kept, (id) => ({ grantId: id, expiresAt: firstDay + month, usedAt: null })],
  })
  const client = await saveClient(host)
  const tables = ['accessTokens', 'refreshTokens', 'authorizationGrants']
  const counts = () => Promise.all(tables.map(left))
  await requestToken(host, client, form)
  await requestToken(host, client, form)
  expect(await counts()).toEqual(tables.map(() => [kept, kept, 'old-00002']))
  clock.pass(month)
  await requestToken(host, client, form)
  expect(await counts()).toEqual(tables.map(() => [1, 1, undefined]))
})

test('the newest sessions of developers stay, and what has expired goes when others sign in', async () => {
  const { host, clock, left } = await openFull({
    grants: [kept, () => ({ accountId: 'account-000001', endedAt: null })],
    tokens: [
      kept,
      (id) => ({
        grantId: id,
        refreshToken: `refresh-${id}`,
        expiresIn: 599,
        expiresAt: firstDay + 599_000,
        refreshExpiresAt: firstDay + 3_600_000,
        successor: null,
      }),
    ],
  })
  await tokens(host)
  expect([await left('tokens'), await left('grants')]).toEqual(Array(2).fill([kept, kept, 'old-00001']))
  clock.pass(2 * 24 * 3_600_000)
  await tokens(host)
  expect([await left('tokens'), await left('grants')]).toEqual(Array(2).fill([1, 1, undefined]))
})

test('the newest mails stay', async () => {
  const mail = { to: 'ada@example.com', subject: 'Welcome', text: 'Hello', link: '/confirm/x' }
  const { host, left } = await openFull({
    mails: [500, () => ({ sentAt: new Date(firstDay).toISOString(), ...mail })],
  })
  await register(host)
  expect(await left('mails')).toEqual([500, 500, 'old-00001'])
})

test('the newest answers of the captcha and names of failed sign-ins stay', async () => {
  const { host, left } = await openFull({
    usedCaptchas: [kept, () => ({ usedAt: firstDay })],
    signInFailures: [kept, () => ({ failures: 1, lastAt: firstDay })],
  })
  for (const name of ['one', 'two']) {
    const { status } = await register(host, { eMailAddress: `${name}@example.com` })
    expect(status).toBe(200)
    await tokens(host, `${name}@example.com`, 'Wrong-2026').catch(() => undefined)
  }
  const [captchas] = await left('usedCaptchas')
  const [failures] = await left('signInFailures')
  expect([captchas, failures]).toEqual([kept, kept])
})
