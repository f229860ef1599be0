import { hydrated } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

test('? lists the keys that work on every page, and closing the list gives the focus back', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true })
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await opener.focus()
  await page.keyboard.press('?')
  await expect(list.locator('dt')).toHaveText(['/Ctrl+K⌘+K', '?', 'Alt+N', 'Ctrl+`'])
  await expect(list.locator('dd')).toHaveText([
    'Search',
    'Show this list',
    'Go to the announcements in the corner',
    'Open the sandbox panels, go to them, or close them',
  ])
  // A key that does something is not the browser's any more.
  const isTaken = () => !dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true }))
  expect(await page.evaluate(isTaken)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the list closes when another page replaces the one below it', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => history.pushState(null, '', '/faq'))
  await expect(heading).toHaveText('FAQ')
  for (const [leave, title] of [
    [() => page.goBack(), 'Contact Us'],
    [() => page.evaluate(() => history.replaceState(null, '', '/community')), 'Community'],
  ] as const) {
    // It is on the next page too, where the focus is at the heading by then.
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).focus()
    await page.keyboard.press('?')
    await expect(list.getByRole('button', { name: 'Close' })).toBeFocused()
    await leave()
    await expect(heading).toHaveText(title)
    await expect(list).toHaveCount(0)
    await expect(heading).toBeFocused()
  }
})

test('Escape gives up a list whose code is on its way', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('? is a letter where somebody types', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
