import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { seededDevelopers } from '../mocks/fixtures/developers.ts'
import { addressesOf, readPages } from './pages/builtPages.ts'
import { serve } from './serve.ts'
import { ensureBuilt } from './support/built.ts'
import { findBrowser } from './support/findBrowser.ts'
import { endWith, readArguments } from './support/options.ts'

/** Pictures of every screen at three widths in both themes, for a person to look at; arguments choose among the paths. */
const widths = [390, 820, 1440]
const themes = ['light', 'dark'] as const
const target = 'reports/screens'

const { positionals: only } = readArguments({})
const folder = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
const pages = readPages(folder)
const unknown = only.find((path) => !pages.some((page) => addressesOf(page).test(path.replace(/\?.*/, ''))))
if (unknown !== undefined) endWith(`${unknown} is the path of no page, such as /docs.`)
const { url, close } = await serve(folder, 0)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const isReady = (page: Page) => page.waitForFunction(() => !document.querySelector('.account .skeleton'))

async function signIn(page: Page): Promise<void> {
  const [developer] = seededDevelopers
  await page.goto(`${url}/login`)
  await page.locator('input[name=username]').fill(developer.eMailAddress)
  await page.locator('input[name=password]').fill(developer.password)
  await page.locator('#captcha').click()
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/dashboard**', { waitUntil: 'commit' })
}

async function take(page: Page, path: string): Promise<void> {
  await page.goto(url + path)
  await isReady(page)
  for (const width of widths)
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(200)
      const name = path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'
      await page.screenshot({ path: join(target, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
}

const chosen = only.length > 0 ? only : pages.map(({ path }) => path)
const signedIn = (path: string) => /^\/(dashboard|profile|myapplications|newapplication)/.test(path)

mkdirSync(target, { recursive: true })
try {
  const page = await browser.newPage()
  for (const path of chosen.filter((path) => !signedIn(path))) await take(page, path)
  if (chosen.some(signedIn)) await signIn(page)
  for (const path of chosen.filter(signedIn)) await take(page, path)
  console.log(`Pictures of ${chosen.length} screens are in ${target}`)
} finally {
  await browser.close()
  close()
}
