import { expect, test } from 'vitest'
import { analyticsTexts } from '../../../src/ui/analytics/analyticsTexts.ts'
import { applicationFormTexts } from '../../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import { applicationTexts } from '../../../src/ui/applications/applicationTexts.ts'
import { discoverTexts } from '../../../src/ui/catalogue/discoverTexts.ts'
import { catalogueTexts } from '../../../src/ui/docs/catalogueTexts.ts'
import { staySignedInTexts } from '../../../src/ui/session/staySignedInTexts.ts'
import { ticketTexts } from '../../../src/ui/tickets/ticketTexts.ts'

test('counts have thousands separators, and one is one', () => {
  const { found, apis, ips } = applicationTexts
  expect([found(1, 10_000), found(12_345, 12_345), found(1, 1)]).toEqual([
    '1 of 10,000 applications',
    '12,345 applications',
    '1 application',
  ])
  expect([apis(0), apis(1), apis(1200), ips(0), ips(1), ips(2)]).toEqual([
    'No APIs',
    '1 API',
    '1,200 APIs',
    'Any IP',
    '1 IP',
    '2 IPs',
  ])
  for (const { found: products } of [discoverTexts, catalogueTexts])
    expect([products(1, 1), products(0, 1), products(1, 23), products(1200, 1200)]).toEqual([
      '1 product',
      '0 of 1 product',
      '1 of 23 products',
      '1,200 products',
    ])
  expect([0, 1, 2].map(staySignedInTexts.announced)).toEqual(['0 seconds left', '1 second left', '2 seconds left'])
  expect(ticketTexts.range(9996, 10_000, 10_001)).toBe('9,996–10,000 of 10,001')
  expect(applicationFormTexts.chosen(3, 1200)).toBe('3 of 1,200 selected')
  expect([analyticsTexts.total(1), analyticsTexts.chart('Desk', 1234)]).toEqual([
    '1 call',
    'Line chart: Desk, 1,234 calls',
  ])
})
