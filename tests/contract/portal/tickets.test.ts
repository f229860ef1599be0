import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import {
  captcha,
  control,
  disabled,
  newestPasswordKey,
  post,
  seededTickets,
  ticketBody,
  ticketCall,
  tokens,
} from '../calls.ts'
import { violations } from '../contract.ts'
import { frozenClock } from '../frozenClock.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const { answered, closed, noReply } = seededTickets
const allFields = 'Devam etmek için tüm alanlar doldurulmalıdır.'
const tooLarge = "3 MB'den büyük dosyalar yüklenemez."
const defaultAnswer = 'Thank you for your report. We are looking into it and will reply here when we know more.'
const halfAnHour = 1_800_000
const limit = 3_145_728

const base64 = (bytes: number) => Buffer.alloc(bytes, 'a').toString('base64')
const fileOf = (data: string, fileName = 'trace.txt', extension = 'txt') => ({
  attachments: [{ fileName, extension, data }],
})
const refused = (status: number, message: string) => ({ status, body: { header: { status: 'ERROR', message } } })

const wrong: [what: string, changes: object, message: string][] = [
  ...['errorType', 'status', 'apiName', 'endpointAddress', 'subject', 'description', 'errorCode', 'attachments'].map(
    (field): [string, object, string] => [`no ${field}`, { [field]: undefined }, allFields],
  ),
  ['a blank subject', { subject: ' ' }, allFields],
  ['another error stage', { errorType: '5' }, 'errorType: Expected one of 1, 2, 3, 4, but received "5"'],
  ['another status', { status: 'C' }, 'status: Expected O, but received "C"'],
  ['another status and a blank subject', { status: 'C', subject: ' ' }, allFields],
  ['a file without a name', fileOf(btoa('a'), ''), allFields],
  ['a file without an extension', fileOf(btoa('a'), 'trace', ''), allFields],
  ['an empty file', fileOf(''), allFields],
  ['a file that is no base64', fileOf('a b'), 'fileData: Expected Base64 without line breaks'],
  [
    'a second file',
    { attachments: [...ticketBody.attachments, ...ticketBody.attachments] },
    'attachments: Expected one file, but received 2',
  ],
  [
    'a second file in the flat fields',
    { fileName: 'other.txt', fileExtension: 'txt', fileData: btoa('a') },
    'fileData: Expected one file, but there is another in attachments',
  ],
  ['one byte too many', fileOf(base64(limit + 1)), tooLarge],
]

describe.each(hostNames)('tickets on the %s', (name) => {
  let host: Host
  let token: string
  beforeEach(async () => {
    host = await openHost(name)
    token = (await tokens(host)).access_token
  })
  afterEach(() => host.close())

  const call = (path: string, body: object) => ticketCall(host, path, body, token)
  const detail = async (ticketNumber: string) => (await call('detail', { ticketNumber })).body as { data: object }

  test('the first developer has tickets of every kind, newest first', async () => {
    const answer = await call('list', { ticketNumber: null })
    expect(violations('listTickets', answer)).toEqual([])
    const { data } = answer.body as { data: { tickets: { ticketNumber: string; status: string; errorType: string }[] } }
    expect(data.tickets.map(({ ticketNumber, status, errorType }) => [ticketNumber, status, errorType])).toEqual([
      ['TCK-000006', 'O', '2'],
      ['TCK-000005', 'C', '4'],
      ['TCK-000004', 'O', '3'],
      ['TCK-000003', 'W', '9'],
      ['TCK-000002', 'C', '1'],
      ['TCK-000001', 'C', '1'],
    ])
  })

  test('a ticket is answered with every field, its replies and its file', async () => {
    const answer = await call('detail', { ticketNumber: answered })
    expect(violations('getTicket', answer)).toEqual([])
    expect(answer.body).toMatchObject({
      data: {
        ticketNumber: answered,
        status: 'O',
        creationDate: '2025-12-30T10:00:00.000Z',
        errorType: '3',
        subject: 'Balance is a day late',
        apiName: 'Account list',
        endpointAddress: '/api/accounts/v1/accounts',
        errorCode: '200',
        fileName: 'trace.txt',
        fileExtension: 'txt',
        fileData: btoa('GET /api/accounts/v1/accounts\nHTTP/1.1 401 Unauthorized\n'),
        userEmail: 'deniz.aydin@example.com',
        replies: [
          { description: 'Thank you for the trace. Is it one account only, or all of this customer?', userRole: 'A' },
        ],
      },
    })
  })

  test.each([
    ['attachments', {}],
    ['flat fields', { attachments: undefined, fileName: 'trace.txt', fileExtension: 'txt', fileData: btoa('GET /') }],
  ])('a ticket whose file is in %s is open, and found again', async (_, changes) => {
    const answer = await call('create', { ...ticketBody, ...changes })
    expect(violations('createTicket', answer)).toEqual([])
    expect(answer).toMatchObject({ status: 200, body: { data: { ticketNumber: 'TCK-000007' } } })
    const { attachments: _file, ...fields } = ticketBody
    expect(await detail('TCK-000007')).toMatchObject({
      data: {
        ...fields,
        ticketNumber: 'TCK-000007',
        creationDate: '2026-01-05T10:00:00.000Z',
        fileName: 'trace.txt',
        fileExtension: 'txt',
        fileData: btoa('GET /'),
        replies: [],
      },
    })
  })

  test.each(wrong)('%s is refused', async (_, changes, message) => {
    const answer = await call('create', { ...ticketBody, ...changes })
    expect(violations('createTicket', answer)).toEqual([])
    expect(answer).toMatchObject(refused(400, message))
  })

  test('a file of 3145728 bytes is taken', async () => {
    expect((await call('create', { ...ticketBody, ...fileOf(base64(limit)) })).status).toBe(200)
  })

  test('the description changes while nobody has replied; there is nothing to reply to', async () => {
    const change = { ticketNumber: noReply, description: 'It is customer 4.' }
    const answer = await call('update', change)
    expect(violations('updateTicket', answer)).toEqual([])
    expect(answer.status).toBe(200)
    expect(await detail(noReply)).toMatchObject({ data: change })
    expect(await call('update', { ...change, description: ' ' })).toMatchObject(refused(400, 'description: Required'))
    expect(await call('reply/create', change)).toMatchObject(refused(409, 'The ticket has no reply yet'))
  })

  test('an answered ticket takes replies and keeps its description', async () => {
    const change = { ticketNumber: answered, description: 'All of this customer.' }
    expect(await call('update', change)).toMatchObject(refused(409, 'The ticket already has a reply'))
    const answer = await call('reply/create', change)
    expect(violations('createReply', answer)).toEqual([])
    expect(answer.status).toBe(200)
    expect(await detail(answered)).toMatchObject({
      data: { replies: [{ userRole: 'A' }, { userRole: 'D', description: 'All of this customer.' }] },
    })
  })

  test.each(['update', 'reply/create'])('a closed ticket refuses %s', async (path) => {
    expect(await call(path, { ticketNumber: closed, description: 'And now?' })).toMatchObject(
      refused(409, 'The ticket is closed'),
    )
  })

  test("an admin answers after half an hour of the sandbox's clock, and again after each reply", async () => {
    await control(host, 'PUT', '/settings', { expiresIn: 36_000 })
    token = (await tokens(host)).access_token
    await call('create', ticketBody)
    const replies = async () => ((await detail('TCK-000007')).data as { replies: object[] }).replies
    await control(host, 'POST', '/clock', { advance: halfAnHour - 1 })
    expect(await replies()).toEqual([])
    await control(host, 'POST', '/clock', { advance: 1 })
    const answer = { description: defaultAnswer, userRole: 'A' }
    expect(await replies()).toEqual([answer])
    await control(host, 'POST', '/clock', { advance: 10 * halfAnHour })
    expect(await replies()).toEqual([answer])
    await call('reply/create', { ticketNumber: 'TCK-000007', description: 'And?' })
    await control(host, 'POST', '/clock', { advance: halfAnHour })
    expect(await replies()).toEqual([answer, { description: 'And?', userRole: 'D' }, answer])
  })

  test('the email about an answer has the time at which it was due, though nobody read the ticket', async () => {
    await call('create', ticketBody)
    const { body } = await call('list', { ticketNumber: null })
    const [created] = (body as { data: { tickets: { creationDate: string }[] } }).data.tickets
    await control(host, 'POST', '/clock', { advance: 10 * halfAnHour })
    const { data } = (await control(host, 'GET', '/mails')).body as { data: { subject: string; sentAt: string }[] }
    expect(data.find(({ subject }) => subject === 'Reply to your ticket TCK-000007')?.sentAt).toBe(
      new Date(Date.parse(created?.creationDate ?? '') + halfAnHour).toISOString(),
    )
  })

  test('an answer is due half an hour after the last reply, and never after one by hand or in a closed ticket', async () => {
    const due = async () => {
      const { data } = (await control(host, 'GET', '/due')).body as { data: { at: string; text: string }[] }
      return data.filter(({ text }) => text === 'Admin replies to a ticket')
    }
    const answer = (at: string, subject: string) => ({ at, text: 'Admin replies to a ticket', subject })
    await call('reply/create', { ticketNumber: answered, description: 'And?' })
    await control(host, 'POST', '/clock', { advance: 60_000 })
    await call('reply/create', { ticketNumber: answered, description: 'Well?' })
    expect(await due()).toEqual([
      answer('2026-01-05T10:25:00.000Z', noReply),
      answer('2026-01-05T10:31:00.000Z', answered),
    ])
    await control(host, 'POST', `/tickets/${noReply}/answer`, {})
    await control(host, 'POST', `/tickets/${answered}/close`)
    expect(await due()).toEqual([])
  })

  test('what the rows of an older version wait for is answered once, at its time', async () => {
    const rows = new Map<string, StoredRow>()
    const clock = frozenClock()
    const open = () => openHost(name, { clock, storage: memoryStorage(rows) })
    const before = await open()
    await control(before, 'POST', '/clock', { advance: 1 })
    await before.close()
    const system = rows.get('system/system')
    const { hasAnswerJobs, ...older } = (system?.row ?? {}) as Record<string, unknown>
    expect([hasAnswerJobs, rows.delete('jobs/job-000001')]).toEqual([true, true])
    rows.set('system/system', { order: system?.order ?? 0, row: older })
    clock.pass(10 * halfAnHour)
    for (const passed of [1, 2]) {
      const after = await open()
      expect([passed, (await control(after, 'GET', '/mails')).body]).toMatchObject([
        passed,
        { data: [{ subject: `Reply to your ticket ${noReply}`, sentAt: '2026-01-05T10:25:00.000Z' }] },
      ])
      await after.close()
      clock.pass(halfAnHour)
    }
  })

  test('at the desk a ticket is answered or closed at once', async () => {
    expect(await control(host, 'GET', '/tickets')).toMatchObject({
      body: {
        data: [
          { ticketNumber: noReply, userEmail: 'deniz.aydin@example.com', replies: 0 },
          { ticketNumber: answered, subject: 'Balance is a day late', replies: 1 },
          { ticketNumber: 'TCK-000003' },
        ],
      },
    })
    expect((await control(host, 'POST', `/tickets/${noReply}/answer`, { description: 'We see it.' })).status).toBe(200)
    expect((await control(host, 'POST', `/tickets/${answered}/answer`, {})).status).toBe(200)
    expect(await detail(noReply)).toMatchObject({
      data: { replies: [{ description: 'We see it.', userRole: 'A' }] },
    })
    expect(await detail(answered)).toMatchObject({ data: { replies: [{}, { description: defaultAnswer }] } })
    expect((await control(host, 'POST', `/tickets/${noReply}/close`, {})).status).toBe(200)
    expect(await detail(noReply)).toMatchObject({ data: { status: 'C' } })
    expect(await control(host, 'POST', `/tickets/${noReply}/answer`, {})).toMatchObject(
      refused(409, 'The ticket is closed'),
    )
    expect(await control(host, 'POST', '/tickets/TCK-000099/close', {})).toMatchObject(refused(404, 'Ticket not found'))
  })

  test("another developer's ticket is not found, and nobody reads without a token", async () => {
    await post(host, '/api-user-service/user/resetpassword', {
      eMailAddress: disabled.eMailAddress,
      recaptchaResponse: captcha(),
    })
    const password = 'abcdefg1'
    await post(host, '/api-user-service/user/changePasswordByKey', { key: await newestPasswordKey(host), password })
    token = (await tokens(host, disabled.eMailAddress, password)).access_token
    expect(await call('list', {})).toMatchObject({ status: 200, body: { data: { tickets: [] } } })
    for (const path of ['detail', 'update', 'reply/create']) {
      const body = { ticketNumber: noReply, description: 'Mine?' }
      expect(await call(path, body)).toMatchObject(refused(404, 'Ticket not found'))
    }
    for (const path of ['list', 'detail', 'create', 'update', 'reply/create'])
      expect((await ticketCall(host, path, {})).status).toBe(401)
  })
})
