import { create, is, mask } from 'superstruct'
import { describe, expect, test, vi } from 'vitest'
import { standardSchema } from '../../../../src/rules/forms/standardSchema.ts'
import {
  attachmentName,
  extensionOf,
  fileProblem,
  plainFileName,
  shownFileName,
  shownSize,
} from '../../../../src/rules/tickets/attachments.ts'
import {
  draftFrom,
  errorDetailsForm,
  errorStageForm,
  foundTicket,
  newTicketOf,
} from '../../../../src/rules/tickets/createTicketForm.ts'
import { languageOf } from '../../../../src/rules/tickets/ticketMessages.ts'
import { lifecycleOf, statusName } from '../../../../src/rules/tickets/ticketStatus.ts'
import {
  creationMessage,
  endpointAddressAfter,
  hasMessage,
  includesSubmission,
  newestOf,
  replyAuthor,
  ticket,
  ticketRows,
} from '../../../../src/rules/tickets/tickets.ts'
import { lastPageOf, shownDate } from '../../../../src/rules/tickets/ticketTable.ts'

const tooLarge = "3 MB'den büyük dosyalar yüklenemez."
const allFields = 'Devam etmek için tüm alanlar doldurulmalıdır.'
const limit = 3_145_728

describe('names', () => {
  test.each([
    ['O', 'Open'],
    ['C', 'Closed'],
    ['W', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('status %j is %s', (status, name) => expect(statusName(status)).toBe(name))

  test.each([
    ['D', 'Developer reply'],
    ['A', 'Admin reply'],
    ['', 'Admin reply'],
  ])('role %j writes a %s', (role, author) => expect(replyAuthor(role)).toBe(author))
})

const reply = { description: 'Yes', userRole: 'A' }

test.each([
  ['O', [], 'noReply'],
  ['O', [reply], 'answered'],
  ['C', [], 'closed'],
  ['C', [reply], 'closed'],
  ['W', [], 'noReply'],
  ['W', [reply], 'answered'],
])('status %s with replies %j is %s', (status, replies, lifecycle) =>
  expect(lifecycleOf({ status, replies })).toBe(lifecycle),
)

test.each([
  ['It is customer 4.', true],
  [' It is customer 4.\n', true],
  ['All of them.', true],
  ['Yes', false],
  ['', false],
])('that %j is said already: %s', (typed, held) => {
  const replies = [reply, { description: 'All of them.', userRole: 'D' }]
  expect(hasMessage({ description: 'It is customer 4.', replies }, typed)).toBe(held)
})

test('a reply counts as there when one more of its text is listed', () => {
  const empty = mask({ ticketNumber: 'T-1' }, ticket)
  const mine = { description: ' Yes\n', userRole: 'D' }
  const twice = { ...empty, replies: [mine, mine, reply] }
  const once = { ...empty, replies: [mine, reply] }
  const sent = { kind: 'reply' as const, description: 'Yes' }
  expect([
    includesSubmission(once, empty, sent),
    includesSubmission(twice, once, sent),
    includesSubmission(once, null, sent),
  ]).toEqual([true, true, true])
  expect(includesSubmission(once, once, sent)).toBe(false)
  expect(includesSubmission({ ...empty, replies: [reply] }, empty, sent)).toBe(false)
  const description = { kind: 'description' as const, description: 'Yes ', base: '' }
  expect([
    includesSubmission({ ...empty, description: 'Yes' }, null, description),
    includesSubmission(once, null, description),
  ]).toEqual([true, false])
})

test('the words for a closed ticket go into a new one beside what is kept there', () => {
  const closed = mask({ ticketNumber: 'T-1', subject: 'S', apiName: 'A', errorType: '2', errorCode: '1' }, ticket)
  const fresh = draftFrom(closed, undefined, 'Mine')
  expect(fresh).toEqual({
    errorType: '2',
    apiName: 'A',
    endpointAddress: '',
    subject: 'S',
    errorCode: '1',
    description: 'Mine',
  })
  expect(draftFrom({ ...closed, errorType: '7' }, undefined, 'Mine')).toEqual({ ...fresh, errorType: '' })
  const kept = { ...fresh, subject: 'Other', description: 'Kept' }
  expect(draftFrom(closed, kept, 'Mine')).toEqual({ ...kept, description: 'Kept\n\nMine' })
})

test('a new ticket is found by a number that was not there before', () => {
  const row = (ticketNumber: string, day: number, subject = 'Nothing comes', errorType = '1') => ({
    ticketNumber,
    status: '',
    creationDate: `2026-01-0${day}T10:00:00.000Z`,
    subject,
    errorType,
  })
  const rows = [
    row('T-1', 1),
    row('T-3', 3),
    row('T-2', 2),
    row('T-4', 4, 'Other'),
    row('T-5', 5, 'Nothing comes', '2'),
  ]
  const sent = { subject: 'Nothing comes ', errorType: '1' }
  expect(foundTicket(rows, sent, [])).toBe('T-3')
  expect(foundTicket(rows, sent, ['T-3'])).toBe('T-2')
  expect(foundTicket(rows, sent, ['T-1', 'T-2', 'T-3'])).toBe(null)
  expect(foundTicket([row('T-6', 6, 'Nothing comes', '')], sent, [])).toBe('T-6')
})

describe('files', () => {
  test.each([
    ['trace.txt', limit, undefined],
    ['trace.txt', limit + 1, tooLarge],
    ['trace.txt', 1, undefined],
    ['trace.txt', 0, allFields],
    ['trace', 1, allFields],
    ['trace.', 1, allFields],
    ['.env', 1, allFields],
    ['trace', limit + 1, tooLarge],
  ])('%s of %i bytes: %s', (name, size, problem) => expect(fileProblem({ name, size })).toBe(problem))

  test.each([
    ['trace.tar.gz', 'gz'],
    ['trace', ''],
    ['.env', ''],
  ])('%s ends in %j', (name, extension) => expect(extensionOf(name)).toBe(extension))

  test.each([
    ['trace.txt', 'txt', 'trace.txt'],
    ['trace.TXT', 'txt', 'trace.TXT'],
    ['trace', 'txt', 'trace.txt'],
    ['trace', '', 'trace'],
  ])('%s and %j are downloaded as %s', (fileName, fileExtension, name) =>
    expect(attachmentName({ fileName, fileExtension })).toBe(name),
  )

  test('names of attachments are shown and kept sanely', () => {
    const long = `${'a'.repeat(300)}.tar.gz`
    expect(shownFileName(long)).toBe(`${'a'.repeat(39)}…${'a'.repeat(13)}.tar.gz`)
    expect(shownFileName('trace.txt')).toBe('trace.txt')
    expect(attachmentName({ fileName: long, fileExtension: 'gz' })).toBe(`${'a'.repeat(113)}.tar.gz`)
    expect(attachmentName({ fileName: '../a:b\u0000.txt', fileExtension: 'txt' })).toBe('.._a_b.txt')
    expect(plainFileName('gpj\u202etxt.exe\n')).toBe('gpjtxt.exe')
    expect(shownFileName(`${'a'.repeat(38)}😀${'a'.repeat(30)}😀${'b'.repeat(19)}`)).toBe(
      `${'a'.repeat(38)}…${'b'.repeat(19)}`,
    )
  })

  test.each([
    [1, '1 byte'],
    [5, '5 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1500, '1 KB'],
    [1_048_063, '1023 KB'],
    [1_048_064, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [limit, '3.0 MB'],
  ])('%i bytes are shown as %s', (bytes, shown) => expect(shownSize(bytes)).toBe(shown))
})

describe('forms', () => {
  const stage = { errorType: '4', apiName: 'Accounts', endpointAddress: '/api/accounts' }
  const details = { subject: 'S', description: 'D', errorCode: '1', file: new File(['a'], 'a.txt') }

  const stageIssues = (form: unknown) => standardSchema(errorStageForm)['~standard'].validate(form).issues

  test('complete ones are taken', () => {
    expect(is(stage, errorStageForm)).toBe(true)
    expect(is(details, errorDetailsForm)).toBe(true)
  })

  test.each([{ errorType: '' }, { errorType: '5' }, { apiName: ' ' }, { endpointAddress: '' }])(
    '%j is Required',
    (change) =>
      expect(stageIssues({ ...stage, ...change })).toEqual([{ message: 'Required', path: Object.keys(change) }]),
  )

  test.each([
    { subject: '' },
    { description: ' ' },
    { errorCode: '' },
    { file: null },
    { file: new File([], 'a.txt') },
    { file: new File(['a'], 'a') },
  ])('%j is not', (change) => expect(is({ ...details, ...change }, errorDetailsForm)).toBe(false))
})

describe('answers', () => {
  const row = {
    ticketNumber: 'T-1',
    status: 'O',
    creationDate: '2026-01-05T10:00:00.000Z',
    errorType: '1',
    subject: 'S',
  }

  test('numbers and gaps are understood', () => {
    const sent = { ticketNumber: 7, status: null, creationDate: Date.parse(row.creationDate), errorType: 1 }
    const shown = { ticketNumber: '7', status: '', creationDate: row.creationDate, errorType: '1', subject: '' }
    expect(create([sent], ticketRows)).toEqual([shown])
    expect(mask({ ...row, replies: null }, ticket)).toEqual({
      ...row,
      description: '',
      apiName: '',
      endpointAddress: '',
      errorCode: '',
      fileName: '',
      fileExtension: '',
      fileData: '',
      userEmail: '',
      replies: [],
    })
  })

  test.each([{}, null, 7, { ...row, ticketNumber: null }, { ...row, ticketNumber: '' }])(
    '%j is no line of the list, and left out',
    (sent) => expect(create([sent, row], ticketRows)).toEqual([row]),
  )

  test('what is no time is shown as it came', () => {
    expect(shownDate('yesterday')).toBe('yesterday')
    expect(shownDate('W'.repeat(41))).toBe(`${'W'.repeat(39)}…`)
    expect(shownDate('2026-01-05T10:00:00')).toBe('5 Jan 2026, 10:00')
    expect(shownDate('2026-01-05')).toBe('5 Jan 2026')
    expect(shownDate('04.03.2026 10:00')).toBe('04.03.2026 10:00')
  })

  test('a day is the same wherever it is read', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(shownDate('2026-01-05')).toBe('5 Jan 2026')
    expect(shownDate('2026-01-05T01:00:00Z')).toBe('4 Jan 2026, 20:00')
    vi.unstubAllEnvs()
  })
})

test.each([
  [['2026-11-22T23:00:00Z', '2026-11-23T01:00:00+03:00'], 0],
  [['2026-11-22T23:00:00+03:00', '2026-11-22T22:00:00Z'], 1],
  [['yesterday', '2026-11-22T10:00:00Z', ''], 1],
  [['', 'yesterday'], 0],
  [[], undefined],
])('of tickets of %j the newest is number %s', (times, newest) => {
  const rows = times.map((creationDate, at) => ({ creationDate, at }))
  expect(newestOf(rows)?.at).toBe(newest)
})

test.each([
  [0, 5, 0],
  [5, 5, 0],
  [6, 5, 1],
  [10_000, 25, 399],
])('%i rows by %i end at page %i', (rows, size, last) => expect(lastPageOf(rows, size)).toBe(last))

test('the refusal of a ticket is said in Turkish, other words as they came', () => {
  const says = (message: string) => creationMessage({ kind: 'answer', status: 403, message, described: true })
  const turkish = 'Destek talebi oluşturma yetkiniz bulunmamaktadır.'
  expect(says('You are not authorized for this operation.')).toBe(turkish)
  expect(says('The bank is closed')).toBe('The bank is closed')
  expect([languageOf(turkish), languageOf('The bank is closed')]).toEqual(['tr', undefined])
})

test('a new ticket is sent as the rules read it, or the first step that lacks something is reported', () => {
  const file = new File(['GET /'], 'trace.txt')
  const stage = { errorType: '1', apiName: ' Account list ', endpointAddress: ' /api/accounts/v1/accounts\n' }
  const details = { subject: 'Nothing comes', description: 'One\nTwo', errorCode: ' 404 ', file }
  expect(newTicketOf(stage, details)).toEqual({
    errorType: '1',
    apiName: 'Account list',
    endpointAddress: '/api/accounts/v1/accounts',
    subject: 'Nothing comes',
    description: 'One\nTwo',
    errorCode: '404',
    file,
  })
  expect(newTicketOf({ ...stage, apiName: ' ' }, { ...details, file: null })).toBe(0)
  expect(newTicketOf(stage, { ...details, file: null })).toBe(1)
  expect(newTicketOf(stage, { ...details, errorCode: '' })).toBe(1)
})

const accounts = { name: 'Account list', endpointAddress: '/api/accounts/v1/accounts' }
const payments = { name: 'Payments', endpointAddress: '/api/payments/v1' }

test.each<[string, string, string, string]>([
  ['', '', 'Payments', '/api/payments/v1'],
  ['Account list', '/api/accounts/v1/accounts', 'Payments', '/api/payments/v1'],
  ['Account list', '/api/accounts/v1/accounts', 'An API of ours', ''],
  ['Account list', '/api/accounts/v1/accounts', '', ''],
  ['Account list', '/api/typed', 'An API of ours', '/api/typed'],
  ['Account list', '/api/typed', 'Payments', '/api/typed'],
  ['Ours', '/api/accounts/v1/accounts', 'Ours, too', '/api/accounts/v1/accounts'],
])(
  'with the name %j and the address %j, the name %j leads to the address %j',
  (apiName, endpointAddress, name, after) => {
    expect(endpointAddressAfter([accounts, payments], { apiName, endpointAddress }, name)).toBe(after)
  },
)
