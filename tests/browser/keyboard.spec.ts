import { expect, type Locator, type Page } from '@playwright/test'
import { deniz, greeting, notice, signIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const settings = (page: Page, name: string) => page.getByRole('button', { name: `Settings of ${name}`, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

/** Goes on with Tab, or back with Shift+Tab, until the focus is there; no more steps than the longest form has. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 80 && !(await isThere()); step++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

interface Door {
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
async function walkThrough(page: Page, { name, dialog, opener, open, closers }: Door) {
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

const press =
  (page: Page, ...keys: string[]) =>
  async () => {
    for (const key of keys) await page.keyboard.press(key)
  }

test('My Applications by keys alone: every control in its order, menus, questions, and where the focus goes', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'))
  })
  await signIn(page, '?from=/myapplications')
  const [till, diary] = [settings(page, 'Till Companion'), settings(page, 'Budget Diary')]
  await tabTo(page, main(page).locator('.applications-heading').getByRole('link', { name: 'New Application' }))
  const order: string[] = []
  for (let at = main(page).locator(':focus'); (await at.count()) > 0; await page.keyboard.press('Tab'))
    order.push(await at.evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').trim()))
  expect(order).toEqual([
    'New Application',
    'Settings of Till Companion',
    'Till Companion',
    'Settings of Budget Diary',
    'Budget Diary',
  ])

  await tabTo(page, till, 'Shift+Tab')
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menu', { name: 'Settings of Till Companion', exact: true })).toBeVisible()
    for (const name of ['Copy ID', 'Copy Secret', 'View', 'Edit', 'Delete']) {
      await expect(item(page, name)).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(till).toBeFocused()
  }

  const chosen = (name: string) => async () => {
    await page.keyboard.press('Enter')
    await expect(item(page, 'Copy ID')).toBeFocused()
    if (name === 'Delete') await page.keyboard.press('End')
    await expect(item(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await walkThrough(page, {
    name: 'copying by hand',
    dialog: page.getByRole('dialog', { name: 'Copy it by hand' }),
    opener: till,
    open: chosen('Copy ID'),
    closers: ['Close'],
  })
  const question = page.getByRole('alertdialog', { name: 'Warning!' })
  await walkThrough(page, {
    name: 'deleting',
    dialog: question,
    opener: till,
    open: chosen('Delete'),
    closers: ['Cancel'],
  })

  const confirmed = async (opener: Locator) => {
    await tabTo(page, opener)
    await chosen('Delete')()
    await tabTo(page, question.getByRole('button', { name: 'Ok', exact: true }))
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  }
  await bank.fault('deleteApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await confirmed(till)
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(till).toBeFocused()
  await bank.noFaults()
  await confirmed(till)
  await expect(till).toHaveCount(0)
  await expect(heading(page, 'My Applications')).toBeFocused()
  await confirmed(diary)
  await expect(page.getByRole('heading', { name: 'New Application', level: 2 })).toBeVisible()
  await expect(heading(page, 'My Applications')).toBeFocused()
})

test('the questions of the application form by keys alone give the focus back', async ({ page }) => {
  await signIn(page, `?from=${encodeURIComponent('/dashboard?page=editapplication&appId=application-000002')}`)
  const refresh = page.getByRole('button', { name: 'Refresh Secret', exact: true })
  const replacing = page.getByRole('alertdialog', { name: 'Replace client ID and secret?' })
  await tabTo(page, refresh)
  await walkThrough(page, {
    name: 'replacing the secret',
    dialog: replacing,
    opener: refresh,
    open: press(page, 'Enter'),
    closers: ['Cancel', 'Replace both'],
  })
  await expect(notice(page, 'Client ID and secret have been replaced')).toBeVisible()

  const otp = page.getByRole('switch', { name: 'Otp Needed?' })
  await tabTo(page, otp, 'Shift+Tab')
  await walkThrough(page, {
    name: 'one-time passwords',
    dialog: page.getByRole('dialog', { name: /one-time password will be asked for$/ }),
    opener: otp,
    open: press(page, 'Space'),
    closers: ['Ok'],
  })

  await tabTo(page, page.getByLabel('Name', { exact: true }), 'Shift+Tab')
  await page.keyboard.type('s')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' })
  await tabTo(page, list, 'Shift+Tab')
  await walkThrough(page, {
    name: 'leaving by a link',
    dialog: leaving,
    opener: list,
    open: press(page, 'Enter'),
    closers: ['Stay'],
  })
  await page.keyboard.press('Enter')
  await tabTo(page, leaving.getByRole('button', { name: 'Leave', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Applications')).toBeFocused()
  await expect(greeting(page, deniz.firstName)).toBeVisible()
})
