// @module-tag full

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openBank } from '../../support/browser/bank.ts'
import { signOut } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'
import {
  address,
  block,
  choose,
  example,
  figure,
  part,
  pasteKey,
  press,
  reported,
  signature,
  workbench,
} from '../../support/browser/signatureWorkbench.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'

const own = (page: Page) => workbench(page).getByRole('textbox', { name: 'Text that your code signed' })

/** It loads once a person comes near. */
async function openWorkbench(page: Page) {
  await page.goto(address)
  await page.locator('.workbench-place').scrollIntoViewIfNeeded()
}

async function fillExample(page: Page) {
  await pasteKey(page, 'private', example.privateKey)
  await workbench(page).getByRole('textbox', { name: 'Access token' }).fill(example.token)
  await workbench(page).getByRole('textbox', { name: 'Body' }).fill(example.body)
}

test('the workbench makes the worked example, verifies it, and says what is wrong with others', async ({ page }) => {
  await openWorkbench(page)
  await fillExample(page)
  await expect(part(page, 'Key').getByText('RSA key of 1024 bits. You can sign and verify.')).toBeVisible()
  await expect(figure(page, 'Public key')).toHaveText(block('Public key, as an application registers it'))
  await expect(figure(page, 'Signed text')).toContainText('"receiverName":"Burak·Aydın"')
  await expect(workbench(page).getByText('Beyond ASCII: ı (U+0131). Sign it as UTF-8.')).toBeVisible()
  await press(page, 'Sign')
  await expect(figure(page, 'Header')).toHaveText(`sign: ${example.header}`)
  await expect(figure(page, 'SHA-256')).toHaveText(example.digest)
  await expect(figure(page, 'OpenSSL')).toContainText(`printf %s "$ACCESS_TOKEN"'{"context"`)

  await signature(page).fill(`sign: ${example.header}\n`)
  await press(page, 'Verify')
  await expect(reported(page)).toHaveText('Valid. This key signed exactly the text above.')

  const body = workbench(page).getByRole('textbox', { name: 'Body' })
  await body.fill(`${example.body}\n`)
  await expect(figure(page, 'Header'), 'a signature shows with its own text only').toHaveCount(0)
  await expect(reported(page)).toHaveCount(0)
  await expect(workbench(page).getByText('The body ends with a line break, which is signed too.')).toBeVisible()
  await body.fill(example.body)
  const privateKey: { key: Buffer; format: 'der'; type: 'pkcs8' } = {
    key: Buffer.from(example.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  }
  const of = (text: string, key: KeyObject | typeof privateKey = privateKey, hash = 'sha256') =>
    sign(hash, Buffer.from(text), key).toString('base64')
  for (const [wrong, reason] of [
    [of(example.body), 'the body is signed without the access token: put the token in front of it'],
    [of(`${example.body}${example.token}`), 'the body is signed before the access token: put the token first'],
    [of(`${example.token}${example.body}\n`), 'the signed text ends with a line break'],
    [
      of(`${example.token}${JSON.stringify(JSON.parse(example.body), null, 2)}`),
      'the signed body has other white space',
    ],
    [of(`${example.token}${example.body}`, privateKey, 'sha1'), 'it is made with SHA-1: use SHA-256'],
    ['not Base64!', 'The sign header is not Base64'],
    [
      of('x', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
      "The signature has 256 bytes and the application's key makes 128",
    ],
  ] as const) {
    await signature(page).fill(wrong)
    await expect(reported(page)).toHaveCount(0)
    await press(page, 'Verify')
    await expect(reported(page)).toContainText(reason)
  }

  await own(page).fill(`${example.token}${example.body.replace('Aydın', 'Aydin')}`)
  const difference = part(page, 'Verify').locator('.workbench-difference')
  const column = example.token.length + example.body.indexOf('ın"') + 1
  await expect(difference).toContainText(`Your text differs at line 1, column ${column}:`)
  await expect(difference.locator('strong')).toHaveText(['ı (U+0131)', 'i'])
  await own(page).fill(`${example.token}${example.body}`)
  await expect(part(page, 'Verify').getByText('Your text is the same as the signed text above.')).toBeVisible()
})

test('a wrong key says what it is, and what is pasted stays', async ({ page }) => {
  await openWorkbench(page)
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const short = generateKeyPairSync('rsa', { modulusLength: 1016 }).privateKey
  const key = part(page, 'Key')
  for (const [kind, pasted, reason] of [
    ['private', publicKey.export({ type: 'spki', format: 'pem' }), 'This is a public key.'],
    [
      'private',
      privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' }),
      'This key is encrypted.',
    ],
    ['private', ec.export({ type: 'pkcs8', format: 'pem' }), 'This isn’t an RSA key.'],
    ['public', privateKey.export({ type: 'pkcs8', format: 'pem' }), 'This is a private key.'],
    ['private', short.export({ type: 'pkcs8', format: 'pem' }), 'This key is too short. Use at least 1024 bits.'],
  ] as const) {
    await pasteKey(page, kind, pasted.toString())
    await expect(key.getByRole('alert')).toContainText(reason)
    await expect(key.getByRole('textbox')).toHaveValue(pasted.toString())
    await expect(workbench(page).getByRole('button', { name: 'Sign', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await pasteKey(page, 'private', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())
  await expect(key.getByText('RSA key of 2048 bits. You can sign and verify.')).toBeVisible()
  await choose(page, 'Paste a public key')
  await expect(key.getByRole('textbox')).toHaveValue(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  await choose(page, 'Paste a private key')
  await expect(key.getByText('RSA key of 2048 bits. You can sign and verify.')).toBeVisible()
})

test('by keyboard alone a pair is made and a text signed, and nothing of it is stored', async ({ page }) => {
  await openWorkbench(page)
  const generate = workbench(page).getByRole('button', { name: 'Generate keys' })
  await generate.focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'Key').getByText('RSA key of 2048 bits.')).toBeVisible()
  const token = workbench(page).getByRole('textbox', { name: 'Access token' })
  await token.focus()
  await page.keyboard.type('secret-token')
  await page.keyboard.press('Tab')
  await page.keyboard.type('{"a":1}')
  await expect(figure(page, 'Signed text')).toHaveText('secret-token{"a":1}')
  await workbench(page).getByRole('button', { name: 'Sign', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(figure(page, 'Header')).toHaveText(/^sign: [A-Za-z0-9+/]{342}==$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state]),
  )
  expect(kept).not.toMatch(/secret-token|PRIVATE KEY/)
  await page.reload()
  await page.locator('.workbench-place').scrollIntoViewIfNeeded()
  await expect(token).toHaveValue('')
})

test('signatures are checked by the key of an application, until its developer signs out', async ({
  page,
  context,
}) => {
  await openBank(page)
  await startSignedIn(page, address)
  await page.locator('.workbench-place').scrollIntoViewIfNeeded()
  await choose(page, 'Public key of your application')
  await workbench(page).getByRole('combobox', { name: 'Application' }).selectOption({ label: 'Budget Diary' })
  await expect(part(page, 'Key').getByText(/^Public RSA key of \d+ bits. You can verify./)).toBeVisible()
  await workbench(page).getByRole('textbox', { name: 'Access token' }).fill('token-of-deniz')
  await expect(part(page, 'Sign').getByText('To sign, generate a key pair or paste a private key.')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/dashboard?page=home')
  await signOut(tab)
  await expect(workbench(page).getByRole('textbox', { name: 'Access token' })).toHaveValue('')
  await expect(figure(page, 'Public key')).toHaveCount(0)
  await expect(workbench(page).getByRole('radio').first()).toBeFocused()
  await choose(page, 'Public key of your application')
  await expect(workbench(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
})
