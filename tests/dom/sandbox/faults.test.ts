import { hydrated } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

test('a fault set in the panel hits the portal as it says, and is counted and removed', async ({ page, quiet }) => {
  quiet.allow(/user\/activate|status of 400/)
  await page.goto('/sandbox/faults')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'New fault' })
  const set = page.getByRole('list', { name: 'Active faults' })
  await form.getByLabel('Search calls').fill('activates portal')
  await expect(form.getByText(/^1 of \d+ calls$/)).toBeVisible()
  await form.getByLabel('Search calls').press('Enter')
  await expect(form.getByLabel('Call', { exact: true })).toBeFocused()
  await form.getByLabel('What happens').selectOption({ label: '400 Activation link has expired' })
  await expect(form.getByText('The key is too old: expiredActivationKey')).toBeVisible()
  await expect(form.getByLabel('The next call', { exact: true })).toBeChecked()
  await form.getByLabel('Number of calls').fill('3')
  await expect(form.getByLabel('The next 3 calls')).toBeChecked()
  for (const typed of ['-1', '2.5']) {
    await form.getByLabel('Number of calls').fill(typed)
    await expect(form.getByLabel('The next … calls')).toBeChecked()
    await expect(form.getByLabel('Number of calls')).toHaveValue(typed)
  }
  await form.getByLabel('Number of calls').fill('3')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(set).toContainText('Returns 400 Activation link has expired. Hits 3 more calls.')
  await form.getByLabel('Every 3rd call').check()
  await form.getByLabel('Interval in calls').fill('2')
  await expect(form.getByLabel('Every 2nd call')).toBeChecked()
  await form.getByRole('button', { name: 'Replace fault' }).click()
  await expect(set).toContainText('Returns 400 Activation link has expired. Hits every 2nd call, next in 2 calls.')

  await form.getByLabel('Search calls').press('Escape')
  await form.getByLabel('Call', { exact: true }).selectOption('createEftTransfer')
  await form.getByLabel('What happens').selectOption({ label: '429 Too many requests' })
  await form.getByLabel('Every call until you remove it').check()
  await form.getByLabel('Extra latency in seconds').fill('1.5')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(set).toContainText('Returns 429 Too many requests after 1.5 s. Hits every call until you remove it.')

  const reason = async () => {
    await page.goto('/confirm/no-such-key')
    return page.getByText('Activation failed. Reason : ').textContent()
  }
  expect(await reason()).toBe('Activation failed. Reason : Activation link is not valid')
  await page.goBack()
  await expect(set).toContainText('Hits every 2nd call, including the next one.')
  expect(await reason()).toBe('Activation failed. Reason : Activation link has expired')

  await page.goto('/sandbox/faults')
  await set.getByRole('button', { name: 'Remove the fault of createEftTransfer' }).click()
  await expect(set.getByRole('listitem')).toHaveCount(1)
  await form.getByRole('button', { name: 'Add fault' }).click()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('No active faults.')).toBeVisible()
})
