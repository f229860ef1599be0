import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { expect, test } from '../../support/browser/runner.ts'

interface Row {
  panel: string
  control: string
  heading: string
  calls: { before?: [method: string, path: string, body?: object]; removal: [method: string, path: string] }
}

const rows: readonly Row[] = [
  {
    panel: 'tickets',
    control: 'Reply to TCK-000004',
    heading: 'Tickets',
    calls: { removal: ['POST', '/tickets/TCK-000004/close'] },
  },
  {
    panel: 'faults',
    control: 'Remove the fault of createEftTransfer',
    heading: 'Active faults',
    calls: {
      before: ['PUT', '/faults/createEftTransfer', { kind: 'documentedError', error: 'insufficientBalance' }],
      removal: ['DELETE', '/faults'],
    },
  },
  {
    panel: 'data',
    control: 'Restore Before',
    heading: 'Snapshots',
    calls: { before: ['POST', '/snapshots', { name: 'Before' }], removal: ['DELETE', '/snapshots/Before'] },
  },
]

const call = async (page: Page, [method, path, body]: [string, string, object?]) => {
  const response = await pageHost(page).call(`/sandbox/api${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  expect(response.status).toBeLessThan(300)
}

for (const { panel, control, heading, calls } of rows)
  test(`a row of ${panel} that goes away by another’s call hands its focus to the heading`, async ({ page }) => {
    await page.goto(`/sandbox/${panel}`)
    await hydrated(page)
    if (calls.before) await call(page, calls.before)
    const button = page.getByRole('button', { name: control, exact: true })
    await button.focus()
    await expect(button).toBeFocused()
    await call(page, calls.removal)
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  })
