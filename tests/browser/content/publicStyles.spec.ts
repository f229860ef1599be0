import { expect, type Page } from '@playwright/test'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { shortcutTexts } from '../../../src/ui/shell/shortcuts/shortcutTexts.ts'
import { chunksLoaded, hydrated, moveTo } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { builds, test } from '../../support/browser/test.ts'
import { unstyled } from '../../support/browser/unstyled.ts'

const paths = [
  '/',
  '/gettingStarted',
  '/productCard',
  '/products',
  '/community',
  '/faq',
  '/announcement',
  '/confirm/no-such-key',
  '/no-such-page',
  '/docs',
  '/docs/password-flow',
  '/docs/api-usage',
  '/docs/api',
]
const service = '/docs/api/account-information/account-list'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The stylesheets of the build that the page shows, by their names. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(
      ({ href }) => /\/assets\/(public|style)-[\w-]{8}\.css$/.exec(href ?? '')?.[1] ?? [],
    ),
  )

test('the stylesheet of public pages has all rules of what they show', async ({ page, quiet }) => {
  quiet.allow(/status of 40[04]/)
  for (const path of [...paths, service, '/docs/api/account-information']) {
    await page.goto(path)
    await hydrated(page)
    expect(await sheets(page), path).toEqual(['public'])
    expect(await unstyled(page), path).toEqual([])
  }
})

test('so it is in the production build', async ({ page, quiet }) => {
  quiet.allow(/request failed: \S+\.js |Failed to load resource/)
  await page.route('**/*.js', (route) => route.abort())
  for (const path of paths) {
    await page.goto(builds.portal + path)
    await expect.poll(() => sheets(page), path).toEqual(['public'])
    expect(await unstyled(page), path).toEqual([])
  }
})

test('it has those of what opens over a public page, and of a call that is tried out', async ({ page }) => {
  await startSignedIn(page, '/')
  await page.getByRole('button', { name: /^Hello, / }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(await unstyled(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('password')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await unstyled(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: shortcutTexts.title })).toBeVisible()
  expect(await unstyled(page)).toEqual([])
  await page.keyboard.press('Escape')
  await moveTo(page, service)
  await page.getByRole('button', { name: 'Try it out' }).first().click()
  await expect(
    page.getByRole('region', { name: 'Try it out' }).getByRole('button', { name: 'Authorize' }),
  ).toBeVisible()
  expect(await unstyled(page)).toEqual([])
})

test('a form that follows a public page shows once the whole stylesheet is there', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/style-*.css', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/community')
  await hydrated(page)
  await page.evaluate(() => history.pushState(null, '', '/login'))
  await chunksLoaded(page, ['signIn'])
  await expect(page.getByLabel(signInTexts.username)).toHaveCount(0)
  expect(await sheets(page)).toEqual(['public'])
  release()
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page.getByLabel(signInTexts.username)).toBeVisible()
  expect(await sheets(page)).toEqual(['public', 'style'])
  await page.evaluate(() => history.pushState(null, '', '/community'))
  await expect(heading(page)).toHaveText('Community')
  await page.evaluate(() => history.pushState(null, '', '/register'))
  await expect(heading(page)).toHaveText('Sign up')
  expect(await sheets(page)).toEqual(['public', 'style'])
})

test('a page that follows that of a service, which has stylesheets of its own, has the whole one', async ({ page }) => {
  await startSignedIn(page, service)
  await hydrated(page)
  await moveTo(page, '/profile')
  await expect(heading(page)).toHaveText('Edit Your Profile')
  expect(await sheets(page)).toEqual(['public', 'style'])
})
