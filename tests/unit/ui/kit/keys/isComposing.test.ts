import { expect, test } from 'vitest'
import { isComposing } from '../../../../../src/ui/kit/keys/isComposing.ts'

test.each([
  [{ isComposing: true, keyCode: 27 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 27 }, false],
])('the key %j goes to an input method: %s', (key, composes) => {
  expect(isComposing(key)).toBe(composes)
})
