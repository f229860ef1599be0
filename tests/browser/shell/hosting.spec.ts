import { expect } from '@playwright/test'
import { builds, test } from '../../support/browser/test.ts'

const needed =
  'JavaScript is turned off. You can read most pages, but forms, sign-in and the list of APIs need it. Turn it on in your browser, then reload the page.'

/** What the host sends, without a page's cost. */
async function answered(path: string) {
  const response = await fetch(builds.portal + path, { headers: { accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}

const frames = new Map([
  ['/confirm/any-key', 'Account activation'],
  ['/changepassword/any-key', 'Reset Your Password'],
  ['/login', 'Sign in'],
  ['/docs/api/any', 'API · Documentation'],
  ['/dashboard?page=tickets', 'Dashboard'],
  ['/myapplications', 'My Applications'],
])

test('every page brings its frame, and says what needs JavaScript', async () => {
  for (const [path, title] of frames) {
    const { status, text } = await answered(path)
    expect({
      path,
      status,
      title: /<title>(.+?) \|/.exec(text)?.[1],
      frame: /<header\b.*<main\b.*<footer\b/s.test(text),
      need: /<noscript>.*?<p\b[^>]*>([^<]*)<\/p>/s.exec(text)?.[1]?.trim().replace(/\s+/g, ' '),
    }).toEqual({ path, status: 200, title, frame: true, need: needed })
  }
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the production build paints its hero and its sections, the frame of a page and the not-found page', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/request failed: \S+\.js csp$|status of 404/)
    await page.goto(`${builds.portal}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).first()).toBeInViewport()
    for (const heading of ['Featured APIs', 'Getting Started', 'Why You Should Partner With Us'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()

    await page.goto(`${builds.portal}/login`)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const need = page.locator('noscript p')
    await expect(need).toHaveText(needed)
    await expect(need).toBeVisible()

    const unknown = await page.goto(`${builds.portal}/no-such-page`)
    expect(unknown?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page not found \|/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
})

test('every page of the sitemap answers with a title and a description of its own, and with one heading', async () => {
  const { text: sitemap } = await answered('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>https:\/\/developers\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(paths).toContain('/faq')
  const seen = { title: new Set<string>(), description: new Set<string>() }
  for (const path of paths) {
    const { status, text: html } = await answered(path)
    const facts = {
      status,
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

test('robots.txt leads to the sitemap and away from keys and the signed-in area', async () => {
  const { text: robots } = await answered('/robots.txt')
  expect(robots).toContain('Sitemap: https://developers.example.com/sitemap.xml\n')
  for (const closed of ['/confirm/', '/changepassword/', '/dashboard', '/profile'])
    expect(robots).toContain(`Disallow: ${closed}\n`)
})
