import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { openBank } from '../support/browser/bank.ts'
import { signOut } from '../support/browser/page.ts'
import {
  address,
  choose,
  example,
  figure,
  part,
  pasteKey,
  press,
  reported,
  signature,
  workbench,
} from '../support/browser/signatureWorkbench.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

test('the workbench is accessible and fits a phone, with a wrong key and with a signature that is valid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(address)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await pasteKey(page, 'private', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  await expect(part(page, 'Key').getByRole('alert')).toContainText('This is not an RSA key.')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 800 })
  await pasteKey(page, 'private', example.privateKey)
  await workbench(page).getByRole('textbox', { name: 'Access token' }).fill(example.token)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(example.body)
  await workbench(page).getByRole('button', { name: 'Sign', exact: true }).press('Space')
  await expect(figure(page, 'Header')).toHaveText(`sign: ${example.header}`)
  await signature(page).fill(`sign: ${example.header}\n`)
  await press(page, 'Verify')
  await expect(reported(page)).toHaveText('Valid. This key signed exactly the text above.')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('signatures are checked by the key of an application, until its developer signs out', async ({
  page,
  context,
}) => {
  await openBank(page)
  await startSignedIn(page, address)
  await choose(page, 'Public key of your application')
  await workbench(page).getByRole('combobox', { name: 'Application' }).selectOption({ label: 'Budget Diary' })
  await expect(part(page, 'Key').getByText(/^Public RSA key of \d+ bits. You can verify./)).toBeVisible()
  await workbench(page).getByRole('textbox', { name: 'Access token' }).fill('token-of-deniz')
  await expect(part(page, 'Sign').getByText('To sign, generate a pair or paste a private key.')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/dashboard?page=home')
  await signOut(tab)
  await expect(workbench(page).getByRole('textbox', { name: 'Access token' })).toHaveValue('')
  await expect(figure(page, 'Public key')).toHaveCount(0)
  await choose(page, 'Public key of your application')
  await expect(workbench(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
})
