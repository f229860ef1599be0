import type { Page } from '@playwright/test'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { hydrated, signIn } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

const popUps = (page: Page) => page.locator('.pop-up')
const counter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const close = (page: Page, name: string) => page.getByRole('button', { name: `Close: ${name}`, exact: true })
const newest = ['Planned maintenance', 'FAST limits', 'Virtual cards for everyone']

test('the announcements are listed, the last updated first', async ({ page }) => {
  await page.goto('/announcement')
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...newest,
    'Signed responses',
    'Longer statements',
    'Welcome to the developer portal',
  ])
  await expect(main.getByText('This Sunday between 02:00 and 04:00')).toBeVisible()
  await expect(
    main.getByText(
      'The portal covers everything from reading about an API to the first live call. The Getting Started page takes you through it in five steps.',
    ),
  ).toBeVisible()
  await expect(main.locator('.announcement-date', { hasText: /^Updated / })).toHaveCount(6)
})

test('the three newest pop up and lead to the list; what was closed or read stays closed, after a reload and a sign-in too', async ({
  page,
}) => {
  await page.goto('/gettingStarted')
  await expect(popUps(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'The sandbox is unavailable early on Sunday' })).toBeVisible()
  await expect(popUps(page).locator('.pop-up-title')).toHaveText(newest)
  await page.getByRole('button', { name: 'Close: Planned maintenance' }).focus()
  await page.keyboard.press('Enter')
  await expect(popUps(page)).toHaveCount(2)
  await page.reload()
  await hydrated(page)
  await expect(popUps(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Close: Planned maintenance' })).toHaveCount(0)
  await signIn(page)
  await expect(counter(page, '2 announcements')).toBeVisible()
  await page.goto('/gettingStarted')
  await expect(popUps(page).locator('.pop-up-title')).toHaveText(newest.slice(1))
  await page.getByRole('link', { name: 'The limit of a FAST transfer increases' }).click()
  await expect(page).toHaveURL('/announcement')
  await expect(page.getByRole('heading', { name: 'FAST limits' })).toBeVisible()
  await expect(page.locator('.pop-ups')).toHaveCount(0)
  const answer = page.waitForResponse(/\/announcements$/)
  await page.goto('/gettingStarted')
  await answer
  await hydrated(page)
  await expect(page.locator('.pop-ups')).toHaveCount(0)
})

test('pop-ups fold to a counter at the first action beside them, and open again', async ({ page }) => {
  await page.goto('/contact')
  const heading = page.getByRole('heading', { level: 1 })
  const actions: Record<string, () => Promise<void>> = {
    'a key': () => page.keyboard.press('ArrowDown'),
    'a press on the page': () => heading.click(),
    'a field that gets the focus': () => page.getByLabel('Message').focus(),
    'a navigation': () => page.evaluate(() => history.pushState(null, '', '/faq')),
    'a step back': () => page.evaluate(() => history.back()),
  }
  for (const [name, act] of Object.entries(actions)) {
    await expect(popUps(page), `before ${name}`).toHaveCount(3)
    await act()
    await expect(popUps(page), name).toHaveCount(0)
    const folded = counter(page, '3 announcements')
    await expect(folded).toHaveText('3')
    await folded.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'The sandbox is unavailable early on Sunday' })).toBeFocused()
  }
  await close(page, 'FAST limits').click()
  await close(page, 'Planned maintenance').click()
  await expect(close(page, 'Virtual cards for everyone')).toBeFocused()
  await page.keyboard.press('Alt')
  await expect(popUps(page), 'Alt alone is no action').toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 1))
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await expect(counter(page, '1 announcement')).toBeVisible()
  await page.keyboard.press('Alt+n')
  await expect(page.getByRole('region', { name: 'Latest announcements' })).toBeFocused()
  await expect(popUps(page)).toHaveCount(1)
})

test('a dialog that is opened from the pop-ups gives them the focus back', async ({ page }) => {
  await page.goto('/contact')
  await expect(popUps(page)).toHaveCount(3)
  await page.keyboard.press('Alt+n')
  const region = page.getByRole('region', { name: 'Latest announcements' })
  await expect(region).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('card')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(region).toBeFocused()
  await expect(popUps(page)).toHaveCount(3)
})

test('who is at a field already when the announcements come sees the counter only', async ({ page }) => {
  const calls = await heldCalls(page, '/announcements')
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Message').focus()
  await calls.release()
  await expect(counter(page, '3 announcements')).toBeVisible()
  await expect(popUps(page)).toHaveCount(0)
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('a list that does not come says why, and Retry brings it', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await openBank(page)
  await bank.fault('listAnnouncements', { kind: 'status', status: 503, message: 'The bank is closed' })
  await page.goto('/announcement')
  await expect(page.getByRole('alert').getByText('The bank is closed')).toBeVisible()
  await expect(popUps(page)).toHaveCount(0)
  await bank.noFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'FAST limits' })).toBeVisible()
})

test('no news is said as well', async ({ page, bank }) => {
  await openBank(page)
  await bank.fault('listAnnouncements', { kind: 'altered', set: { data: [] } })
  await page.goto('/announcement')
  await expect(page.getByRole('heading', { name: 'No announcements yet' })).toBeVisible()
})

test('the last pop-up that closes gives the focus to the heading when nothing had it before', async ({ page }) => {
  await page.goto('/gettingStarted')
  await expect(popUps(page)).toHaveCount(3)
  await page.keyboard.press('Alt+n')
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
  for (const name of newest) {
    await expect(close(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
