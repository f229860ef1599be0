import { expect } from '@playwright/test'
import { inTurn } from '../support/browser/inTurn.ts'
import { builds, test } from '../support/browser/test.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
test.use({ baseURL: async ({}, use) => use(builds.portal), javaScriptEnabled: false })
const needed =
  'JavaScript is turned off. You can read most pages, but forms, sign-in and the list of APIs need it. Turn it on in your browser, then reload the page.'
const scriptsRefused = /request failed: \S+\.js csp$/

test('the production build paints its hero and its sections with JavaScript switched off', async ({ page, quiet }) => {
  quiet.allow(scriptsRefused)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).first()).toBeInViewport()
  for (const heading of ['Featured APIs', 'Getting Started', 'Why You Should Partner With Us'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
})

const frames = new Map([
  ['/confirm/any-key', 'Activation'],
  ['/changepassword/any-key', 'Reset Your Password'],
  ['/login', 'Sign in'],
  ['/docs/api/any', 'API · Documentation'],
  ['/dashboard?page=tickets', 'Dashboard'],
  ['/myapplications', 'My Applications'],
])

inTurn([...frames.keys()], 'the frame is there before any script runs', async (page, path, quiet) => {
  quiet.allow(scriptsRefused)
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(new RegExp(`^${frames.get(path)} \\|`))
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const need = page.locator('noscript p')
  await expect(need, 'without JavaScript nothing says that it is needed').toHaveText(needed)
  await expect(need).toBeVisible()
})

test('an unknown address answers 404 with the not-found page', async ({ page, quiet }) => {
  quiet.allow(scriptsRefused)
  quiet.allow(/status of 404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page not found \|/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('every page of the sitemap answers with a title and a description of its own, and with one heading', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/developers\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(paths).toContain('/faq')
  const seen = { title: new Set<string>(), description: new Set<string>() }
  for (const path of paths) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    const html = await response.text()
    const facts = {
      status: response.status(),
      headings: [...html.matchAll(/<h1\b/g)].length,
      title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
    }
    expect({ path, ...facts }).toEqual({
      path,
      status: 200,
      headings: 1,
      title: expect.stringMatching(/\S \| \S/),
      description: expect.stringMatching(/\.$/),
    })
    seen.title.add(facts.title)
    seen.description.add(facts.description)
  }
  expect([seen.title.size, seen.description.size]).toEqual([paths.length, paths.length])
})

test('robots.txt leads to the sitemap and away from keys and the signed-in area', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://developers.example.com/sitemap.xml\n')
  for (const closed of ['/confirm/', '/changepassword/', '/dashboard', '/profile'])
    expect(robots).toContain(`Disallow: ${closed}\n`)
})
