import { describe, expect, it, test } from 'vitest'
import {
  changeDraft,
  type FaultDraft,
  faultOf,
  initialDraft,
  searchIn,
} from '../../../../../src/rules/sandbox/faults/faultDraft.ts'
import { findOperations, groupOperations } from '../../../../../src/rules/sandbox/faults/faultOperations.ts'
import type { OperationFacts } from '../../../../../src/rules/sandbox/operationList.ts'
import { faultText, ordinal } from '../../../../../src/ui/sandbox/faults/faultTexts.ts'

const errors = [
  { name: 'invalidIban', status: 400, code: '200110', message: 'Invalid IBAN', summary: 'The check digits are wrong' },
  { name: 'invalidIp', status: 403, code: '-1', message: 'Invalid IP', summary: 'Another address' },
]
const eft: OperationFacts = {
  id: 'createEftTransfer',
  method: 'post',
  path: '/api/moneytransfers/v1/eft',
  group: 'Money Transfers',
  title: 'EFT transfer',
  errors,
}
const getUser: OperationFacts = {
  ...eft,
  id: 'getUser',
  path: '/user/getuser',
  group: 'Portal',
  title: 'The profile',
  errors: [],
}
const rates: OperationFacts = { ...eft, id: 'listRates', path: '/api/rates', group: 'Rates', title: 'Deposit rates' }
const operations = [getUser, eft, rates]

const draft: FaultDraft = {
  text: '',
  operation: eft.id,
  outcome: 'invalidIp',
  frequency: 'always',
  count: 4,
  seconds: 0,
}

describe('the form for a fault', () => {
  test.each([
    [{}, { kind: 'documentedError', error: 'invalidIp' }],
    [{ frequency: 'times' }, { kind: 'documentedError', error: 'invalidIp', times: 4 }],
    [
      { frequency: 'every', seconds: 0.25 },
      { kind: 'documentedError', error: 'invalidIp', every: 4, delay: 250 },
    ],
    [
      { outcome: 'kind:delay', seconds: 1.5 },
      { kind: 'delay', delay: 1500 },
    ],
    [{ outcome: 'kind:timeout', seconds: 5 }, { kind: 'timeout' }],
    [
      { outcome: 'kind:answerLost', frequency: 'times', count: 1 },
      { kind: 'answerLost', times: 1 },
    ],
    [{ outcome: 'kind:unavailable' }, { kind: 'status', status: 503, message: 'Service Unavailable' }],
  ] as const)('%j makes %j', (changes, fault) => {
    expect(faultOf({ ...draft, ...changes })).toEqual(fault)
  })

  it('finds an operation by words of its id, title, group and path', () => {
    const found = (text: string) => findOperations(operations, text).map(({ id }) => id)
    expect([found('  '), found('money EFT'), found('/api'), found('nonsense')]).toEqual([
      ['getUser', 'createEftTransfer', 'listRates'],
      ['createEftTransfer'],
      ['createEftTransfer', 'listRates'],
      [],
    ])
  })

  it('lists authorization and the portal’s own calls last', () => {
    const token = { ...getUser, id: 'requestToken', group: 'Authorization' }
    expect(groupOperations([getUser, token, eft, rates])).toEqual([
      ['Money Transfers', [eft]],
      ['Rates', [rates]],
      ['Authorization', [token]],
      ['Portal', [getUser]],
    ])
  })

  const changed = (changes: Partial<FaultDraft>, before: FaultDraft = draft) => {
    const { operation, outcome, seconds } = changeDraft(before, changes, operations)
    return { operation, outcome, seconds }
  }

  it('keeps an outcome that another operation has as well', () => {
    expect([
      changed({ operation: 'listRates' }),
      changed({ operation: 'getUser' }),
      changed({ operation: 'getUser' }, { ...draft, outcome: 'kind:notJson', seconds: 1 }),
    ]).toEqual([
      { operation: 'listRates', outcome: 'invalidIp', seconds: 0 },
      { operation: 'getUser', outcome: 'kind:delay', seconds: 3 },
      { operation: 'getUser', outcome: 'kind:notJson', seconds: 1 },
    ])
  })

  it('proposes a latency where that is all that happens, and takes it back', () => {
    const late = changeDraft(draft, { outcome: 'kind:delay' }, operations)
    expect(late).toEqual({ ...draft, outcome: 'kind:delay', seconds: 3 })
    expect(changed({ outcome: 'invalidIp' }, late)).toEqual({ operation: eft.id, outcome: 'invalidIp', seconds: 0 })
    expect(changed({ seconds: Number.NaN }, late).seconds).toBeNaN()
  })

  it('chooses the first operation that is found, unless the chosen one is found', () => {
    expect([
      searchIn(draft, 'rates', operations),
      searchIn(draft, 'transfer', operations),
      searchIn(draft, 'nonsense', operations),
      initialDraft(operations),
      initialDraft([]).operation,
    ]).toEqual([
      { ...draft, text: 'rates', operation: 'listRates' },
      { ...draft, text: 'transfer' },
      { ...draft, text: 'nonsense' },
      { ...draft, outcome: 'invalidIban', frequency: 'times', count: 1 },
      '',
    ])
  })
})

test.each([
  [
    { kind: 'documentedError', error: 'invalidIban', times: 2 },
    'Returns 400 Invalid IBAN (200110). Hits 2 more calls.',
  ],
  [{ kind: 'documentedError', error: 'invalidIp', times: 1 }, 'Returns 403 Invalid IP. Hits 1 more call.'],
  [{ kind: 'documentedError', error: 'gone' }, 'Returns gone. Hits every call until you remove it.'],
  [
    { kind: 'status', status: 503, message: 'Closed', every: 3, callsUntilHit: 1 },
    'Returns 503 Closed. Hits every 3rd call, including the next one.',
  ],
  [
    { kind: 'answerLost', every: 12, callsUntilHit: 5, delay: 1500 },
    'Processed, then the response is lost after 1.5 s. Hits every 12th call, next in 5 calls.',
  ],
  [{ kind: 'delay', delay: 3000 }, 'Normal response after 3 s. Hits every call until you remove it.'],
  [{ kind: 'timeout' }, 'Times out after 60 s. Hits every call until you remove it.'],
  [{ kind: 'connectionLost' }, 'Connection lost. Hits every call until you remove it.'],
  [{ kind: 'notJson' }, 'Returns HTML instead of JSON. Hits every call until you remove it.'],
  [{ kind: 'wrongShape' }, 'Returns an unexpected structure. Hits every call until you remove it.'],
  [{ kind: 'altered' }, 'Normal response with modified fields. Hits every call until you remove it.'],
] as const)('%j reads as a sentence', (fault, text) => {
  expect(faultText(fault, eft)).toBe(text)
})

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22, 102].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '22nd',
    '102nd',
  ])
})
