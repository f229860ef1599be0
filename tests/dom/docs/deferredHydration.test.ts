import type { Page } from '@playwright/test'
import { hydrated, translate } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

const styles = (page: Page) => page.locator('link[data-precedence="docs"]')
const pressed = (page: Page) =>
  page.getByRole('group', { name: 'Language of the code samples' }).first().getByRole('button', { pressed: true })

/** Marks the text that the document has, to tell it from one that was rendered again. */
async function openUnused(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('html[data-settled]')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('.docs-article')?.setAttribute('data-seen', ''))
}

const expectAdopted = async (page: Page) => {
  await expect(styles(page)).toHaveCount(1)
  await expect(page.locator('.docs-article')).toHaveAttribute('data-seen', '')
}

test('a page that nobody uses loads neither its code nor the catalogue, and the first press works at once', async ({
  page,
  bank,
}) => {
  await openUnused(page, '/docs/password-flow')
  await expect(styles(page)).toHaveCount(0)
  expect(await bank.events('listProducts')).toEqual([])
  await page.getByRole('button', { name: 'Python', exact: true }).first().click()
  await expect(pressed(page)).toHaveText('Python')
  await expectAdopted(page)
  await expect.poll(async () => (await bank.events('listProducts')).length).toBe(1)
})

test('a press that no pointer or key announces works too', async ({ page }) => {
  await openUnused(page, '/docs/password-flow')
  await page.evaluate(() => document.querySelector<HTMLElement>('.language-choice [data-of="java"]')?.click())
  await expect(pressed(page)).toHaveText('Java')
  await expectAdopted(page)
})

test('Enter on a control that the keyboard came to works', async ({ page }) => {
  await openUnused(page, '/docs/password-flow')
  await page.evaluate(() => document.querySelector<HTMLElement>('.language-choice [data-of="python"]')?.focus())
  await page.keyboard.press('Enter')
  await expect(pressed(page)).toHaveText('Python')
  await expect(page.getByRole('button', { name: 'Python', exact: true }).first()).toBeFocused()
  await expectAdopted(page)
})

test('the text stays when the key that loads its code opens the list of shortcuts', async ({ page }) => {
  await openUnused(page, '/docs/password-flow')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAdopted(page)
})

test('a link of the text leads on within the document, with the focus on the heading, and Back to the text', async ({
  page,
}) => {
  await openUnused(page, '/docs/terminology')
  await page.locator('.docs-neighbours [rel="next"]').click()
  await expect(page).toHaveURL('/docs/http-methods')
  await expect(page.getByRole('heading', { name: 'HTTP methods', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Terminology', level: 1 })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'HTTP methods', level: 1 })).toBeVisible()
})

/** React renders it anew, and says so. */
async function openTranslated(page: Page, address: string, quiet: { allow(pattern: RegExp): void }) {
  quiet.allow(/^uncaught: Error: Minified React error #418;/)
  quiet.allow(/^name without the shown text: .* \(çeviri\) is named/)
  await openUnused(page, address)
  await translate(page, ' (çeviri)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(çeviri\)$/)
}

test('a press that loads the code of a page that the browser has translated works too', async ({ page, quiet }) => {
  await openTranslated(page, '/docs/password-flow', quiet)
  await page.evaluate(() => document.querySelector<HTMLElement>('.language-choice [data-of="java"]')?.click())
  await expect(pressed(page)).toHaveText('Java')
})

test('a link of a page that the browser has translated leads on within the document', async ({ page, quiet }) => {
  await openTranslated(page, '/docs/terminology', quiet)
  await page.locator('.docs-neighbours [rel="next"]').click()
  await expect(page.getByRole('heading', { name: 'HTTP methods', level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/docs/http-methods')
})

test('a link that is pressed while the code of a translated page arrives leads on', async ({ page, quiet }) => {
  await openTranslated(page, '/docs/terminology', quiet)
  const next = page.locator('.docs-neighbours [rel="next"]')
  await next.evaluate((link: Element) => void Object.assign(window, { pressed: link }))
  await next.dispatchEvent('pointerdown')
  await expect(styles(page)).toHaveCount(1)
  // A browser clicks what was pressed if that is still there.
  await page.evaluate(() => {
    const { pressed } = window as unknown as { pressed: HTMLElement }
    if (!pressed.isConnected) return
    pressed.dispatchEvent(new Event('pointerup', { bubbles: true }))
    pressed.click()
  })
  await expect(page.getByRole('heading', { name: 'HTTP methods', level: 1 })).toBeFocused()
})

test('a language that was chosen before is that of the page from the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portico.sampleLanguage', '"python"'))
  await openUnused(page, '/docs/password-flow')
  await expectAdopted(page)
  await expect(pressed(page)).toHaveText('Python')
})

test('a language that another tab chooses is taken over', async ({ page }) => {
  await openUnused(page, '/docs/password-flow')
  await page.evaluate(() => {
    localStorage.setItem('portico.sampleLanguage', '"java"')
    dispatchEvent(new StorageEvent('storage', { key: 'portico.sampleLanguage' }))
  })
  await expect(pressed(page)).toHaveText('Java')
  await expectAdopted(page)
})
