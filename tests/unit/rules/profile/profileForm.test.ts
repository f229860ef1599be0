import { expect, test } from 'vitest'
import { followProfile } from '../../../../src/rules/profile/profileForm.ts'

const before = { firstName: 'Ada', lastName: 'Kaya', country: 'TR' }
const after = { firstName: 'Deniz', lastName: 'Kaya', country: 'DE' }

test.each([
  ['an untouched form follows', before, after],
  ['what was typed stays', { ...before, lastName: 'Yilmaz' }, { ...after, lastName: 'Yilmaz' }],
  ['blanks at the ends are not typing', { ...before, firstName: ' Ada ' }, after],
  ['what it has stored loses its outer spaces', { ...before, firstName: '  Deniz ' }, after],
  [
    'what is being typed keeps the space at its end',
    { ...before, firstName: 'Ada B ' },
    { ...after, firstName: 'Ada B ' },
  ],
  ['an emptied field is', { ...before, firstName: '' }, { ...after, firstName: '' }],
])('a form whose profile is saved: %s', (_, typed, shown) => {
  expect(followProfile(typed, before, after)).toEqual(shown)
})
