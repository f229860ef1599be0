import { expect } from '@playwright/test'
import { texts } from '../../src/rules/texts.ts'
import { inTurn } from '../support/browser/inTurn.ts'
import { hydrated } from '../support/browser/page.ts'
import { builds } from '../support/browser/test.ts'

const same = ['/DOCS', '/docs/API', '/FAQ', '/faq/', '/docs/api/']
inTurn(same, 'the page itself, for the host and for the portal', async (page, path) => {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  const address = path.replace(/\/$/, '').toLowerCase()
  const served = /<h1[^>]*>([^<]+)</.exec(await (await page.request.get(address)).text())?.[1]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(served ?? '')
})

const nothing = [
  '/docs/api/1/2/3',
  '/docs//1',
  '/index.html',
  '/faq/index.html',
  '//faq',
  '/faq//',
  '//dashboard?page=home',
]
inTurn(nothing, 'there is nothing, says the host and says the portal', async (page, path, quiet) => {
  quiet.allow(/status of 404/)
  const response = await page.goto(builds.sandbox + path)
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle(/^Page not found \|/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound)
})

inTurn(['/home', '/home/', '/HOME'], 'the start page', async (page, path) => {
  await page.goto(path)
  await expect(page).toHaveURL(`${builds.sandbox}/`)
})
