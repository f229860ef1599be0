import type { ClockChange } from '../../../../src/rules/sandbox/clock/clockState.ts'
import { controlsAt } from '../shownBank.ts'
import type { WalkState } from '../walkState.ts'

/** The bank is asked first and the page moves before it answers: whoever asks for the time then finds both moved. */
async function move(walk: WalkState, milliseconds: number, change: ClockChange): Promise<void> {
  const { page } = walk
  walk.clockOffset += milliseconds
  for (const each of page.context().pages()) {
    await each.addInitScript((milliseconds) => globalThis.walkPage.moveClock(milliseconds), milliseconds)
    if (each !== page)
      await each.evaluate((milliseconds) => globalThis.walkPage?.moveClock(milliseconds), milliseconds).catch(() => {})
  }
  await page.evaluate(
    async ([milliseconds, url, body]) => {
      const answered = fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      globalThis.walkPage.moveClock(milliseconds)
      await answered
    },
    [milliseconds, `${await controlsAt(page)}/clock`, JSON.stringify(change)] as const,
  )
}

/** Time passes for every page and for the bank. */
export const moveClock = (walk: WalkState, milliseconds: number) => move(walk, milliseconds, { advance: milliseconds })
export const resetClock = (walk: WalkState) => move(walk, -walk.clockOffset, { reset: true })
