import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe.ts'
import { hydrated } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

const menu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Documentation pages' })
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })

test('the menu, a product, a service that is not there and a definition that does not come are accessible', {
  tag: '@full',
}, async ({ page, bank, quiet }) => {
  quiet.allow(/status of 503/)
  await page.goto('/docs/password-flow')
  await hydrated(page)
  await section(page, 'Authorization').click()
  await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0)
  await expectAccessible(page)
  await bank.fault('getDefinition', { kind: 'status', status: 503, message: 'The bank is closed' })
  for (const [path, shown] of [
    ['/docs/api/transfer-status', page.getByRole('heading', { name: 'Transfer Status', level: 1 })],
    ['/docs/api/account-information/transfer-receipt', page.getByRole('heading', { name: 'Service not found' })],
    ['/docs/api/account-information/account-list', page.getByRole('alert').getByText('The bank is closed')],
  ] as const) {
    await page.evaluate((path) => history.pushState(null, '', path), path)
    await expect(shown).toBeVisible()
    await expectAccessible(page)
  }
})

/** The files of the build that the documentation alone needs. */
function docsChunks(): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('.cache/builds/sandbox/.vite/manifest.json', 'utf8'),
  )
  return Object.entries(manifest).flatMap(([name, { file }]) =>
    /^src\/(?:app\/screens\/docs\.tsx|content\/docs\/|ui\/docs\/)|^_PageArticle-|search-index/.test(name)
      ? `/${file}`
      : [],
  )
}

test('no other page loads the documentation, and a click finds it in the next frame once a link was pointed at', async ({
  page,
}) => {
  const chunks = docsChunks()
  expect(chunks.length).toBeGreaterThan(15)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (chunks.includes(pathname)) asked.push(pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  for (const path of ['/faq', '/contact', '/login', '/productCard', '/']) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(asked, path).toEqual([])
  }

  const link = page.getByRole('banner').getByRole('link', { name: 'DOCUMENTATIONS' })
  const loaded = ['apiOverview', 'apiOverviewParts', 'PageArticle'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-`)),
  )
  await link.hover()
  const files = (await Promise.all(loaded)).map((response) => response.url())
  expect(asked.toSorted()).toEqual([
    '/assets/PageArticle',
    '/assets/apiOverview',
    '/assets/apiOverviewParts',
    '/assets/docs',
  ])
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), files)
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join(' '))
  await expect.poll(sheets).toMatch(/\/page-/)
  await expect.poll(sheets).toMatch(/\/samples-/)
  const heading = await link.evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          element.click()
          requestAnimationFrame(() => resolve(document.querySelector('main h1')?.textContent))
        })
      }),
  )
  expect(heading).toBe('API Overview')
})

/** Words of a menu that are on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.docs-nav :is(a, button)')].flatMap((entry) => {
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const broken: string[] = []
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      return broken
    }),
  )

test('text that the browser makes twice as large breaks no word of the menu beside a page', {
  tag: '@layout',
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 2100, height: 900 })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  try {
    for (const path of ['/docs/authorization', '/docs/api/account-information']) {
      await page.goto(path)
      await hydrated(page)
      await expect(menu(page)).toBeVisible()
      expect(await brokenWords(page), path).toEqual([])
    }
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  }
})

test('on a phone the menu is a drawer, and the footer leads into the sections', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/docs')
  await hydrated(page)
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Documentation menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Documentation menu' })
  await drawer.getByRole('button', { name: 'API Usage', exact: true }).click()
  await drawer.getByRole('link', { name: 'Postman Collection' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/docs/postman-collection')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['API', '/docs/api'],
    ['BAAS', '/docs/baas'],
    ['Getting Started', '/docs/getting-started'],
    ['Authorization', '/docs/authorization'],
    ['API Usage', '/docs/api-usage'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})
