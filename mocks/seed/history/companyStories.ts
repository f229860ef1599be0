import { type AccountStory, between } from './story.ts'

const main = '1012000001'
const payroll = '1012000002'
const exports = '1012000003'

export const companyStories: readonly AccountStory[] = [
  {
    account: main,
    currency: 'TRY',
    payments: {
      count: [14, 24],
      amount: [900_000, 7_500_000],
      incoming: [1_500_000, 9_500_000],
      names: ['Marmara Yapı A.Ş.', 'Boğaz Otelcilik', 'Trakya Gıda Ltd.', 'Liman Lojistik', 'Sahil Restoran'],
    },
    closing: (monthsAgo) => between(`${main} ${monthsAgo}`, [105_000_000, 145_000_000]),
    balancing: {
      out: { name: 'Anadolu Toptan A.Ş.', explanation: 'Goods' },
      in: { name: 'Boğaz Otelcilik', explanation: 'Invoice' },
    },
  },
  {
    account: payroll,
    currency: 'TRY',
    closing: (monthsAgo) => between(`${payroll} ${monthsAgo}`, [39_000_000, 43_000_000]),
    balancing: {
      out: { name: 'Social security', explanation: 'Social security premium' },
      in: { name: 'Social security', explanation: 'Premium support' },
    },
  },
  {
    account: exports,
    currency: 'EUR',
    closing: (monthsAgo) => between(`${exports} ${monthsAgo}`, [8_200_000, 9_900_000]),
    balancing: {
      out: { name: 'Rhein Maschinen AG', explanation: 'Machine parts' },
      in: { name: 'Hanse Handels GmbH', explanation: 'Invoice' },
    },
  },
]
