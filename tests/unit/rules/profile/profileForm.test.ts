import { expect, test } from 'vitest'
import { followProfile } from '../../../../src/rules/profile/profileForm.ts'

const before = { firstName: 'Ada', lastName: 'Kaya', country: 'TR' }
const after = { firstName: 'Deniz', lastName: 'Kaya', country: 'DE' }

test.each([
  ['an untouched form follows', before, after],
  ['what was typed stays', { ...before, lastName: 'Yilmaz' }, { ...after, lastName: 'Yilmaz' }],
  ['blanks at the ends are not typing', { ...before, firstName: ' Ada ' }, after],
  ['an emptied field is', { ...before, firstName: '' }, { ...after, firstName: '' }],
])('a profile that is saved in another tab: %s', (_, typed, shown) => {
  expect(followProfile(typed, before, after)).toEqual(shown)
})
