import { expect, test, vi } from 'vitest'
import { coversOne } from '../../../../src/ui/announcements/useCoveredControl.ts'

/** An element at a place of the page, 10 pixels wide and high. */
const at = (left: number, top: number, { isShown = true } = {}) => {
  const place = { left, top, right: left + 10, bottom: top + 10 }
  return { getBoundingClientRect: vi.fn(() => place), checkVisibility: () => isShown, contains: () => false }
}
type Placed = ReturnType<typeof at>

const covers = (region: Placed, controls: readonly Placed[]) =>
  coversOne(region as unknown as Element, controls as unknown as Element[])

test.each([
  ['in a corner', [at(0, 0), at(109, 91)], true],
  ['beside it', [at(110, 100), at(90, 100)], false],
  ['above and below it', [at(100, 90), at(100, 110)], false],
  ['that is not laid out', [at(100, 100, { isShown: false })], false],
])('a control %s', (_, controls, isCovered) => {
  expect(covers(at(100, 100), controls)).toBe(isCovered)
})

test('what is in the region is not covered, and the place of what is not laid out is not asked for', () => {
  const hidden = at(100, 100, { isShown: false })
  expect(covers({ ...at(100, 100), contains: () => true }, [at(100, 100), hidden])).toBe(false)
  expect(hidden.getBoundingClientRect).not.toHaveBeenCalled()
})

test('the place of the region is asked for once', () => {
  const region = at(100, 100)
  covers(region, [at(0, 0), at(0, 0), at(0, 0)])
  expect(region.getBoundingClientRect).toHaveBeenCalledTimes(1)
})
