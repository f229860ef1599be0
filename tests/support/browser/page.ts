import type { Page } from '@playwright/test'
import { seededDevelopers } from '../../../mocks/fixtures/developers.ts'
import { standInTexts } from '../../../src/ui/captcha/standInTexts.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { expect } from './runner.ts'

export const [deniz, ekin] = seededDevelopers

/** The page is alive: hydrated, its bank reached and its session restored, so nothing that is clicked is lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('.account .skeleton')).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** The names of the files of the build that the page has fetched, without what tells their versions apart. */
export const loadedChunks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([^/]+)-[\w-]{8}\.\w+$/.exec(name)?.[1] ?? []),
  )

/** The page has fetched these chunks, and so what it fetched before them. */
export const chunksLoaded = (page: Page, names: readonly string[]): Promise<void> =>
  expect.poll(() => loadedChunks(page)).toEqual(expect.arrayContaining([...names]))

/** To a page with another title, within the portal once it is there: that takes a third of the time of a load. */
export async function moveTo(page: Page, path: string): Promise<void> {
  if ((await page.locator('#portal').count()) === 0) {
    await page.goto(path)
    return
  }
  const title = await page.title()
  await page.evaluate((path) => history.pushState(null, '', path), path)
  await expect(page).not.toHaveTitle(title)
}

export const solveCaptcha = (page: Page): Promise<void> =>
  page.getByRole('button', { name: standInTexts.label }).click()

export const notice = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Each of the texts is there, exactly. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

export const greeting = (page: Page, name: string) => page.getByRole('button', { name: `Hello, ${name}`, exact: true })

/** Fills in the sign-in form that the page shows, and sends it. */
export async function submitSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(signInTexts.username).fill(username)
  await page.getByLabel(signInTexts.password, { exact: true }).fill(password)
  await solveCaptcha(page)
  await page.getByRole('main').getByRole('button', { name: signInTexts.signInButton, exact: true }).click()
}

export async function signIn(page: Page, from = ''): Promise<void> {
  await page.goto(`/login${from}`)
  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
}

export async function signOut(page: Page, name: string = deniz.firstName): Promise<void> {
  await greeting(page, name).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Leads to a page of the signed-in area without loading it. */
export const openLink = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true }).click()

/** The browser forgets who is signed in, and says so as another tab does. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => new BroadcastChannel('portico.session').postMessage('changed'))
}

/** Replaces each text of the page that may be translated by an element with another, as Chrome's translation does. */
export const translate = (page: Page, mark = ''): Promise<void> =>
  page.evaluate((mark) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('script, noscript, style, textarea, font, [translate="no"]')) continue
      const translated = document.createElement('font')
      translated.textContent = text.data + mark
      text.replaceWith(translated)
    }
  }, mark)
