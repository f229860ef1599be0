import { generateKeyPairSync } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import type { OperationDetails } from '../../../src/rules/definition/operation/outline.ts'
import { sandboxCaptchaPrefix } from '../../../src/rules/sandbox/captcha.ts'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { openBank } from './bank.ts'
import { deniz } from './page.ts'
import { expect } from './runner.ts'
import { startSignedIn } from './startSignedIn.ts'

/** Of the application that `prepareApplication` makes ready. */
export const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const panel = (page: Page) => page.getByRole('region', { name: 'Try it out' })
export const step = (page: Page) => panel(page).locator('.call-panel')
export const title = (page: Page) => step(page).getByRole('heading', { level: 5 })
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

export async function openDock(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Backquote')
  await page.getByRole('region', { name: dockTexts.title }).getByRole('button', { name }).click()
}

/** The first application of Deniz calls from everywhere, asks for OTPs and has registered the test's key. */
export async function prepareApplication(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await openBank(page)
  await page.evaluate(
    async ([base, client, form, key]) => {
      const answer = async (path: string, init: RequestInit) => {
        const response = await fetch(`${base}${path}`, { method: 'POST', ...init })
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
        return response.json()
      }
      const { access_token } = await answer('/oauth/token', {
        headers: { Authorization: `Basic ${btoa(client)}` },
        body: new URLSearchParams(form),
      })
      const post = (path: string, body: object) =>
        answer(path, {
          headers: { Authorization: `bearer ${access_token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, ...body }),
        })
      const { data: products } = await post('/api-dashboard-service/dashboard/products', {})
      const { data: applications } = await post('/api-dashboard-service/dashboard/applications', {})
      const [{ oauthClientId, oauthClientSecret, ...application }] = applications
      await post('/api-dashboard-service/dashboard/saveapplication', {
        ...application,
        clientId: oauthClientId,
        clientSecret: oauthClientSecret,
        ipList: [],
        otpNeeded: true,
        publicKey: key,
        productList: products.map(({ id }: { id: unknown }) => String(id)),
      })
    },
    [
      portal.services,
      `${portal.client.id}:${portal.client.secret}`,
      {
        scope: 'portal',
        grant_type: 'password',
        username: deniz.eMailAddress,
        password: deniz.password,
        recaptchaResponse: `${sandboxCaptchaPrefix}application`,
      },
      publicKey.toString('base64'),
    ] as const,
  )
}

export async function openCall(page: Page, address: string): Promise<void> {
  await startSignedIn(page, address)
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(button(page, 'Preview request')).toBeVisible()
}

async function getToken(page: Page, fillIn: (dialog: Locator) => Promise<void>): Promise<void> {
  const bar = panel(page).getByRole('region', { name: 'Access token' })
  await bar.getByRole('button', { name: /^(Authorize|Get another token)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Flow' }).waitFor()
  await fillIn(dialog)
  await dialog.getByRole('button', { name: 'Get token' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel(page)).toContainText(/left/)
}

/** A token for what the dialog offers first, or for another customer or application. */
export const authorize = (page: Page, customer?: string, application?: string): Promise<void> =>
  getToken(page, async (dialog) => {
    if (application !== undefined)
      await dialog.getByRole('combobox', { name: 'Application' }).selectOption({ label: application })
    if (customer !== undefined) await dialog.getByRole('combobox', { name: /customer/i }).selectOption(customer)
  })

export async function pasteKey(page: Page): Promise<void> {
  await button(page, 'Paste a key').click()
  await panel(page).getByLabel('Private key (PEM)').fill(privateKey)
  await button(page, 'Use this key').click()
  await expect(panel(page)).toContainText('This page has a private key in memory.')
}

export async function send(page: Page): Promise<void> {
  await button(page, 'Preview request').click()
  await button(page, 'Send').click()
}

/** A token by the first grant of the operation, for the customer of its example. */
export const authorizeFor = (page: Page, { access, exampleCustomer }: OperationDetails): Promise<void> =>
  getToken(page, async (dialog) => {
    const grant = access[0]?.grants[0]
    if (grant === 'password')
      await expect(dialog.getByRole('combobox', { name: 'Test customer' })).toHaveValue(exampleCustomer ?? '1')
    if (grant === 'authorization_id') {
      const customer = baasCustomers.find(({ customerNumber }) => customerNumber === (exampleCustomer ?? '4000000001'))
      await expect(dialog.getByRole('combobox', { name: 'BaaS customer' })).toHaveValue(customer?.authorizationId ?? '')
      await dialog.getByRole('textbox', { name: 'Private key' }).fill(privateKey)
    }
  })
