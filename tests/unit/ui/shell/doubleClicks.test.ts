import { expect, test } from 'vitest'
import { createDoubleClickGuard } from '../../../../src/ui/shell/doubleClicks.ts'

const [more, card] = [{}, {}] as [Element, Element]
const press = (on: Element | null, at: number, x = 100, y = 100) => ({ on, x, y, at })

test.each<[name: string, presses: ReturnType<typeof press>[], stray: boolean[]]>([
  [
    'double click: the second click lands on what slid under the pointer',
    [press(more, 0), press(card, 300)],
    [false, true],
  ],
  [
    'a triple click on what slid under the pointer',
    [press(more, 0), press(card, 300), press(card, 600)],
    [false, true, true],
  ],
  ['quick presses of the same button', [press(more, 0), press(more, 100), press(more, 200)], [false, false, false]],
  ['a second press after half a second', [press(more, 0), press(card, 500)], [false, false]],
  ['a second press somewhere else', [press(more, 0), press(card, 100, 109)], [false, false]],
  ['a hand that trembles', [press(more, 0), press(card, 100, 105, 105)], [false, true]],
  ['a press on nothing, then on what has come there', [press(null, 0), press(card, 200)], [false, true]],
  ['the next click on it', [press(more, 0), press(card, 300), press(card, 900)], [false, true, false]],
])('%s', (_, presses, stray) => {
  const isStray = createDoubleClickGuard()
  expect(presses.map((each) => isStray(each))).toEqual(stray)
})
