import { expect, test } from 'vitest'
import { initialOf } from '../../../../src/rules/text/initial.ts'

test.each([
  ['Deniz', 'D'],
  [' ada', 'A'],
  ['e\u0301mile', 'E\u0301'],
  ['\u{1d4d0}da', '\u{1d4d0}'],
  ['\u{1f469}\u{1f3fd}\u200d\u{1f4bb} Ada', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}'],
  ['\u{1f1f9}\u{1f1f7} Portal', '\u{1f1f9}\u{1f1f7}'],
  ['1\ufe0f\u20e3 first', '1\ufe0f\u20e3'],
  ['\ud83d Ada', 'A'],
  ['\ude00Ada', 'A'],
  ['\u202eada', 'A'],
  ['\u2067\u200b\u00adada', 'A'],
  ['\u0000\tada', 'A'],
  ['\u202e', ''],
  ['', ''],
  [' ', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
