import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxExportSize } from '../../../../src/rules/sandbox/data/exportFormat.ts'
import { getUser, register, tokens } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'

import { type ExportedFile, exported, imported, read, refused, withFirst } from './exportedFile.ts'

const same = 'same@example.com'

const delivery = {
  id: 'msg_1',
  subscriptionId: 'WH2512310001',
  url: 'https://hooks.example.com/portico',
  body: '{"type":"transaction.booked"}',
  createdAt: 0,
  lifecycle: { value: 'delivered' },
  nextAttemptAt: null,
  attempts: [],
}

const refusals: [what: string, change: (file: ExportedFile) => unknown, message: string][] = [
  ['a list', () => [], 'The file is not a JSON object'],
  ['no format', ({ format: _, ...file }) => file, 'format: Expected portico-sandbox'],
  ['the format of another product', (file) => ({ ...file, format: 'wiremock' }), 'format: Expected portico-sandbox'],
  ['no version', ({ version: _, ...file }) => file, 'version: Expected a whole number from 1'],
  ['half a version', (file) => ({ ...file, version: 1.5 }), 'version: Expected a whole number from 1'],
  [
    'a newer version',
    (file) => ({ ...file, version: 3 }),
    'version: The file is of version 3, and this sandbox reads up to 2',
  ],
  ['no seed', ({ seed: _, ...file }) => file, 'seed: Required'],
  [
    'a time in words',
    (file) => ({ ...file, clock: { ...file.clock, now: 'noon' } }),
    'clock.now: Expected a time such as 2026-03-14T07:32:07.000Z',
  ],
  [
    'a time far away',
    (file) => ({ ...file, clock: { ...file.clock, now: '2226-01-01T00:00:00.000Z' } }),
    'clock.now: More than a hundred years from now',
  ],
  [
    'an unknown setting',
    (file) => ({ ...file, settings: { ...file.settings, colour: 'red' } }),
    'settings.colour: Unknown field. Known fields: expiresIn, refreshExpiresIn, refreshGrace, activationKeyExpiresIn, environment, rateLimit, otpCode, mobileConfirmation, inboxAnswer',
  ],
  [
    'a row with an unknown field',
    (file) => withFirst(file, 'usedCaptchas', { colour: 'red' }),
    'tables.usedCaptchas.0.colour: Unknown field. Known fields: id, usedAt',
  ],
  ['no tables', ({ tables: _, ...file }) => file, 'tables: Required'],
  [
    'a table that is an object',
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, mails: {} } }),
    'tables.mails: Expected a list, but received an object',
  ],
  [
    'an unknown table',
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, parrots: [] } }),
    'tables.parrots: This version of the sandbox has no such table',
  ],
  [
    'a system table',
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, system: [] } }),
    'tables.system: This version of the sandbox has no such table',
  ],
  [
    'no counters',
    ({ tables: { counters: _, ...tables }, ...file }) => ({ ...file, tables }),
    'tables.counters: Required',
  ],
  [
    'a counter below a row',
    ({ tables, ...file }) => ({
      ...file,
      tables: { ...tables, counters: tables.counters?.filter(({ id }) => id !== 'TCK') ?? [] },
    }),
    'tables.counters: TCK must be at least 1, because there is a row TCK-000001',
  ],
  [
    'a row without a field',
    ({ tables, ...file }) => ({
      ...file,
      tables: {
        ...tables,
        accounts: tables.accounts?.map(({ login, ...row }, index) => (index === 1 ? row : { login, ...row })),
      },
    }),
    'tables.accounts.1.login: Required',
  ],
  [
    'a row with a wrong value',
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, usedCaptchas: [{ id: 'x', usedAt: 'now' }] } }),
    'tables.usedCaptchas.0.usedAt: Expected a whole number, but received "now"',
  ],
  [
    'a moment that no calendar has',
    ({ tables, ...file }) => ({
      ...file,
      tables: { ...tables, jobs: tables.jobs?.map((row) => ({ ...row, at: 9e15 })) },
    }),
    'tables.jobs.0.at: Expected a whole number of at most 253402128000000, but received 9000000000000000',
  ],
  [
    'a row twice',
    ({ tables, ...file }) => ({
      ...file,
      tables: { ...tables, tickets: [...(tables.tickets ?? []), tables.tickets?.[0]] },
    }),
    'tables.tickets.6: tickets already has TCK-000001',
  ],
  [
    'a unique value twice',
    ({ tables, ...file }) => ({
      ...file,
      tables: { ...tables, accounts: tables.accounts?.map((row) => ({ ...row, login: same, eMailAddress: same })) },
    }),
    `tables.accounts.1: accounts.login ${same} is taken`,
  ],
  [
    'a lifetime of more than a hundred years',
    (file) => ({ ...file, settings: { ...file.settings, expiresIn: 1e15 } }),
    'settings.expiresIn: Expected a whole number of at most 3162240000, but received 1000000000000000',
  ],
  [
    'a lifetime of no time',
    (file) => ({ ...file, settings: { expiresIn: 0 } }),
    'settings.expiresIn: Expected a whole number of at least 1, but received 0',
  ],
  [
    'a seed of a megabyte',
    (file) => ({ ...file, seed: 'x'.repeat(1_000_000) }),
    'seed: The maximum allowed length is 64',
  ],
  ...['file:///etc/passwd', 'http://example.com/hooks', 'https://user:secret@example.com/', 'javascript:alert(1)'].map(
    (url): [string, (file: ExportedFile) => unknown, string] => [
      `a webhook to ${url}`,
      (file) => withFirst(file, 'webhookSubscriptions', { url }),
      'tables.webhookSubscriptions.0.url: Expected an https address of at most 255 characters',
    ],
  ),
  ...['javascript:alert(1)', '//evil.test', '/\\evil.test', 'https://evil.test', '/a b'].map(
    (link): [string, (file: ExportedFile) => unknown, string] => [
      `a mail with the link ${link}`,
      ({ tables, ...file }) => ({
        ...file,
        tables: {
          ...tables,
          mails: [{ id: 'x', sentAt: file.clock.now, to: same, subject: 'x', text: 'x', link }],
        },
      }),
      'tables.mails.0.link: Expected a path of the portal',
    ],
  ),
  [
    'a redirect URI that is a script',
    (file) => withFirst(file, 'applications', { oauthRedirectUri: 'javascript:alert(1)' }),
    'tables.applications.0.oauthRedirectUri: Invalid URI !',
  ],
  [
    'an application with an IP address that is none',
    (file) => withFirst(file, 'applications', { ipList: ['999.1.1.1'] }),
    'tables.applications.0.ipList.0: ',
  ],
  [
    'an application that names an API twice',
    (file) => withFirst(file, 'applications', { productList: ['1000', '1000'] }),
    'tables.applications.0.productList.1: This API is already on the list',
  ],
  ...(
    [
      ['creditCards', 'rowsFrom', 'soon', 'day such as 2026-03-14'],
      ['creditCards', 'rowsFrom', '2026-02-30', 'day such as 2026-03-14'],
      ['creditCards', 'rowsFrom', '0001-01-01', 'day such as 2026-03-14'],
      ['creditCards', 'expiry', '2026-13', 'month such as 2027-06'],
      ['debitCards', 'expiry', '', 'month such as 2027-06'],
      ['cardPurchases', 'date', '2026-03', 'day such as 2026-03-14'],
      ['cardPurchases', 'chargedOn', 20260314, 'day such as 2026-03-14'],
      ['ledgerBooks', 'seededOn', 'today', 'day such as 2026-03-14'],
      ['ledgerAccounts', 'openedOn', '14.03.2026', 'day such as 2026-03-14'],
      ['ledgerAccounts', 'closedOn', '2026-02-29', 'day such as 2026-03-14'],
      ['transfers', 'transactionDate', '2026-03-14T10:00:00', 'day such as 2026-03-14'],
      ['loans', 'startedOn', 'soon', 'day such as 2026-03-14'],
      ['loanApplications', 'contractValidUntil', '9999-12-31', 'day such as 2026-03-14'],
      ['fundOrders', 'valuationDate', 'x', 'day such as 2026-03-14'],
      ['fundOrders', 'settlementDate', '2026-03-32', 'day such as 2026-03-14'],
      ['baasCustomers', 'customerSince', '2026', 'day such as 2026-03-14'],
      ['baasCards', 'expiry', '06/27', 'month such as 2027-06'],
    ] as const
  ).map(([table, field, value, kind]): [string, (file: ExportedFile) => unknown, string] => [
    `a row of ${table} with ${field} ${JSON.stringify(value)}`,
    (file) => withFirst(file, table, { [field]: value }),
    `tables.${table}.0.${field}: Expected a ${kind}, from 1900 to 2199`,
  ]),
  [
    'an entry of the ledger with a value date that is none',
    ({ tables, clock, ...file }) => ({
      ...file,
      clock,
      tables: {
        ...tables,
        ledgerEntries: [
          {
            id: 'E-1',
            kind: 'cash',
            description: '',
            bookedAt: Date.parse(clock.now),
            valueDate: '2026-3-14',
            reference: null,
          },
        ],
      },
    }),
    'tables.ledgerEntries.0.valueDate: Expected a day such as 2026-03-14, from 1900 to 2199',
  ],
  ...(['ledgerAccounts', 'transfers'] as const).flatMap((table) =>
    ['', 'JPY', 'try'].map((currency): [string, (file: ExportedFile) => unknown, string] => [
      `a row of ${table} in the currency ${JSON.stringify(currency)}`,
      (file) => withFirst(file, table, { currency }),
      `tables.${table}.0.currency: Expected one of TRY, USD, EUR, XAU`,
    ]),
  ),
  [
    'a purchase in more instalments than cards have',
    (file) => withFirst(file, 'cardPurchases', { instalmentCount: 1_000_000_000 }),
    'tables.cardPurchases.0.instalmentCount: Expected a whole number of at most 36, but received 1000000000',
  ],
  ...(['', 'X', '{"type":"nothing"}'] as const).map((body): [string, (file: ExportedFile) => unknown, string] => [
    `a webhook with the body ${JSON.stringify(body)}`,
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, webhookDeliveries: [{ ...delivery, body }] } }),
    'tables.webhookDeliveries.0.body: Expected the JSON of an event, with its type',
  ]),
  [
    'a webhook that was sent after the year 9999',
    ({ tables, ...file }) => ({
      ...file,
      tables: {
        ...tables,
        webhookDeliveries: [{ ...delivery, attempts: [{ timestamp: 9e14, signature: '', status: null }] }],
      },
    }),
    'tables.webhookDeliveries.0.attempts.0.timestamp: Expected a whole number of at most 253402128000',
  ],
  [
    'a loan with a paid day that is none',
    (file) => withFirst(file, 'loans', { paidOn: ['2026-02-10', 'then'] }),
    'tables.loans.0.paidOn.1: Expected a day such as 2026-03-14, from 1900 to 2199',
  ],
  [
    'a loan with a rate in words',
    (file) => withFirst(file, 'loans', { monthlyInterestRate: 'low' }),
    'tables.loans.0.monthlyInterestRate: Expected a percentage with two decimals such as 3.79',
  ],
  [
    'a loan with more instalments than loans have',
    (file) => withFirst(file, 'loans', { instalmentCount: 1_000_000 }),
    'tables.loans.0.instalmentCount: Expected a whole number of at most 120, but received 1000000',
  ],
  [
    'a credit card whose statement is made on a day that some months lack',
    (file) => withFirst(file, 'creditCards', { statementDay: 31 }),
    'tables.creditCards.0.statementDay: Expected a whole number of at most 28, but received 31',
  ],
  [
    'an account whose login is of another address',
    (file) => withFirst(file, 'accounts', { login: 'other@example.com' }),
    'tables.accounts.0: The login is the email address in lower case',
  ],
  [
    'a ticket with a file that is no Base64',
    (file) => withFirst(file, 'tickets', { fileData: '<script>' }),
    'tables.tickets.0.fileData: ',
  ],
  [
    'a value that cannot be printed',
    ({ tables, ...file }) => ({ ...file, tables: { ...tables, mails: [{ toString: 1 }] } }),
    'tables.mails.0.toString: Unknown field',
  ],
]

describe.each(hostNames)('files on the %s', (name) => {
  let host: Host
  let accessToken: string
  let before: string
  beforeAll(async () => {
    host = await openHost(name)
    accessToken = (await tokens(host)).access_token
    await register(host)
    before = await exported(host)
  })
  afterAll(() => host.close())

  test.each(refusals)('%s is refused whole', async (_, change, message) => {
    const answer = await imported(host, JSON.stringify(change(JSON.parse(before) as ExportedFile)))
    expect(answer.status).toBe(400)
    const { header } = answer.body as { header: { message: string } }
    expect(header.message).toContain(message)
    expect(header.message.length).toBeLessThan(400)
    expect(await exported(host)).toBe(before)
  })

  test('a session lasts whatever is refused', async () => {
    expect((await getUser(host, accessToken)).status).toBe(200)
  })
})

describe.each(hostNames)('files on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test('text that is not JSON, and a file that is too large, are refused', async () => {
    const before = await read(host)
    expect(await imported(host, '{"format":')).toEqual(refused(400, 'The file is not a JSON object'))
    expect(await imported(host, new Uint8Array(maxExportSize + 1))).toEqual(
      refused(413, 'The file is larger than 64 MiB'),
    )
    expect(await read(host)).toEqual(before)
  })
})
