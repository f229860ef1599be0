import type { Page } from '@playwright/test'
import { docsPages, pageHref } from '../../../src/rules/docs/docs.ts'
import { runFor, stopTime } from '../../support/browser/clock.ts'
import { hydrated, translate } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

const titleAt = (address: string) => docsPages.find(({ slug }) => pageHref(slug) === address)?.title ?? ''

/** Hydrated down to the text, whose code comes with the first use. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('link[data-precedence="docs"]')).toHaveCount(1)
}

test('the pages follow one another in the order of the menu', async ({ page }) => {
  await open(page, '/docs/terminology')
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await neighbours.getByRole('link', { name: 'Next HTTP methods' }).click()
  await expect(page).toHaveURL('/docs/http-methods')
  await expect(page.getByRole('heading', { name: 'HTTP methods', level: 1 })).toBeFocused()
  await neighbours.getByRole('link', { name: 'Previous Terminology' }).click()
  await expect(page).toHaveURL('/docs/terminology')
})

test('an address of a webhook event opens what it names', async ({ page }) => {
  await open(page, '/docs/api-usage#event-transfer-settled')
  const opened = page.locator('#event-transfer-settled')
  await expect(opened).toHaveAttribute('open', '')
  await expect(page.locator('#event-transfer-returned')).not.toHaveAttribute('open', '')
  await page.evaluate(() => {
    location.hash = '#event-transfer-returned'
  })
  await expect(page.locator('#event-transfer-returned')).toHaveAttribute('open', '')
})

test('a filter that was typed before the page was hydrated takes the focus from what it hides', async ({ page }) => {
  await stopTime(page)
  await page.goto('/docs/error-codes')
  const filter = page.getByRole('searchbox', { name: 'Filter by status, message or code' })
  const hidden = page.locator('#too-many-requests')
  await filter.fill('Login failed')
  await hidden.getByRole('link').click()
  await expect(hidden).toBeVisible()
  await runFor(page, 1000)
  await expect(hidden).toBeHidden()
  await expect(filter).toHaveValue('Login failed')
  await expect(filter).toBeFocused()
})

test('old and guessed addresses lead to the page', async ({ page }) => {
  for (const [guess, address] of [
    ['/docs/api-overview', '/docs'],
    ['/docs/GettingStarted', '/docs/getting-started'],
    ['/docs/error_codes', '/docs/error-codes'],
  ] as const) {
    await page.goto(guess)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleAt(address))
  }
})

test('a language that storage has no room for holds on the next page too', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('There is no room', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'localStorage', { value: { getItem: () => null, setItem: full, removeItem() {} } })
  })
  await open(page, '/docs/client-credentials-flow')
  const pressed = page
    .getByRole('group', { name: 'Language of the code samples' })
    .first()
    .getByRole('button', { pressed: true })
  await expect(pressed).toHaveText('curl')
  await page.getByRole('button', { name: 'Python', exact: true }).first().click()
  await expect(pressed).toHaveText('Python')
  // By which the stylesheet shows its samples.
  await expect(page.locator('html')).toHaveAttribute('data-sample', 'python')
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: 'Next Password Flow' })
    .click()
  await expect(page.getByRole('heading', { name: 'Password Flow', level: 1 })).toBeFocused()
  await expect(pressed).toHaveText('Python')
})

test('an address of an error, in any case, shows it although the filter hides it, and a group without errors is hidden', async ({
  page,
}) => {
  await open(page, '/docs/error-codes')
  const filter = page.getByRole('searchbox', { name: 'Filter by status, message or code' })
  const groups = page.locator('.errors section:not([hidden])')
  await expect(groups).toHaveCount(5)
  for (const address of ['#too-many-requests', '#Too-Many-Requests']) {
    await filter.fill('Login failed')
    await expect(groups).toHaveCount(1)
    await expect(page.locator('#too-many-requests')).toBeHidden()
    await page.evaluate((hash) => {
      location.hash = hash
    }, address)
    await expect(filter).toHaveValue('')
    await expect(page.locator('#too-many-requests')).toBeVisible()
  }
})

test('code is copied as it was written from a page that the browser translates', async ({ page, context, quiet }) => {
  quiet.allow(/^name without the shown text: .* \(çeviri\) is named/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/docs/client-credentials-flow')
  const code = page.locator('.samples > .code:visible').first()
  const copy = code.getByRole('button', { name: 'Copy code' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await copy.click()
  await expect(code.getByRole('status')).toHaveText('Copied')
  const written = await copied()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await translate(page, ' (çeviri)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Credentials Flow (çeviri)')
  await copy.click()
  await expect.poll(copied).not.toBe('')
  expect(await copied()).toBe(written)
})

/** What its status says from now on, each time that it changes. */
const watchStatus = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const status = document.activeElement?.parentElement?.querySelector('[role=status]')
    if (!status) throw new Error('Nothing says what came of it')
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    void Object.assign(globalThis, { said })
  })

for (const [name, address] of [
  ['Copy code', '/docs/client-credentials-flow'],
  ['Copy page as Markdown', '/docs/client-credentials-flow'],
  ['Copy as curl', '/sandbox/faults'],
] as const)
  test(`a second press of ${name} is announced as the first one`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await page.evaluate(
      () => void Object.assign(navigator.clipboard, { write: async () => {}, writeText: async () => {} }),
    )
    const copy = page.getByRole('button', { name }).first()
    await copy.focus()
    await watchStatus(page)
    const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
    await copy.press('Enter')
    await expect.poll(said).toEqual(['Copied'])
    await copy.press('Enter')
    await expect.poll(said).toEqual(['Copied', '', 'Copied'])
  })

test('code that the browser does not copy is selected, to be copied by the keyboard', async ({ page }) => {
  await open(page, '/docs/client-credentials-flow')
  await page.evaluate(
    () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('Not allowed')) }),
  )
  const code = page.locator('.samples > .code:visible').first()
  await code.getByRole('button', { name: 'Copy code' }).click()
  await expect(code.getByRole('status')).toHaveText('Press Ctrl+C to copy')
  const text = await code.locator('code').textContent()
  expect(text).toContain('curl')
  expect(await page.evaluate(() => String(getSelection()))).toBe(text)
})

test('a web page in place of the Markdown of a page is not copied', async ({ page }) => {
  await page.route('**/docs/client-credentials-flow.md', (route) =>
    route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' }),
  )
  await open(page, '/docs/client-credentials-flow')
  await page.evaluate(
    () =>
      void Object.assign(navigator.clipboard, {
        write: ([item]: ClipboardItem[]) => item?.getType('text/plain'),
      }),
  )
  const copy = page.getByRole('button', { name: 'Copy page as Markdown' })
  await copy.click()
  await expect(page.locator('.docs-page-actions').getByRole('status')).toHaveText(
    'Couldn’t copy the page. View it as Markdown instead.',
  )
})

test('Enter in the filter of the errors leads to the first that it shows', async ({ page }) => {
  await open(page, '/docs/error-codes')
  const filter = page.getByRole('searchbox', { name: 'Filter by status, message or code' })
  await filter.fill('429')
  await filter.press('Enter')
  await expect(page.locator('#too-many-requests').getByRole('link')).toBeFocused()
})
