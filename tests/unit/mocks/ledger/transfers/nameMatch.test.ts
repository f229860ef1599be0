import { expect, it } from 'vitest'
import { matchName } from '../../../../../mocks/ledger/transfers/nameMatch.ts'

const holders = ['Ali Can Çelik', 'Işıl Öztürk']

it.each([
  ['Ali Can Çelik', 'MATCH', 'Ali Can Çelik'],
  ['ALİ CAN ÇELİK', 'MATCH', 'Ali Can Çelik'],
  ['alican  çelik.', 'MATCH', 'Ali Can Çelik'],
  ['Işıl Öztürk', 'MATCH', 'Işıl Öztürk'],
  ['ALI CAN CELIK', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Isil Ozturk', 'CLOSE_MATCH', 'Işıl Öztürk'],
  ['Çelik Ali Can', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Çelik', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['A. Çelik', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali C. Ç.', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Can Çelim', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Can Çeli', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Can Çeelik', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Can Çleik', 'CLOSE_MATCH', 'Ali Can Çelik'],
  ['Ali Can Çelmi', 'NO_MATCH', 'Ali Can Çelik'],
  ['Veli Can Çelik', 'NO_MATCH', 'Ali Can Çelik'],
  ['Ali Öztürk', 'NO_MATCH', 'Ali Can Çelik'],
  ['Çelik', 'NO_MATCH', 'Ali Can Çelik'],
  ['A C Ç', 'NO_MATCH', 'Ali Can Çelik'],
  ['..', 'NO_MATCH', 'Ali Can Çelik'],
])('%s is a %s', (typed, nameMatch, holder) => {
  expect(matchName(typed, holders)).toEqual({ nameMatch, holder })
})

it('finds nobody in an account without holders', () => {
  expect(matchName('Ali Çelik', [])).toEqual({ nameMatch: 'NO_MATCH', holder: '' })
})
