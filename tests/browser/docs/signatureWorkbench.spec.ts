// @module-tag full

import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import {
  address,
  example,
  figure,
  part,
  pasteKey,
  press,
  reported,
  signature,
  workbench,
} from '../../support/browser/signatureWorkbench.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('the workbench is accessible and fits a phone, with a wrong key and with a signature that is valid', async ({
  page,
}) => {
  await page.setViewportSize(viewports.tablet)
  await page.goto(address)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await pasteKey(page, 'private', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  await expect(part(page, 'Key').getByRole('alert')).toContainText('This isn’t an RSA key.')
  await expectAccessible(page)

  await page.setViewportSize(viewports.phone)
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

test('what is below the workbench stays where it is when that comes, also for who jumps past it', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await page.goto('/docs/authorization')
  const below = page.getByRole('heading', { name: 'Signed responses' })
  const before = await below.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    return element.getBoundingClientRect().y
  })
  await expect(workbench(page)).toBeVisible()
  const after = await below.evaluate((element) => element.getBoundingClientRect().y)
  // A shift of at most 0.02 of the window.
  expect(Math.abs(after - before)).toBeLessThan(18)
})
