// @module-tag full

import { expect } from '@playwright/test'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('of many requests those in sight are drawn, and the keyboard leads through all of them', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 401|sandbox.api.events.* 404|status of 404.*sandbox.api.events/)
  await page.goto('/sandbox/requests')
  await hydrated(page)
  const calls = (count: number) =>
    page.evaluate(async (count) => {
      for (let made = 0; made < count; made++) await fetch('/bank/api/public/v1/branches')
    }, count)
  await calls(150)
  await expect(page.getByLabel('Portal calls'), 'as all boxes of the workbench').toHaveCSS('width', '18px')
  const search = page.getByLabel('Search requests')
  await search.fill('401')
  const list = page.getByRole('list', { name: 'Requests, newest first' })
  const first = list.locator('[aria-posinset="1"]').getByRole('button')
  const last = list.locator('[aria-posinset="150"]').getByRole('button')
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '150')
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)
  await search.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list.locator('[aria-posinset="2"]').getByRole('button')).toBeFocused()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  const id = await last.getAttribute('data-id')

  // What is focused stays focused and in sight while calls come above it.
  await calls(1)
  const same = list.locator(`[data-id="${id}"]`)
  await expect(list.locator('[aria-posinset="151"]').getByRole('button')).toHaveAttribute('data-id', id ?? '')
  await expect(same).toBeFocused()
  await expect(same).toBeInViewport()

  await page.setViewportSize(viewports.phone)
  await page.keyboard.press('Enter')
  await expect(page.locator('.request-details').getByRole('heading', { level: 2 })).toBeFocused()
  await page.locator('.request-details').getByRole('button', { name: 'Close the request' }).click()
  await expect(same).toBeFocused()
  await expect(same).toBeInViewport()
  await page.setViewportSize({ width: 300, height: 800 })
  const path = await same.evaluate((row) => {
    const boxOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [text, place, method] = [boxOf('.request-path bdi'), boxOf('.request-path'), boxOf('.request-method')]
    return {
      endShows: Math.abs(text.right - place.right) < 1,
      isCut: text.left < place.left,
      isOneLine: method.height === place.height,
    }
  })
  expect(path).toEqual({ endShows: true, isCut: true, isOneLine: true })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(list.getByRole('button').and(page.locator(':focus'))).toHaveCount(0)

  await first.press('Enter')
  await bank.reset()
  await expect(page.getByText('No requests yet')).toBeVisible()
  await page.locator('.request-details').getByRole('button', { name: 'Close the request' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused()
})
