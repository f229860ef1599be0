import type { Locator } from '@playwright/test'
import { expect } from './runner.ts'

/** The links that every public page begins with, for who is not signed in. */
export const headerLinks = [
  ['GETTING STARTED', '/gettingStarted'],
  ['DISCOVER APIS', '/productCard'],
  ['DOCUMENTATIONS', '/docs'],
  ['COMMUNITY', '/community'],
  ['SUPPORT', '/support'],
  ['FAQ', '/faq'],
] as const
export const accountLinks = [
  ['SIGN IN', '/login'],
  ['SIGN UP', '/register'],
] as const

/** The links of a part of the page in their order, each with its address. */
export async function linksAre(part: Locator, links: readonly (readonly [string, string | null])[]): Promise<void> {
  await expect(part.getByRole('link')).toHaveText(links.map(([label]) => label))
  for (const [index, [, href]] of links.entries()) {
    const link = part.getByRole('link').nth(index)
    if (href !== null) await expect(link).toHaveAttribute('href', href)
    else await expect(link).not.toHaveAttribute('href')
  }
}

/** A press on the link with Ctrl is left to the browser, which opens a tab; here it opens none. */
export const leavesToBrowser = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    let left = false
    const look = (event: Event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    removeEventListener('click', look)
    return left
  })
