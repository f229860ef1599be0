import { expect, it } from 'vitest'
import { bookExchange } from '../../../../../mocks/ledger/money/bookExchange.ts'
import { exampleMoment, openLedgerBank } from '../../../../support/ledgerBank.ts'

const booked = (changes: object) => ({
  entryId: 'entry-000001',
  bookedAt: exampleMoment,
  valueDate: '2026-03-14',
  transactionType: null,
  reference: null,
  counterparty: null,
  counterpartyIban: null,
  explanation: '',
  ...changes,
})

it('books both sides of an exchange against the positions of the bank, and its tax', async () => {
  const { bank } = await openLedgerBank()
  const reference = '20260314000900'
  const entry = await bookExchange(bank, {
    from: { account: '4010000001', amount: 901860 },
    to: { account: '4010000002', amount: 150 },
    tax: 1804,
    reference,
    explanation: 'Gold',
  })
  const ofTheDay = (changes: object) => booked({ reference, ...changes })
  expect(entry).toEqual({
    id: 'entry-000001',
    kind: 'exchange',
    description: 'TRY to XAU',
    bookedAt: exampleMoment,
    valueDate: '2026-03-14',
    reference,
    postings: [
      ofTheDay({
        id: 'MV20260314001001',
        account: '4010000001',
        amount: -1804,
        currency: 'TRY',
        balanceAfter: 1246246,
        transactionType: 'FEE',
        explanation: 'Exchange tax',
      }),
      ofTheDay({ id: 'entry-000001-1', account: 'TAXES-TRY', amount: 1804, currency: 'TRY', balanceAfter: 1804 }),
      ofTheDay({
        id: `MV${reference}`,
        account: '4010000001',
        amount: -901860,
        currency: 'TRY',
        balanceAfter: 344386,
        transactionType: 'CVIRM',
        explanation: 'Gold',
      }),
      ofTheDay({
        id: 'entry-000001-3',
        account: 'EXCHANGE-TRY',
        amount: 901860,
        currency: 'TRY',
        balanceAfter: 901860,
      }),
      ofTheDay({
        id: 'MV20260314001002',
        account: '4010000002',
        amount: 150,
        currency: 'XAU',
        balanceAfter: 1390,
        transactionType: 'CVIRM',
        explanation: 'Gold',
      }),
      ofTheDay({ id: 'entry-000001-5', account: 'EXCHANGE-XAU', amount: -150, currency: 'XAU', balanceAfter: -150 }),
    ],
  })
})

it('books an exchange without tax or reference in four postings', async () => {
  const { bank } = await openLedgerBank()
  const { description, reference, postings } = await bookExchange(bank, {
    from: { account: '4010000002', amount: 100 },
    to: { account: '4010000001', amount: 589360 },
    explanation: 'Gold',
  })
  expect({ description, reference, postings: postings.map(({ account, amount }) => [account, amount]) }).toEqual({
    description: 'XAU to TRY',
    reference: null,
    postings: [
      ['4010000002', -100],
      ['EXCHANGE-XAU', 100],
      ['4010000001', 589360],
      ['EXCHANGE-TRY', -589360],
    ],
  })
})
