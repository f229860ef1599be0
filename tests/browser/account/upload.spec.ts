// @module-tag full

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { runFor, stopTimeNow } from '../../support/browser/clock.ts'
import { test } from '../../support/browser/test.ts'
import { areaCalls, field, press, signedIn } from '../../support/browser/tourArea.ts'
import { success } from '../../support/browser/tourSteps.ts'

test.use({ serviceWorkers: 'block' })

test('a 3 MB attachment over a slow uplink shows its progress, and its limit counts from the last', async ({
  page,
  quiet,
}) => {
  quiet.allow(/held/)
  const bank = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ ...success, data: { ticketNumber: 'TCK-7' } })))
  }).listen(0, '127.0.0.1')
  try {
    const answers: Readonly<Record<string, unknown>> = {
      ...areaCalls,
      '/api-ticket-service/ticket/list': { ...success, data: { tickets: [] } },
    }
    await signedIn(page)
    await page.route('**/portal.json', (route) =>
      route.fulfill({ json: { ...portal, services: '/held', authorization: '/held' } }),
    )
    await page.route('**/held/**', async (route) => {
      const path = new URL(route.request().url()).pathname.slice('/held'.length)
      if (path.endsWith('/create'))
        await route.continue({ url: `http://127.0.0.1:${(bank.address() as AddressInfo).port}${path}` })
      else await route.fulfill({ json: answers[path] ?? { ...success, data: [] } })
    })
    await page.goto('/dashboard?page=createTicket')
    await page.locator('main select').selectOption({ label: 'An API' })
    await field(page, 'API Name').fill('Payments')
    await field(page, 'Endpoint Address').fill('/api/payments')
    await press(page, 'Next')
    for (const label of ['Subject', 'Description', 'Error Code']) await field(page, label).fill('1')
    const buffer = Buffer.alloc(3_145_728, 'a')
    await field(page, 'Attachment').setInputFiles({ name: 'trace.log', mimeType: 'text/plain', buffer })
    await press(page, 'Next')
    const uplink = await page.context().newCDPSession(page)
    await uplink.send('Network.enable')
    await uplink.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1_000_000,
    })
    // From here time passes by hand: nine seconds after each progress, longer in all than the limit.
    await stopTimeNow(page)
    await press(page, 'Submit')
    const progress = page.getByRole('progressbar')
    const percent = async () => Number((await progress.getAttribute('value')) ?? 0)
    let last = 0
    for (let round = 0; round < 2; round++) {
      await expect.poll(percent, { intervals: [20] }).toBeGreaterThan(last)
      await runFor(page, 9_000)
      // What came while these seconds passed has used up some of the limit: the next round waits for later progress.
      last = await percent()
    }
    await expect(page.getByText('Your ticket number is TCK-7', { exact: true })).toBeVisible()
  } finally {
    bank.close()
  }
})
