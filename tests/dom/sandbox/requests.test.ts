import { deniz, hydrated, submitSignIn } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

test('a ticket is created with a call attached, after signing in, and keeps what was typed before', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await page.goto('/sandbox/requests')
  await hydrated(page)
  await page.evaluate(() => fetch('/bank/api/public/v1/branches?city=34'))
  const openTicket = async () => {
    await page.getByLabel('Search requests').fill('listBranches')
    const row = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button').first()
    await expect(row).toContainText('GET /api/public/v1/branches')
    await row.click()
    await page.getByRole('link', { name: 'Create a ticket about this call' }).click()
  }
  await openTicket()
  await expect(page).toHaveURL(/login/)
  expect(page.url().length).toBeLessThan(300)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)

  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByLabel('API Name')).toHaveValue('listBranches')
  await next()
  const description = page.getByLabel('Description')
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue('listBranches: 401 Full authentication is required to access this resource')
  await expect(description).toHaveValue(
    /^Call: listBranches\n[\s\S]*\nRequest\nGET \/api\/public\/v1\/branches\?city=34\n[\s\S]*\nResponse\n401\n/,
  )
  await expect(page.getByText(/^call-[\da-f]{10}\.json$/)).toBeVisible()
  await subject.fill('Branches are missing')
  await description.fill('They were there yesterday.')

  await page.goto('/sandbox/requests')
  await hydrated(page)
  await openTicket()
  await next()
  await expect(subject).toHaveValue('Branches are missing')
  await expect(description).toHaveValue(/^They were there yesterday\.\n\nCall: listBranches\n/)
  await page.reload()
  await next()
  await expect(description).toHaveValue(/^They were there yesterday\.\n\nCall: listBranches\n(?![\s\S]*Call: )/)
  await next()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/TCK-\d+/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Create Another Ticket' }).click()
  await next()
  await expect(subject).toHaveValue('')
  await expect(description).toHaveValue('')
})

test('a call is read and closed by keys; clearing the filters leaves the portal’s calls as they were chosen', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await page.goto('/sandbox/requests')
  await hydrated(page)
  await page.evaluate(() => fetch('/bank/api/public/v1/branches'))
  const search = page.getByLabel('Search requests')
  await search.fill('listBranches')
  const row = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button').first()
  await row.press('Enter')
  await page.getByRole('button', { name: 'Go to the response', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Response', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Go to the request', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Close the request' }).press('Enter')
  await expect(row).toBeFocused()

  const portal = page.getByLabel('Portal calls')
  for (const isShown of [false, true]) {
    await search.fill('listBranches')
    await portal.setChecked(isShown)
    await page.getByRole('button', { name: 'Clear filters', exact: true }).press('Enter')
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
    await expect(portal).toBeChecked({ checked: isShown })
  }
})
