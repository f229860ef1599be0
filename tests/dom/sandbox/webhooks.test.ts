// @module-tag full

import type { Page } from '@playwright/test'
import { deleteClient, saveClient } from '../../contract/oauth.ts'
import { hydrated } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { expect, test } from '../../support/browser/runner.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const itemsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('a subscription is made by hand, its secret shown, samples to it received, and it ends', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 400.*subscriptions/)
  await page.goto('/sandbox/webhooks')
  await hydrated(page)
  await expect(
    page.getByText(
      'No application has the product Webhooks. Add it to an application to subscribe here or through the API. The subscriptions below came with the sandbox.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Add it to an application' }).click()
  await expect(page).toHaveURL('/login?from=%2Fdashboard%3Fpage%3Dapplications%26from%3D%252Fsandbox%252Fwebhooks')
  await page.goBack()
  for (const name of ['Market Stall', 'Corner Shop']) await saveClient(pageHost(page), { name })

  await button(page, 'New subscription').click()
  await button(page, 'Cancel').click()
  await expect(button(page, 'New subscription')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Application', { exact: true })).toBeFocused()
  await button(page, 'Subscribe').click()
  await expect(page.getByText('Choose at least one', { exact: true })).toBeVisible()
  await page.getByLabel('Application', { exact: true }).selectOption('Corner Shop')
  await page.getByLabel('Customer', { exact: true }).selectOption('3')
  await page.getByLabel('1010000031, Current account, TRY').check()
  await page.getByLabel('Customer', { exact: true }).selectOption('1')
  await expect(page.getByLabel('1010000031, Current account, TRY')).toHaveCount(0)
  await page.getByLabel('1010000001, Salary account, TRY').check()
  await page.getByLabel(/^transaction\.booked, /).uncheck()
  await expect(page.getByLabel(/^CVIRM, /)).toHaveCount(0)
  await page.getByLabel(/^transaction\.booked, /).check()
  await page.getByLabel(/^CVIRM, /).uncheck()
  await page.getByLabel(/^ticket\.answered, /).check()
  await page.getByLabel('Address').fill('http://hooks.example.com/stall')
  await button(page, 'Subscribe').click()
  await expect(page.getByRole('form', { name: 'New subscription' }).getByRole('alert')).toContainText('https address')
  await page.getByLabel('Address').fill('https://hooks.example.com/stall')
  await button(page, 'Subscribe').click()
  const subscription = itemsOf(page, 'Open subscriptions').filter({ hasText: 'https://hooks.example.com/stall' })
  await expect(subscription).toContainText(
    'Corner Shop, customer 1: CHVLH, EEFTO, FBTCH, ticket.answered of 1010000001',
  )
  await expect(button(page, 'New subscription')).toBeFocused()

  await subscription.getByRole('button', { name: 'Show secret' }).click()
  await expect(subscription.locator('code')).toHaveText(/^whsec_/)
  await subscription.getByRole('button', { name: 'Copy secret' }).click()
  await expect(subscription.getByRole('status')).not.toBeEmpty()
  await subscription.getByRole('button', { name: 'Hide secret' }).click()
  await expect(subscription.locator('code')).toHaveCount(0)

  await subscription.getByRole('button', { name: 'Rotate secret' }).click()
  await expect(subscription.locator('code')).toHaveText(/^whsec_/)
  await expect(subscription).toContainText('The previous secret is valid until')
  await subscription.getByRole('button', { name: 'End previous secret' }).click()
  await expect(page.getByText('Previous secret ended')).toBeVisible()
  await expect(subscription).not.toContainText('The previous secret is valid until')
  await subscription.getByRole('button', { name: 'Hide secret' }).click()

  await page.getByLabel('Event', { exact: true }).selectOption('FBTCH')
  await button(page, 'Send sample').click()
  const received = itemsOf(page, 'Inbox, newest first')
  await expect(received).toHaveCount(1)
  await expect(received).toContainText('FBTCH Verified')
  await expect(received).toContainText('answered 200')
  await expect(received).toContainText('https://hooks.example.com/stall')
  await expect(page.getByRole('link', { name: 'Webhooks 1' })).toHaveAttribute('aria-current', 'page')
  const subscriptions = page.getByLabel('Subscription', { exact: true })
  await subscriptions.selectOption((await subscriptions.locator('option', { hasText: '/portico' }).textContent()) ?? '')
  await button(page, 'Send sample').click()
  await expect(received).toHaveCount(2)
  await expect(received.first()).toContainText('https://hooks.example.com/portico')

  await subscription.getByRole('button', { name: 'End' }).click()
  await expect(subscription).toHaveCount(0)
  await page.getByText('1 has ended').click()
  await expect(itemsOf(page, 'Ended subscriptions')).toContainText('https://hooks.example.com/stall')
})

test('a subscription belongs to the application that its form shows once the chosen one was deleted', async ({
  page,
}) => {
  await page.goto('/sandbox/webhooks')
  await hydrated(page)
  const stall = await saveClient(pageHost(page), { name: 'Market Stall' })
  await saveClient(pageHost(page), { name: 'Corner Shop' })
  await button(page, 'New subscription').click()
  const application = page.getByLabel('Application', { exact: true })
  await expect(application.locator('option')).toHaveText(['Market Stall', 'Corner Shop'])
  await page.getByLabel('1010000001, Salary account, TRY').check()
  await page.getByLabel('Address').fill('https://hooks.example.com/stall')
  await deleteClient(pageHost(page), stall)
  await expect(application.locator('option')).toHaveText(['Corner Shop'])
  await button(page, 'Subscribe').click()
  await expect(
    itemsOf(page, 'Open subscriptions').filter({ hasText: 'https://hooks.example.com/stall' }),
  ).toContainText('Corner Shop, customer 1')
})

test('the inbox refuses what is forged, and deliveries are retried, resent and replayed', async ({ page, bank }) => {
  await page.goto('/sandbox/webhooks')
  await hydrated(page)
  await bank.clock({ stop: true })
  const received = itemsOf(page, 'Inbox, newest first')
  await page.getByLabel('Signature').selectOption('Signed with another secret')
  await button(page, 'Send sample').click()
  await expect(received.first()).toContainText('Wrong signature')
  await page.getByLabel('Signature').selectOption('Ten minutes old')
  await button(page, 'Send sample').click()
  await expect(received.first()).toContainText('Too old')
  await expect(received.first()).toContainText('answered 400')

  await page.getByLabel('Response to verified webhooks').selectOption('No response')
  await page.getByLabel('Signature').selectOption('Valid signature')
  await button(page, 'Send sample').click()
  await expect(received.first()).toContainText('no response')
  const deliveries = itemsOf(page, 'Deliveries, newest first')
  await expect(deliveries.first()).toContainText('Waiting')
  await deliveries.first().getByRole('button').press('Enter')
  const details = page.getByRole('region', { name: /^msg_/ })
  await expect(details.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(details).toContainText('next attempt in 5 s')
  await details.getByText('Headers and body').click()
  await expect(details).toContainText('webhook-signature')
  await expect(details).toContainText('"transaction.booked"')
  await page.getByLabel('Response to verified webhooks').selectOption('500, failed')
  await button(page, 'Resend').click()
  await expect(received.first()).toContainText('answered 500')
  await expect(details.locator('.delivery-tries > li')).toHaveCount(2)
  await page.getByLabel('Response to verified webhooks').selectOption('200, accepted')
  // Another reading shows the bank's retry without a press: the clock goes on, and the bank is called when it is due.
  await bank.clock({ stop: false })
  await bank.clock({ advance: 299_000 })
  await expect(details.locator('.delivery-tries > li')).toHaveCount(3)
  await expect(details).toContainText('Delivered')
  await button(page, 'Replay').click()
  await expect(deliveries).toHaveCount(4)
  await expect(deliveries.first()).toContainText('replay')
  await details.getByRole('button', { name: 'Close the delivery' }).click()
  await expect(deliveries.nth(1).getByRole('button')).toBeFocused()
  await page.getByLabel('Show deliveries').selectOption('Failed')
  await expect(page.getByText('No deliveries in this state.')).toBeVisible()
  await page.getByLabel('Show deliveries').selectOption('Delivered')
  await expect(deliveries.first()).toContainText('Delivered')
})
