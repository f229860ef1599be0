import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { control } from '../../calls.ts'
import { done, type ExportedFile, fileOf, imported } from '../../control/data/exportedFile.ts'
import { type Host, hostNames } from '../../hosts.ts'
import { consent, openLogin, submit } from '../../login.ts'
import { type Client, renewClient, requestToken, saveClient } from '../../oauth.ts'
import { type ConsentCalls, consentCalls, openConsents } from './consentCalls.ts'

const day = 86_400_000
const ofAnother =
  'The transaction belongs to another sign-in: complete it with the token of the first call, or one that was renewed since.'

const order = {
  senderAccountNumber: '1010000001',
  receiverAccountNumber: '1010000002',
  receiverName: 'Elif Yılmaz',
  amount: { amount: '5.00', currency: 'TRY' },
}

describe.each(hostNames)('what consents that end meet on the %s', (name) => {
  let host: Host
  let client: Client
  let bank: ConsentCalls
  beforeEach(async () => {
    ;({ host, client, bank } = await openConsents(name))
  })
  afterEach(() => host.close())

  const send = (token: string, key: string) =>
    bank.call(token, 'POST', '/api/moneytransfers/v1/internal', order, { 'Idempotency-Key': key })
  const complete = (token: string, { data }: { data?: unknown }) =>
    bank.call(token, 'POST', bankPaths.otpExecute, {
      transaction_id: (data as { transactionId: string }).transactionId,
      authenticationType: 1,
      otp_info: '123456',
    })
  const balance = async () => {
    const { body } = await control(host, 'GET', '/customers')
    const [customer] = (body as { data: { accounts: { accountNumber: string; balance: string }[] }[] }).data
    return Number(customer?.accounts.find(({ accountNumber }) => accountNumber === '1010000001')?.balance)
  }
  const ends = ({ tables }: ExportedFile) =>
    (tables.jobs ?? [])
      .filter(({ kind }) => kind === 'consent-expiry')
      .map(({ data }) => (data as { consentId: string }).consentId)
      .sort()

  test('an order whose consent ended before its code is free to be sent again with its key', async () => {
    const before = await balance()
    const first = await bank.allow('accounts moneytransfers')
    const waiting = await send(first.access, 'rent-of-march')
    expect(waiting).toMatchObject({ status: 200, data: { status: 'OTP_REQUIRED' } })
    await bank.asApplication('DELETE', `/${first.id}`)
    expect((await send(first.access, 'rent-of-march')).status).toBe(401)
    expect((await complete(first.access, waiting)).status).toBe(401)
    expect(await balance()).toBe(before)

    const { access } = await bank.allow('accounts moneytransfers')
    const again = await send(access, 'rent-of-march')
    expect((again.data as { transactionId: string }).transactionId).not.toBe(
      (waiting.data as { transactionId: string }).transactionId,
    )
    expect((await complete(access, again)).status).toBe(200)
    expect(await balance()).toBe(before - 5)
  })

  test('an order that was carried out is answered again under the next consent, and not carried out again', async () => {
    const before = await balance()
    const first = await bank.allow('accounts moneytransfers')
    const waiting = await send(first.access, 'rent-of-april')
    const completed = await complete(first.access, waiting)
    expect(completed.status).toBe(200)
    await bank.asApplication('DELETE', `/${first.id}`)
    const { access } = await bank.allow('accounts moneytransfers')
    expect(await send(access, 'rent-of-april')).toMatchObject({ status: 200, data: waiting.data })
    expect(await complete(access, waiting)).toEqual(completed)
    expect(await balance()).toBe(before - 5)
  })

  test('a lost completion is answered again to a renewed token, and to none that could not have ordered it', async () => {
    const before = await balance()
    const first = await bank.allow('accounts moneytransfers')
    const waiting = await send(first.access, 'rent-of-may')
    const completed = await complete(first.access, waiting)
    const refused = { status: 404, reason: ofAnother }
    const narrow = await bank.refresh(first.refreshToken, 'accounts')
    expect(await complete(narrow.body.access_token ?? '', waiting)).toMatchObject(refused)
    await control(host, 'POST', '/clock', { advance: 12 * 3_600_000 })
    const renewed = await bank.refresh(narrow.body.refresh_token)
    expect(await complete(renewed.body.access_token ?? '', waiting)).toEqual(completed)

    const withoutScope = await bank.allow('accounts')
    expect(await complete(withoutScope.access, waiting)).toMatchObject(refused)
    const withoutAccount = await bank.allow('accounts moneytransfers', ['1010000002'])
    expect(await complete(withoutAccount.access, waiting)).toMatchObject(refused)
    expect(await balance()).toBe(before - 5)
  })

  test('what waits is completed with a token that was renewed since, also once the first has expired', async () => {
    const before = await balance()
    const { access, refreshToken } = await bank.allow('accounts moneytransfers')
    await control(host, 'POST', '/clock', { advance: 595_000 })
    const waiting = await send(access, 'rent-of-june')
    await control(host, 'POST', '/clock', { advance: 10_000 })
    const renewed = (await bank.refresh(refreshToken)).body.access_token ?? ''
    expect((await complete(access, waiting)).status).toBe(401)
    expect(await send(renewed, 'rent-of-june')).toMatchObject({ status: 200, data: waiting.data })
    const completed = await complete(renewed, waiting)
    expect(completed.status).toBe(200)
    expect(await complete(renewed, waiting)).toEqual(completed)
    expect(await balance()).toBe(before - 5)
  })

  test('what waits is completed with a renewed token after the one of the order was revoked', async () => {
    const before = await balance()
    const { access, refreshToken } = await bank.allow('accounts moneytransfers')
    const waiting = await send(access, 'rent-of-august')
    const renewed = (await bank.refresh(refreshToken)).body.access_token ?? ''
    await requestToken(host, client, { token: access }, {}, bankPaths.revoke)
    expect(await send(renewed, 'rent-of-august')).toMatchObject({ status: 200, data: waiting.data })
    expect((await complete(renewed, waiting)).status).toBe(200)
    expect(await balance()).toBe(before - 5)
  })

  test('what was completed is not answered again once the application has lost the API', async () => {
    const { access } = await bank.allow('accounts moneytransfers')
    const waiting = await send(access, 'rent-of-september')
    expect((await complete(access, waiting)).status).toBe(200)
    const productList = client.productList.filter((id) => id === '1000')
    await saveClient(host, { id: client.id, productList })
    expect(await complete(access, waiting)).toMatchObject({ status: 403, data: undefined })
  })

  test('what waits without a key is only said to be over once it was completed', async () => {
    const { access, refreshToken } = await bank.allow('accounts moneytransfers')
    const waiting = await bank.call(access, 'POST', '/api/moneytransfers/v1/internal', order)
    const renewed = (await bank.refresh(refreshToken)).body.access_token ?? ''
    expect((await complete(access, waiting)).status).toBe(200)
    expect(await complete(renewed, waiting)).toMatchObject({
      status: 404,
      reason: 'The transaction is completed and its call was carried out: send the first call again for another one.',
    })
  })

  test('what waits is completed neither after its consent has ended nor without its scope or its account', async () => {
    const before = await balance()
    const first = await bank.allow('accounts moneytransfers')
    const waiting = await send(first.access, 'rent-of-july')
    for (const [scopes, accounts] of [
      ['accounts moneytransfers'],
      ['accounts'],
      ['accounts moneytransfers', ['1010000002']],
    ] as const) {
      const { access } = await bank.allow(scopes, accounts && [...accounts])
      expect(await complete(access, waiting)).toMatchObject({ status: 404, reason: ofAnother })
    }
    expect(await balance()).toBe(before)
  })

  test('a refresh token is refused right after the end, with the documented error', async () => {
    const { refreshToken } = await bank.allow()
    await control(host, 'POST', '/clock', { advance: 29 * day })
    const { refresh_token } = (await bank.refresh(refreshToken)).body
    await control(host, 'POST', '/clock', { advance: 29 * day })
    const last = (await bank.refresh(refresh_token)).body
    await control(host, 'POST', '/clock', { advance: 29 * day })
    const kept = (await bank.refresh(last.refresh_token)).body
    await control(host, 'POST', '/clock', { advance: 3 * day })
    expect(await bank.refresh(kept.refresh_token)).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'The refresh token is not valid' },
      reason:
        'The days for which the customer gave the consent are over: send the customer through the authorization page again.',
    })
  })

  test('Refresh Secret ends the tokens and leaves the consent, which the next one replaces', async () => {
    const { access, id } = await bank.allow()
    bank = consentCalls(host, await renewClient(host, client))
    expect(await bank.accounts(access)).toMatchObject({
      status: 401,
      reason: 'Refresh Secret ended the token: request a new one with the new client ID and client secret.',
    })
    expect(await bank.statusOf(id)).toEqual(['VALID', null])
    const next = await bank.allow()
    expect([await bank.statusOf(id), await bank.statusOf(next.id)]).toEqual([
      ['REVOKED', 'REPLACED'],
      ['VALID', null],
    ])
  })

  test('what waits for an answer keeps its one end through a snapshot, and has none after a reset', async () => {
    const readyMade = ends(await fileOf(host))
    const page = await submit(host, await openLogin(host, bank.address('accounts')), { testCustomer: '1' })
    const [asked] = await bank.own()
    const planned = [...readyMade, asked?.consentId].sort()
    expect(ends(await fileOf(host))).toEqual(planned)
    await control(host, 'POST', '/snapshots', { name: 'asked' })
    await control(host, 'POST', '/reset')
    expect(ends(await fileOf(host))).toEqual(readyMade)
    await control(host, 'POST', '/snapshots/asked/restore')
    expect(ends(await fileOf(host))).toEqual(planned)
    const { location } = await submit(host, page, { account: '1010000001', decision: 'allow' })
    expect(location).toContain('code=')
    expect(ends(await fileOf(host))).toEqual(planned)
  })

  test('tokens of an older version get a consent of 90 days, once', async () => {
    const { access, id } = await bank.allow()
    const file = await fileOf(host)
    const { consents: _, ...older } = file.tables
    const withoutConsents = {
      ...file,
      tables: {
        ...older,
        system: file.tables.system?.map(({ hasConsents: _has, ...row }) => row),
        jobs: file.tables.jobs?.filter(({ kind }) => kind !== 'consent-expiry'),
        authorizationRequests: file.tables.authorizationRequests?.map(({ consentId: _id, ...row }) => row),
        authorizationGrants: file.tables.authorizationGrants?.map(({ consentId: _id, ...row }) => row),
      },
    }
    expect(await imported(host, JSON.stringify(withoutConsents))).toEqual(done)
    const [given, ...others] = await bank.own()
    expect([given, others]).toEqual([
      expect.objectContaining({ status: 'VALID', customerNumber: '1', durationDays: 90, scopes: ['accounts'] }),
      [],
    ])
    expect(await bank.accounts(access)).toMatchObject({ status: 200 })

    const completed = await fileOf(host)
    expect(ends(completed)).toEqual(ends(file).map((each) => (each === id ? given?.consentId : each)))
    expect(await imported(host, JSON.stringify(completed))).toEqual(done)
    const later = await fileOf(host)
    expect([later.tables.consents, ends(later)]).toEqual([completed.tables.consents, ends(completed)])
    await bank.asApplication('DELETE', `/${given?.consentId}`)
    expect((await bank.accounts(access)).status).toBe(401)
  })

  test('a code whose consent the bank no longer has gives no token', async () => {
    const { code } = await consent(host, bank.address('accounts'))
    const [given] = await bank.own()
    const file = await fileOf(host)
    const consents = file.tables.consents?.filter((row) => row.id !== given?.consentId)
    expect(await imported(host, JSON.stringify({ ...file, tables: { ...file.tables, consents } }))).toEqual(done)
    expect(await bank.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('in two tabs of the bank’s page a consent is withdrawn once, and the other tab shows it as ended', async () => {
    const { id } = await bank.allow()
    const signIn = async () => submit(host, await openLogin(host, bankPaths.consents), { testCustomer: '1' })
    const confirming = await submit(host, await signIn(), { withdraw: id })
    const listing = await signIn()
    await submit(host, await submit(host, listing, { withdraw: id }), { decision: 'withdraw' })
    const changed = (await fileOf(host)).tables.consents
    for (const page of [await submit(host, confirming, { decision: 'withdraw' }), await signIn()]) {
      expect(page.text).toContain('You have withdrawn it')
      expect(page.text).not.toContain(`value="${id}"`)
      expect(page.text).not.toContain('no longer has access')
    }
    const stale = await submit(host, listing, { withdraw: id })
    expect(stale.text).toContain('This page was submitted before')
    expect((await fileOf(host)).tables.consents).toEqual(changed)
  })
})
