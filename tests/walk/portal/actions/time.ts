import { bankOf } from '../../../support/browser/bank.ts'
import type { WalkState } from '../walkState.ts'

async function moveBy(walk: WalkState, milliseconds: number): Promise<void> {
  walk.clockOffset += milliseconds
  for (const page of walk.page.context().pages()) {
    await page.addInitScript((milliseconds) => globalThis.walkPage.moveClock(milliseconds), milliseconds)
    await page.evaluate((milliseconds) => globalThis.walkPage?.moveClock(milliseconds), milliseconds).catch(() => {})
  }
}

/** Time passes for every page and for the bank. */
export async function moveClock(walk: WalkState, milliseconds: number): Promise<void> {
  await bankOf(walk.page).clock({ advance: milliseconds })
  await moveBy(walk, milliseconds)
}

export async function resetClock(walk: WalkState): Promise<void> {
  await bankOf(walk.page).clock({ reset: true })
  await moveBy(walk, -walk.clockOffset)
}
