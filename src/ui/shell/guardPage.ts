import { suppressDoubleClicks } from './doubleClicks.ts'
import { refuseStrayDrops } from './strayDrops.ts'
import { followTranslator } from './translatedTexts.ts'

/** What is done to the page from outside, or by a hand that slips, loses nothing. */
export function guardPage(): void {
  suppressDoubleClicks()
  refuseStrayDrops()
  followTranslator()
}
