import { expect } from '@playwright/test'
import { panelPath, sandboxPanels } from '../../src/rules/sandboxPanels.ts'
import { expectAccessible } from '../support/browser/axe.ts'
import { inTurn } from '../support/browser/inTurn.ts'
import { hydrated } from '../support/browser/page.ts'

const screens = new Map([
  ['/', 'Open banking for developers'],
  ['/gettingStarted', 'Getting Started'],
  ['/productCard', 'Discover APIs'],
  ['/products', 'Products'],
  ['/docs', 'Documentation'],
  ['/community', 'Community'],
  ['/support', 'Support'],
  ['/faq', 'FAQ'],
  ['/contact', 'Contact Us'],
  ['/announcement', 'Announcements'],
  ['/login', 'Sign in'],
  ['/register', 'Sign up'],
  ['/reminder', 'Password Reminder'],
  ['/reactivation', 'Resend activation mail'],
  ['/changepassword/any-key', 'Reset Your Password'],
  ...sandboxPanels.map(({ name, title }): [string, string] => [panelPath(name), `${title} – Sandbox`]),
  ['/no-such-page', 'Page not found'],
])

inTurn([...screens.keys()], 'accessible in both themes and quiet', async (page, path, quiet) => {
  if (path === '/no-such-page') quiet.allow(/status of 404.*no-such-page/)
  await page.goto(path)
  await hydrated(page)
  await expect(page).toHaveTitle(new RegExp(`^${screens.get(path)} \\|`))
  await expectAccessible(page)
})
