import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Page } from '@playwright/test'
import { ensureBuilt } from '../../scripts/built.ts'
import { serve } from '../../scripts/serve.ts'
import { sessionTexts } from '../../src/rules/session.ts'
import { sandboxTexts } from '../../src/ui/sandbox/sandboxTexts.ts'
import { signInTexts } from '../../src/ui/session/signInTexts.ts'
import { staySignedInTexts } from '../../src/ui/session/staySignedInTexts.ts'
import { openBank } from '../support/browser/bank.ts'
import { deniz, greeting, notice, submitSignIn } from '../support/browser/page.ts'
import { startSignedIn } from '../support/browser/startSignedIn.ts'
import { test } from '../support/browser/test.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: staySignedInTexts.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: signInTexts.signInButton })

test('the session follows the clock of the sandbox: warning, renewal and end, in every tab', async ({
  page,
  bank,
  quiet,
}) => {
  quiet.allow(/status of 400.*oauth.token/)
  test.slow(true, 'two tabs, three ends of a token')
  await openBank(page)
  await bank.settings({ expiresIn: 100, refreshExpiresIn: 7200 })
  await startSignedIn(page)
  const other = await page.context().newPage()
  await other.goto('/myapplications')
  await greeting(other, deniz.firstName).waitFor()
  await page.getByRole('link', { name: sandboxTexts.stripLink }).click()
  await page.getByRole('link', { name: 'Clock', exact: true }).click()

  await button(page, '+ 1 minute').click()
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await button(page, staySignedInTexts.stay).click()
  await expect(warning(page)).toBeHidden()
  await expect(warning(other)).toBeHidden()

  await button(page, 'Stop the clock').click()
  await expect(page.getByText('The clock is stopped.')).toBeVisible()
  const given = (await bank.events('obtainToken')).length
  await button(page, '+ 1 hour').click()
  await expect.poll(async () => (await bank.events('obtainToken')).length).toBe(given + 1)
  for (const tab of [page, other]) await expect(greeting(tab, deniz.firstName)).toBeVisible()

  await button(page, '+ 1 day').click()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL('/sandbox/clock')
  await expect(other).toHaveURL('/login?from=%2Fmyapplications')
  await expect(notice(other, sessionTexts.expired)).toBeVisible()
})

test('with the bank of a server it follows the clock of that', async ({ page, quiet }) => {
  quiet.allow(/left the origin: http:..(?:localhost|127.0.0.1):|unhandled request: (?:GET|POST) .sandbox.api/)
  const server = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const [address = ''] = /http:\/\/\S+:\d+/.exec(String(line)) ?? []
    const portal = await serve(await ensureBuilt('sandbox'), 0, address)
    try {
      await page.goto(`${portal.url}/login?from=/myapplications`)
      await submitSignIn(page, deniz.eMailAddress, deniz.password)
      await greeting(page, deniz.firstName).waitFor()
      const body = JSON.stringify({ advance: 9 * 60_000 + 10_000 })
      await fetch(`${address}/sandbox/api/clock`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      await expect(warning(page)).toBeVisible()
      await button(page, staySignedInTexts.signOut).click()
      await page.goto(`${portal.url}/sandbox/clock`)
      await expect(page.getByText('9 min 10 s ahead of real time')).toBeVisible()
      await button(page, 'Reset to real time').click()
      await expect(page.getByText('Real time', { exact: true })).toBeVisible()
    } finally {
      portal.close()
    }
  } finally {
    server.kill()
  }
})
