import { boolean, create, string, type, validate } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { csvOf, reportPoints, sortedByTime } from '../../../../src/rules/analytics/analytics.ts'
import { keyOf, popUpsOf } from '../../../../src/rules/announcements/announcements.ts'
import { announcementList } from '../../../../src/rules/announcements/announcementsSchema.ts'
import {
  lenient,
  list,
  looseList,
  looseMoment,
  looseOptional,
  looseText,
  readerOf,
  rowId,
} from '../../../../src/rules/schemas/lenientSchemas.ts'

const row = type({ id: rowId, name: looseText(), tags: looseList(string()) })
const rows = list(row, ({ id }) => id)
const good = { id: '1', name: 'One', tags: ['a'] }

describe('a bad optional member is absent', () => {
  test.each([
    [looseText(), null, ''],
    [looseText(), undefined, ''],
    [looseText(), 7, '7'],
    [looseText(), { text: 'x' }, ''],
    [looseMoment(), Date.UTC(2026, 0, 5), '2026-01-05T00:00:00.000Z'],
    [looseMoment(), 8.64e15 + 1, ''],
    [looseMoment(), 'soon', 'soon'],
    [looseMoment(), [], ''],
    [looseOptional(string()), 7, undefined],
    [looseList(string()), null, []],
    [looseList(string()), ['a', 7, 'b'], ['a', 'b']],
    [looseList(string()), [7], []],
    [lenient(boolean(), false), 'true', false],
  ] as const)('%#', (struct, sent, read) => {
    expect(validate(sent, struct as ReturnType<typeof looseText>, { coerce: true })).toEqual([undefined, read])
  })
})

describe('a bad row is left out and counted, the rest is shown', () => {
  test.each([
    ['null', null],
    ['a text', 'One'],
    ['a list', []],
    ['without its id', { name: 'Two' }],
    ['with null for its id', { id: null, name: 'Two' }],
    ['with an empty id', { id: '', name: 'Two' }],
    ['with an id that no address takes', { id: '\ud800', name: 'Two' }],
    ['with an id of 256 letters', { id: 'x'.repeat(256), name: 'Two' }],
    ['whose id came before: the first wins', { id: 1, name: 'Two' }],
  ])('%s', (_, bad) => {
    const body = { data: [good, bad, { id: 3 }] }
    const value = { data: [good, { id: '3', name: '', tags: [] }] }
    expect(readerOf(type({ data: rows }))(body)).toEqual({ value, isRefused: false, omitted: 1 })
  })

  test('rows within rows are counted too, and once', () => {
    const body = { data: [{ ...good, tags: ['a', 1, 2] }, null] }
    expect(readerOf(type({ data: rows }))(body)).toEqual({ value: { data: [good] }, isRefused: false, omitted: 3 })
  })

  test('a list without one readable row is of another shape, an empty one is empty', () => {
    expect(validate({ data: [null, {}] }, type({ data: rows }), { coerce: true })[0]).toBeDefined()
    expect(create({ data: [] }, type({ data: rows }))).toEqual({ data: [] })
    for (const data of [null, undefined, {}, 'none'])
      expect(validate({ data }, type({ data: rows }), { coerce: true })[0]).toBeDefined()
  })
})

test('timeInMs out of range is no point: bad points are dropped, the rest is sorted, and the file can be written', () => {
  const at = (timeInMs: unknown, calls: unknown = 1) => ({ timeInMs, calls })
  const sent = [
    at(3),
    at(8.64e15 + 1),
    at(null),
    at('2'),
    at(1.5),
    at(2, null),
    at(2, -1),
    at(2, 1e300),
    at(1),
    at(3, 9),
  ]
  const points = sortedByTime(create(sent, reportPoints))
  expect(points).toEqual([at(1), at(3)])
  expect(csvOf(points)).toBe('time,calls\r\n1970-01-01T00:00:00.001Z,1\r\n1970-01-01T00:00:00.003Z,1\r\n')
})

describe('announcements', () => {
  const first = { title: 'Maintenance', shortMessage: 'Tonight', longMessage: 'x', updateDate: '2026-01-01T00:00:00Z' }
  const second = { ...first, shortMessage: 'Tomorrow' }

  test('two with the same title and date are two pop-ups, each dismissed on its own', () => {
    expect(popUpsOf([first, second], [])).toEqual([first, second])
    expect(popUpsOf([first, second], [keyOf(first)])).toEqual([second])
    expect(create([first, second, first], announcementList)).toEqual([first, second])
  })

  test('null for the shortMessage of one leaves it and all others there; one that says nothing is no news', () => {
    const silent = { title: ' ', shortMessage: null, longMessage: '', updateDate: first.updateDate }
    expect(create([first, { ...second, shortMessage: null }, silent], announcementList)).toEqual([
      first,
      { ...second, shortMessage: '' },
    ])
  })
})
