import type { Locator, Page } from '@playwright/test'
import { expect, test } from './runner.ts'

/** Goes on with Tab, or back with Shift+Tab, until the focus is there; no more steps than the longest form has. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 80 && !(await isThere()); step++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

export interface Door {
  name: string
  dialog: Locator
  /** The control that has the focus before and gets it back. */
  opener: Locator
  /** Opens it from there, by keys alone. */
  open(): Promise<void>
  /** The buttons that close it and change nothing; Escape does so always. */
  closers: readonly string[]
}

/** Opened with the focus inside, which Tab does not leave; Escape and each button that closes it give it back. */
export async function walkThrough(page: Page, { name, dialog, opener, open, closers }: Door) {
  for (const closer of ['Escape', ...closers])
    await test.step(`${name}, closed by ${closer}`, async () => {
      await expect(opener).toBeFocused()
      await open()
      await expect(dialog.locator(':focus')).toHaveCount(1)
      for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      if (closer !== 'Escape') await tabTo(page, dialog.getByRole('button', { name: closer, exact: true }))
      await page.keyboard.press(closer === 'Escape' ? 'Escape' : 'Enter')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
}
