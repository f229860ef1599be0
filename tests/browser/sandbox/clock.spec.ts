// @module-tag full

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { staySignedInTexts } from '../../../src/ui/session/staySignedInTexts.ts'
import { deniz, greeting, submitSignIn } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: staySignedInTexts.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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
      // A call that the page makes with a token that is about to expire renews it.
      await expect(page.getByRole('heading', { name: 'Till Companion' })).toBeVisible()
      const body = JSON.stringify({ advance: 9 * 60_000 + 10_000 })
      const headers = { 'Content-Type': 'application/json' }
      const { status } = await fetch(`${address}/sandbox/api/clock`, { method: 'POST', body, headers })
      expect(status).toBe(200)
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
