import type { Page } from '@playwright/test'
import { captchaLimits } from '../../../src/rules/captcha/captchaLimits.ts'
import { noticeLimits } from '../../../src/rules/notices/noticeLimits.ts'
import { captchaTexts } from '../../../src/ui/captcha/captchaTexts.ts'
import { standInTexts } from '../../../src/ui/captcha/standInTexts.ts'
import { runFor } from './clock.ts'
import { solveCaptcha } from './page.ts'
import { expect, test } from './runner.ts'

import { type Tour, walksOf, walkThrough } from './tour.ts'

export const main = (page: Page) => page.getByRole('main')
export const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry', exact: true })
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const captcha = (page: Page) => page.getByRole('group', { name: captchaTexts.legend })
export const refused = (message: string) => ({ header: { status: 'ERROR', message } })
export const success = { header: { status: 'SUCCESS', message: null } }

/** The captcha is there 500 ms after the page (000 section 5), not a millisecond before. */
export async function solveWhenShown(page: Page): Promise<void> {
  const standIn = page.getByRole('button', { name: standInTexts.label })
  if ((await standIn.count()) === 0) {
    await expect(captcha(page)).toBeVisible()
    await runFor(page, captchaLimits.delay)
  }
  await solveCaptcha(page)
}

/** A form that waits for its call, and one that can be sent; what the captcha says. */
export async function seesForm(page: Page, button: string, busy: boolean, captchaMissing: boolean): Promise<void> {
  await expect(main(page).getByRole('button', { name: button })).toHaveAttribute('aria-busy', String(busy))
  await expect(captcha(page).getByText('Required', { exact: true })).toHaveCount(captchaMissing ? 1 : 0)
}

export async function seesSolved(page: Page, solved: boolean): Promise<void> {
  const pressed = page.locator('[aria-pressed="true"]', { hasText: standInTexts.label })
  await expect(pressed).toHaveCount(solved ? 1 : 0)
}

/** A notice that leaves after 6000 ms, so that the next one is seen alone. */
export async function seesNotice(page: Page, text: string): Promise<void> {
  const notices = page.locator('.toast').getByText(text, { exact: true })
  const after = (milliseconds: number) => async () => {
    await runFor(page, milliseconds)
    return notices.count()
  }
  await expect.poll(after(50), { message: `the notice "${text}"`, intervals: [20] }).toBe(1)
  await runFor(page, noticeLimits.shown)
  await expect.poll(after(50), { message: `the notice "${text}" leaves`, intervals: [20] }).toBe(0)
}

/** One test per walk. */
export function takeTours(tours: Readonly<Record<string, unknown>>): void {
  for (const [name, tour] of Object.entries(tours) as [string, Tour<never>][])
    for (const [index, steps] of walksOf(tour).entries())
      test(`${name}, walk ${index + 1}: ${steps.length} steps`, async ({ page, quiet }) => {
        test.slow(true, 'one page, many steps')
        await walkThrough(page, quiet, tour, steps)
      })
}
