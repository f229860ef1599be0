import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../src/rules/sandbox/faults/faults.ts'
import { chooseItem, diary, item, till } from '../support/browser/applicationMenu.ts'
import { openBank } from '../support/browser/bank.ts'
import { heldCalls } from '../support/browser/heldCalls.ts'
import { tabTo, walkThrough } from '../support/browser/keys.ts'
import { notice } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })

test('deleting by keys alone: the focus goes back, and to the heading when the card is gone', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  const calls = await heldCalls(page)
  await startSignedIn(page, '/myapplications')
  await tabTo(page, till(page))
  const question = page.getByRole('alertdialog', { name: 'Warning!' })
  await walkThrough(page, {
    name: 'deleting',
    dialog: question,
    opener: till(page),
    open: chooseItem(page, 'Delete'),
    closers: ['Cancel'],
  })
  const confirm = async (opener: Locator) => {
    await tabTo(page, opener)
    await chooseItem(page, 'Delete')()
    const ok = question.getByRole('button', { name: 'Ok', exact: true })
    await tabTo(page, ok)
    await calls.hold('/deleteapplication')
    await page.keyboard.press('Enter')
    await expect(ok).toHaveAttribute('aria-busy', 'true')
    for (const button of [question.getByRole('button', { name: 'Cancel', exact: true }), ok])
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    await calls.release()
    await expect(question).toHaveCount(0)
  }
  await bank.fault('deleteApplication', { kind: 'status', status: 500, message: 'The bank is closed' })
  await confirm(till(page))
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(till(page)).toBeFocused()
  await bank.noFaults()
  await confirm(till(page))
  await expect(till(page)).toHaveCount(0)
  await expect(heading(page, 'My Applications')).toBeFocused()
  await confirm(diary(page))
  await expect(page.getByRole('heading', { name: 'New Application', level: 2 })).toBeVisible()
  await expect(heading(page, 'My Applications')).toBeFocused()
})

test('the menu of an application by keys alone: it opens by each key, leads round, and gives the focus back', async ({
  page,
}) => {
  await startSignedIn(page, '/myapplications')
  await tabTo(page, till(page))
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menu', { name: 'Settings for Till Companion', exact: true })).toBeVisible()
    for (const name of ['Copy ID', 'Copy Secret', 'View', 'Edit', 'Delete']) {
      await expect(item(page, name)).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(till(page)).toBeFocused()
  }
})

const edited = '/dashboard?page=editapplication&appId=application-000002'

test('replacing the secret by keys alone gives the focus back, also when it fails', async ({ page, bank, quiet }) => {
  quiet.allow(/status of 500/)
  await startSignedIn(page, edited)
  const refresh = page.getByRole('button', { name: 'Refresh Secret', exact: true })
  await tabTo(page, refresh)
  await walkThrough(page, {
    name: 'replacing the secret',
    dialog: page.getByRole('alertdialog', { name: 'Replace client ID and secret?' }),
    opener: refresh,
    open: () => page.keyboard.press('Enter'),
    closers: ['Cancel', 'Replace both'],
  })
  await expect(notice(page, 'Client ID and secret have been replaced')).toBeVisible()

  await bank.fault('listApplications', { kind: 'status', status: 500, message: 'The bank is closed' })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Replace both', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, 'The bank is closed')).toBeVisible()
  await expect(refresh).toBeFocused()
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  // A press of the pointer gives a button no focus in Safari.
  await page.getByLabel('Name', { exact: true }).focus()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await refresh.evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(refresh).toBeFocused()
})

test('leaving by keys alone asks, gives the focus back, and hands it to the next page', async ({ page }) => {
  await startSignedIn(page, edited)
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Applications' })
  await tabTo(page, list, 'Shift+Tab')
  await walkThrough(page, {
    name: 'leaving by a link',
    dialog: question,
    opener: list,
    open: () => page.keyboard.press('Enter'),
    closers: ['Stay'],
  })
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: 'Leave', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Applications')).toBeFocused()
})

const closed: Fault = { kind: 'status', status: 503, message: 'The bank is closed' }

/** What fails, where, the heading of what is tried again, and a text of what comes in the end. */
const retried = [
  {
    operation: 'listProducts',
    path: '/productCard',
    title: 'Discover APIs',
    fault: closed,
    comes: 'Account Movements',
  },
  {
    operation: 'listAnnouncements',
    path: '/announcement',
    title: 'Announcements',
    fault: closed,
    comes: 'FAST limits',
  },
  {
    operation: 'getDefinition',
    // The page of the service itself was rendered with its definition.
    path: '/docs/api/account-information',
    link: 'Account list',
    title: 'Account list',
    fault: closed,
    comes: 'Responses',
  },
  {
    operation: 'activate',
    path: '/confirm/no-such-key',
    title: 'Account activation',
    fault: { kind: 'connectionLost' },
    comes: 'Activation link is not valid',
  },
] satisfies { operation: string; path: string; link?: string; title: string; fault: Fault; comes: string }[]

for (const { operation, path, title, fault, comes, ...others } of retried)
  test(`Retry on ${path} by keys alone: the focus waits at the heading, comes back, and stays there in the end`, async ({
    page,
    bank,
    quiet,
  }) => {
    quiet.allow(/status of|user\/activate/)
    const asked = async () => (await bank.events(operation)).length
    await openBank(page)
    await bank.fault(operation, fault)
    await page.evaluate(() => localStorage.clear())
    const before = await asked()
    await page.goto(path)
    if ('link' in others) await page.locator('.docs-list').getByRole('link', { name: others.link, exact: true }).click()
    const retry = page.getByRole('button', { name: 'Retry', exact: true })
    await tabTo(page, retry)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      addEventListener('focusin', ({ target }) => target instanceof Element && seen.push(target.textContent ?? ''))
    })
    await page.keyboard.press('Enter')
    await expect.poll(asked).toBe(before + 2)
    await expect(retry).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([title, 'Retry'])
    await bank.noFaults()
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(comes).first()).toBeVisible()
    await expect(heading(page, title)).toBeFocused()
  })

test('the list of APIs is skipped by one key, and is passed where there is nothing to do after it', async ({
  page,
}) => {
  await startSignedIn(page, '/newapplication')
  await tabTo(page, page.getByLabel('Filter APIs'))
  await tabTo(page, page.getByRole('link', { name: 'Skip the list of APIs' }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'Add', exact: true })).toBeFocused()
  await expect(page).toHaveURL('/newapplication')
  await page.goto('/dashboard?page=editapplication&appId=application-000001&readOnly=true')
  await expect(page.getByLabel('Filter APIs')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip the list of APIs' })).toHaveCount(0)
})
