import { expect } from '@playwright/test'
import { dockTexts } from '../../src/ui/sandbox/dock/dockTexts.ts'
import { sandboxTexts } from '../../src/ui/sandbox/sandboxTexts.ts'
import { inspectorTexts } from '../../src/ui/sandbox/stateMachines/inspectorTexts.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { deniz, greeting, submitSignIn } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

test('the inspector lights the states of the running charts and tells no secret', async ({ page }) => {
  await page.goto('/login')
  const opener = page.getByRole('button', { name: sandboxTexts.stripInspector })
  await opener.click()
  const inspector = page.getByRole('region', { name: dockTexts.title })
  const actors = inspector.getByRole('list', { name: inspectorTexts.actors })
  const steps = inspector.getByRole('list', { name: inspectorTexts.steps })
  const live = inspector.locator('.live-chart [data-live]')
  const chosen = (chart: string) => actors.getByRole('button', { name: chart, exact: true })

  await expect(chosen('session signedOut.idle')).toHaveAttribute('aria-pressed', 'true')
  await expect(inspector.getByRole('img', { name: 'Statechart session' })).toBeVisible()
  await expect(live).toHaveCount(3)
  expect(await live.evaluateAll((states) => states.map((state) => state.getAttribute('data-state')))).toEqual([
    'session',
    'session.signedOut',
    'session.signedOut.idle',
  ])
  await chosen('signIn form.pristine').click()
  await expect(inspector.getByRole('img', { name: 'Statechart signIn' })).toBeVisible()
  await expect(inspector.locator('.live-chart text[data-taken]')).toHaveText(['loadDraft done / setUsername'])
  await expectAccessible(page)
  const paper = inspector.locator('.live-chart .paper')
  await page.getByRole('banner').getByRole('radio', { name: 'Dark theme' }).check()
  await expect(paper).toHaveCSS('fill', 'rgb(14, 19, 27)')
  await page.getByRole('banner').getByRole('radio', { name: 'Light theme' }).check()
  await expect(paper).toHaveCSS('fill', 'rgb(251, 252, 254)')

  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(chosen('signIn form.pristine')).toHaveCount(0)
  await expect(steps).toContainText('session signingIn: requestToken done → signedIn')
  await expect(actors.getByRole('button', { name: /^session signedIn/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(inspector).not.toContainText(deniz.password)
  await inspector.getByRole('button', { name: dockTexts.close }).click()
  await expect(inspector).toHaveCount(0)
  await expect(opener).toBeFocused()
})
