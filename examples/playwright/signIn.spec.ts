// npx playwright test
import { test as base, expect } from '@playwright/test'
import { type Bank, openBank } from 'portico-sandbox'

// Each test has a bank of its own with an address. On a sandbox that runs: SANDBOX=http://127.0.0.1:8787 npx playwright test
const test = base.extend<{ bank: Bank }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern.
  bank: async ({}, use) => {
    const bank = await openBank({ server: process.env.SANDBOX })
    await bank.listen()
    await use(bank)
    await bank.close()
  },
})

test('the address of a sign-in names the application', async ({ bank, request }) => {
  const app = await bank.application({ name: 'Till', apis: ['Account Information'] })
  const address = new URL(`${bank.url}/ocf-auth-server/auth/oauth/authorize`)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: 'accounts',
  }).toString()
  const page = await request.get(address.href)
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('Till')
})

test('a customer whose token was taken shares the accounts', async ({ bank, request }) => {
  const app = await bank.application({ apis: ['Account Information'] })
  const response = await request.get(`${bank.url}/api/accounts/v1/accounts`, {
    headers: { Authorization: `Bearer ${await app.token({ customer: 1 })}` },
  })
  expect((await response.json()).data.accounts).toHaveLength((await bank.customer(1).accounts()).length)
})
