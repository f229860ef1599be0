import { expect, type Page } from '@playwright/test'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

/** What a press in the middle of the element would hit. */
const isOnTop = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the pop-ups fold as soon as a form is filled in; on a small screen the menu button covers nothing that has the focus, and opens the menu @layout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await startSignedIn(page, '/dashboard?page=createTicket')
  await hydrated(page)
  const popUps = page.getByRole('region', { name: 'Platform news' })
  await expect(popUps.getByRole('link')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Error Stage', exact: true }).focus()
  await expect(popUps.getByRole('button')).toHaveText(['3'])
  expect(await isOnTop(page, 'Next')).toBe(true)
  await page.keyboard.press('Alt+n')
  await expect(popUps).toBeFocused()
  await expect(popUps.getByRole('link')).toHaveCount(3)

  await page.setViewportSize({ width: 390, height: 700 })
  const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await menu.getByRole('link', { name: 'Edit Your Profile' }).click()
  await hydrated(page)
  const covered: string[] = []
  const focused: string[] = []
  await page.getByLabel('Name', { exact: true }).focus()
  const last = 'Renew it by email'
  while (!focused.includes(last) && focused.length < 20) {
    await page.keyboard.press('Tab')
    const { name, isCovered } = await page.evaluate(() => {
      const { activeElement: element } = document
      const control = element?.getBoundingClientRect()
      const button = document.querySelector('.float-button')?.getBoundingClientRect()
      const name = element?.id
        ? document.querySelector(`label[for="${element.id}"]`)?.textContent
        : element?.textContent
      return {
        name: name ?? '',
        isCovered: !control || !button || (control.bottom > button.top && control.top < button.bottom),
      }
    })
    focused.push(name)
    if (isCovered) covered.push(name)
  }
  expect(focused).toContain(last)
  expect(covered).toEqual([])
  await page.getByRole('button', { name: 'Dashboard menu' }).click()
  await menu.getByRole('link', { name: 'My Applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Applications')
})
