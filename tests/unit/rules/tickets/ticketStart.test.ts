import { expect, test } from 'vitest'
import { ticketStartOf } from '../../../../src/rules/tickets/ticketStart.ts'

test.each([
  ['', undefined],
  ['subject=Alone', undefined],
  [
    'api=EFT+transfer&endpoint=/eft',
    { stage: { errorType: '1', apiName: 'EFT transfer', endpointAddress: '/eft' }, subject: '' },
  ],
  [
    'api=Documentation&endpoint=/docs&subject=Documentation:+API+Overview',
    {
      stage: { errorType: '4', apiName: 'Documentation', endpointAddress: '/docs' },
      subject: 'Documentation: API Overview',
    },
  ],
])('a ticket of the address ?%s begins with %j', (query, start) => {
  expect(ticketStartOf(new URLSearchParams(query))).toEqual(start)
})
