import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { testPassword } from '../../../../src/rules/bank/testCustomers.ts'
import { control } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { authorizeAddress, consent, formOf, openLogin, type Page, submit } from '../../login.ts'
import { type Client, redirectUri, requestToken, saveClient } from '../../oauth.ts'

const titleOf = ({ text }: Page) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
const problemOf = ({ text }: Page) => /role="alert">([^<]*)</.exec(text)?.[1]
const noticeOf = ({ text }: Page) => /role="status">([^<]*)</.exec(text)?.[1]
/** The words of the page between two headings. */
const wordsOf = ({ text }: Page) =>
  text
    .slice(text.indexOf('<main>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** The buttons that withdraw, with the consents that they name. */
const withdrawals = ({ text }: Page) => Array.from(text.matchAll(/name="withdraw" value="(\w+)"/g), ([, id]) => id)

const stale = 'This page was submitted before, or it is older than ten minutes. Sign in again.'

describe.each(hostNames)('the page of a customer’s consents on the %s', (name) => {
  let host: Host
  let client: Client
  beforeEach(async () => {
    host = await openHost(name)
    client = await saveClient(host)
  })
  afterEach(() => host.close())

  const open = () => openLogin(host, bankPaths.consents)
  const signIn = async (testCustomer = '2') => submit(host, await open(), { testCustomer })
  const allow = async (testCustomer: string, account: string[] = []) => {
    const { code = '' } = await consent(host, authorizeAddress(client), { testCustomer, account })
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
    return (await requestToken(host, client, form)).body as { access_token: string; consent_id: string }
  }
  const accounts = async (token: string) =>
    (await host.call('/api/accounts/v1/accounts', { headers: { Authorization: `Bearer ${token}` } })).status

  test('a customer sees what is shared, and withdraws it after a confirmation', async () => {
    const { access_token, consent_id } = await allow('5', ['1010000051'])
    const list = await signIn('5')
    expect(wordsOf(list)).toMatch(
      /^Your consents You are signed in as Ayşe Şahin . Valid Market Stall Data Accounts, balances, movements and statements of the customer Accounts [^,]+, TRY TR[\d ]+ Since 2026-01-05 Until 2026-04-05 Withdraw Sign out$/,
    )
    const asked = await submit(host, list, { withdraw: consent_id })
    expect(titleOf(asked)).toBe('Withdraw your consent to Market Stall?')
    expect(await accounts(access_token)).toBe(200)
    const kept = await submit(host, asked, { decision: 'keep' })
    expect([withdrawals(kept), noticeOf(kept)]).toEqual([[consent_id], undefined])
    const again = await submit(host, kept, { withdraw: consent_id })
    const withdrawn = await submit(host, again, { decision: 'withdraw' })
    expect([withdrawals(withdrawn), noticeOf(withdrawn)]).toEqual([
      [],
      'Market Stall no longer has access to your data.',
    ])
    expect(wordsOf(withdrawn)).toContain('Ended Market Stall You have withdrawn it, 2026-01-05')
    expect(await accounts(access_token)).toBe(401)
  })

  test('a customer sees and withdraws only their own', async () => {
    const { consent_id } = await allow('5', ['1010000051'])
    const list = await signIn('2')
    expect(wordsOf(list)).toContain('Valid You don’t share data with any application.')
    const refused = await submit(host, list, { withdraw: consent_id })
    expect(titleOf(refused)).toBe('Your consents')
    expect(withdrawals(await signIn('5'))).toEqual([consent_id])
  })

  test('each user of a company sees and withdraws only their own', async () => {
    const kuzey = { customerNumber: '12', password: testPassword }
    const finance = { ...kuzey, corporateUsername: 'kuzey.finance' }
    const ready = withdrawals(await submit(host, await open(), finance))
    expect(ready).toHaveLength(1)
    const director = await submit(host, await open(), { ...kuzey, corporateUsername: 'kuzey.director' })
    expect(wordsOf(director)).toContain('Valid You don’t share data with any application.')
    const refused = await submit(host, director, { withdraw: ready[0] ?? '' })
    expect(titleOf(refused)).toBe('Your consents')
    expect(withdrawals(await submit(host, await open(), finance))).toEqual(ready)
  })

  test('a form works once, for ten minutes, and only when the bank’s own page has sent it', async () => {
    const first = await open()
    const failed = await submit(host, first, { customerNumber: '2', password: 'wrong' })
    expect(problemOf(failed)).toBe('The customer number or the password is wrong.')
    expect(problemOf(await submit(host, first, { testCustomer: '2' }))).toBe(stale)
    const list = await submit(host, failed, { testCustomer: '2' })
    expect(titleOf(list)).toBe('Your consents')
    const forged = await submit(host, list, { decision: 'signOut' }, { Origin: 'http://localhost:9' })
    expect(forged.status).toBe(403)
    await control(host, 'POST', '/clock', { advance: 600_000 })
    expect(problemOf(await submit(host, list, { decision: 'signOut' }))).toBe(stale)
  })

  test('who has signed out is not shown again', async () => {
    const list = await signIn()
    const { request = '' } = formOf(list).fields
    expect(titleOf(await submit(host, list, { decision: 'signOut' }))).toBe('You are signed out')
    const again = await openLogin(host, `${bankPaths.consents}?request=${request}`)
    expect([titleOf(again), problemOf(again)]).toEqual(['Sign in', stale])
  })

  test('wrong passwords make the customer number wait, as on the page of an application', async () => {
    let page = await open()
    for (let tries = 0; tries < 6; tries++)
      page = await submit(host, page, { customerNumber: '1', password: 'wrong', corporateUsername: '' })
    expect(problemOf(page)).toBe('Too many failed attempts. Try again in 30 seconds.')
    const other = await submit(host, await openLogin(host, authorizeAddress(client)), { testCustomer: '1' })
    expect(problemOf(other)).toBe('Too many failed attempts. Try again in 30 seconds.')
  })
})
