import { expect, type Page } from '@playwright/test'
import { isOpen, readPages } from '../../../scripts/pages/builtPages.ts'
import { sandboxServices } from '../../../scripts/pages/services/servicePages.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { defaultPage, docsPages } from '../../../src/rules/docs/docs.ts'
import { panelPath, sandboxPanels } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { startOf } from '../../../src/rules/text/serverText.ts'
import { diary, item } from '../../support/browser/applicationMenu.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { atTwiceTheSize, headerFaults } from '../../support/browser/header.ts'
import { inTurn } from '../../support/browser/inTurn.ts'
import { deniz, hydrated, moveTo, solveCaptcha } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import { isUsualFont } from '../../support/browser/usualFont.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** The titles of the public pages, by their addresses. */
const pages = new Map([
  ['/', 'Open banking for developers'],
  ['/gettingStarted', 'Getting Started'],
  ['/productCard', 'Discover APIs'],
  ['/products', 'Products'],
  ['/docs', 'Documentation'],
  ['/docs/api', 'API · Documentation'],
  ['/community', 'Community'],
  ['/support', 'Support'],
  ['/faq', 'FAQ'],
  ['/contact', 'Contact Us'],
  ['/announcement', 'Announcements'],
  ['/login', 'Sign in'],
  ['/register', 'Sign up'],
  ['/reminder', 'Password Reminder'],
  ['/reactivation', 'Resend activation mail'],
  ['/sandbox', 'Sandbox'],
  ...sandboxPanels.map(({ name, title }): [string, string] => [panelPath(name), `${title} – Sandbox`]),
])
const titles = new Map([
  ...pages,
  ['/confirm/any-key', 'Account activation'],
  ['/changepassword/any-key', 'Reset Your Password'],
  ['/no-such-page', 'Page not found'],
])

async function enter(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** What sticks out of the page sideways, whether or not its parent scrolls or hides it. */
const sidewaysOn = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return { sideways: scrollWidth > clientWidth, clientWidth }
  })

/** What sticks out of its own box. */
const stickingOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header button, main :is(h1, h2, h3, p, a, li, td, button)')]
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX === 'visible' && !each.matches('.visually-hidden *'))
      .map((each) => each.outerHTML.slice(0, 200)),
  )

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Letters as wide as in the widest fonts, and the spacing that WCAG 1.4.12 asks for. */
const wideLetters =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

test('a word of 150 letters overflows a card, one in an announcement makes the page 42 000 px wide: all break', {
  tag: ['@layout', '@full'],
}, async ({ page, bank }) => {
  const word = 'Donaudampfschifffahrt'.repeat(8)
  await openBank(page)
  const announcement = (month: number) => ({
    title: `${month}${word}`,
    shortMessage: word,
    longMessage: word,
    updateDate: `2026-0${month}-01T00:00:00Z`,
  })
  await bank.fault('listAnnouncements', { kind: 'altered', set: { data: [1, 2, 3].map(announcement) } })
  const product = { id: 1000, name: word, summary: word, description: word, type: 'API' }
  await bank.fault('listProducts', { kind: 'altered', set: { data: [product] } })
  await bank.fault('getUser', { kind: 'altered', set: { data: { ...deniz, firstName: word } } })
  await startSignedIn(page, '/profile', startOf(word, 'name'))
  for (const path of ['/profile', '/', '/productCard', '/docs/api/1000', '/announcement']) {
    if (path !== '/profile') await moveTo(page, path)
    await hydrated(page)
    // The shortcut works from when the pop-ups or their counter show.
    if (path !== '/announcement') await expect(page.getByRole('region', { name: 'Latest announcements' })).toBeVisible()
    await page.keyboard.press('Alt+n')
    // Their own page has read them.
    await expect(page.locator('.pop-up')).toHaveCount(path === '/announcement' ? 0 : 3)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ path, ...(await sidewaysOn(page)), out: await stickingOut(page) }).toEqual({
        path,
        sideways: false,
        clientWidth: width,
        out: [],
      })
    }
  }
})

test('no public page is missing here', async () => {
  const listed = readPages(await ensureBuilt('sandbox'))
    .filter(isOpen)
    .map(({ path }) => path)
  const alike = docsPages.map(({ slug }) => `/docs/${slug}`).filter((path) => path !== `/docs/${defaultPage}`)
  const isService = (path: string) => /^\/docs\/(api|baas)\/[^/]+\/[^/]+$/.test(path)
  expect(listed.filter((path) => !isService(path)).toSorted()).toEqual(
    [...pages.keys(), ...alike, '/docs/baas'].toSorted(),
  )
  const { services } = await sandboxServices()
  expect(listed.filter(isService)).toEqual(services.map(({ path }) => path))
})

test.describe('at 400 % zoom of a 1280 pixel window', { tag: '@layout' }, () => {
  test.use({ viewport: viewports.zoomed })
  inTurn([...titles.keys()], 'no sideways scrolling; accessible at full width', async (page, path, quiet) => {
    if (path.startsWith('/confirm')) quiet.allow(/status of 400|status of 404/)
    if (path === '/no-such-page') quiet.allow(/status of 404.*no-such-page/)
    await page.setViewportSize(viewports.zoomed)
    await moveTo(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${titles.get(path)} \\|`))
    await hydrated(page)
    expect(await sidewaysOn(page)).toEqual({ sideways: false, clientWidth: 320 })
    expect(await atTwiceTheSize(page, widthOf), 'with a text size of 200 %').toBe(320)
    const letters = await page.addStyleTag({ content: wideLetters })
    expect(await sidewaysOn(page), 'with any font').toEqual({ sideways: false, clientWidth: 320 })
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('contentinfo').getByRole('navigation')).not.toHaveCount(0)
    await letters.evaluate((style: Element) => style.remove())
    // What another font changes is measured above.
    if (!isUsualFont()) return
    await page.setViewportSize(viewports.laptop)
    await expectAccessible(page)
  })

  test('a text size of 200 % makes nothing wider than the window in the signed-in area', async ({ page }) => {
    await startSignedIn(page, '/dashboard?page=home')
    for (const path of ['/dashboard?page=home', '/myapplications', '/newapplication', '/profile']) {
      if (path !== '/dashboard?page=home') await moveTo(page, path)
      await hydrated(page)
      expect(await atTwiceTheSize(page, widthOf), path).toBe(320)
    }
  })

  test('the header shows all its controls side by side, with the greeting, and with a text size of 200 %', async ({
    page,
  }) => {
    await enter(page, '/faq')
    await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN IN' })).toBeVisible()
    expect(await headerFaults(page)).toEqual([])
    expect(await atTwiceTheSize(page, headerFaults)).toEqual([])
    await startSignedIn(page, '/faq')
    await hydrated(page)
    expect(await headerFaults(page)).toEqual([])
    expect(await atTwiceTheSize(page, headerFaults)).toEqual([])
  })

  const longest = `${'a'.repeat(38)}@example.com`
  for (const [path, receipt] of [
    ['/reminder', `Mail has been sent to ${longest} to renew password`],
    ['/reactivation', `Click on the link sent at ${longest} to activate your account.`],
  ] as const)
    test(`the longest address fits into the receipt of ${path}`, { tag: '@full' }, async ({ page }) => {
      await enter(page, path)
      await page.getByPlaceholder('YOUR EMAIL').fill(`a${longest}`)
      await solveCaptcha(page)
      await page.getByRole('button', { name: 'SEND', exact: true }).click()
      await expect(page.getByText('The maximum allowed length is 50')).toBeVisible()
      await page.getByPlaceholder('YOUR EMAIL').fill(longest)
      await page.getByRole('button', { name: 'SEND', exact: true }).click()
      await expect(page.getByText(receipt, { exact: true })).toBeVisible()
      expect(await sidewaysOn(page)).toEqual({ sideways: false, clientWidth: 320 })
    })
})

test('text that the browser makes twice as large has the layout of half the width', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await startSignedIn(page, '/faq')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  try {
    for (const path of ['/faq', '/', '/dashboard?page=home', '/docs/authorization', '/sandbox/requests']) {
      if (path !== '/faq') await moveTo(page, path)
      await hydrated(page)
      for (const width of [1440, 820]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = { header: await headerFaults(page), ...(await sidewaysOn(page)) }
        expect(faults, path).toEqual({ header: [], sideways: false, clientWidth: width })
      }
    }
  } finally {
    // The next test uses the tab.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  }
})

/** How long what moves takes: the chevron of a question, the drawer of the menu. */
const movements = () => {
  const style = (selector: string) => {
    const element = document.querySelector(selector)
    return element ? getComputedStyle(element) : undefined
  }
  document.querySelector('dialog.drawer')?.setAttribute('open', '')
  const moving = {
    drawer: style('dialog.drawer')?.animationName,
    question: style('.faq-question svg')?.transitionDuration,
  }
  document.querySelector('dialog.drawer')?.removeAttribute('open')
  return moving
}

test('the first Tab skips to the content; who asked for less motion gets none from menus and questions', async ({
  page,
}) => {
  await enter(page, '/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(movements)).toEqual({ drawer: 'none', question: '0s' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await page.evaluate(movements)).toEqual({ drawer: 'slide', question: '0.15s' })
  // Also past the menu of the documentation.
  await enter(page, '/docs/error-codes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused()
})

test('a route change is heard: the heading takes the focus, the tab its title, the page begins at its top', async ({
  page,
}) => {
  await enter(page, '/')
  for (const [link, title] of [
    ['Community', 'Community'],
    ['FAQ', 'FAQ'],
    ['Contact Us', 'Contact Us'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

/** The focused element and how thick the outline is that it shows, in pixels. */
const focusedNow = () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const label = element.matches('input') ? (element.closest('label') ?? element) : element
  const outlines = [element, label].map((shown) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  return { html: element.outerHTML, outline: Math.max(...outlines) }
}

test('every control of the shell shows that it has the focus, in both themes', async ({ page }) => {
  await enter(page, '/gettingStarted')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    const controls = page
      .locator('header, footer')
      .locator('a[href]:visible, button:visible, input[type=radio]:checked:visible')
    const wanted = await controls.evaluateAll((elements) => elements.map((element) => element.outerHTML))
    const reached = new Map<string, number>()
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(focusedNow)
      if (!focused) break
      reached.set(focused.html, focused.outline)
    }
    expect(
      wanted.filter((html) => (reached.get(html) ?? 0) < 2),
      colorScheme,
    ).toEqual([])
    expect(wanted.length).toBeGreaterThan(15)
  }
})

test('the menu of a small screen opens and closes by keyboard and gives the focus back', { tag: '@layout' }, async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await enter(page, '/community')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  expect((await drawer.boundingBox())?.width, 'the drawer is 340 px (240 specified)').toBe(240)
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

/** The texts of what is painted in the colour of what is chosen. */
const highlighted = () => {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
  const highlight = getComputedStyle(sample).backgroundColor
  sample.remove()
  return [...document.querySelectorAll<HTMLElement>('a, button, label, [role="menuitem"]')]
    .filter((each) => each.offsetParent && getComputedStyle(each).backgroundColor === highlight)
    .map((each) => each.innerText.trim().replace(/\s+/g, ' '))
}

/** Buttons, fields, menus and dialogs without an edge. */
const edgeless = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.rt-BaseButton, .rt-TextFieldRoot, .rt-SwitchRoot, .float-button, select, [role="menu"], [role="alertdialog"]',
    ),
  ]
    .filter(
      (each) =>
        each.offsetParent &&
        getComputedStyle(each, each.matches('.rt-SwitchRoot') ? '::before' : null).borderStyle !== 'solid',
    )
    .map((each) => each.outerHTML)

test('forced colours leave what is chosen and what can be used to be distinguished', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [path, chosen] of [
    ['/faq', ['FAQ', 'System theme', 'GENERAL 5']],
    ['/docs', ['DOCUMENTATIONS', 'System theme', 'API Overview']],
    ['/docs/password-flow', ['System theme', 'Password Flow', 'curl', 'curl']],
    ['/', ['System theme']],
    ['/register', ['System theme']],
    ['/sandbox/state-machines', ['System theme', 'State machines', 'session signedOut.idle']],
  ] as const) {
    await moveTo(page, path)
    await hydrated(page)
    await expect.poll(() => page.evaluate(highlighted), path).toEqual(chosen)
    expect(await page.evaluate(edgeless), path).toEqual([])
    const edges = await page
      .locator('.docs-toc a')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderInlineStartColor))
    expect(edges.length < 2 || new Set(edges).size > 1, `${path} marks where one reads`).toBe(true)
    if (path !== '/') continue
    const card = page.locator('.code-card')
    expect(await card.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/^rgb\(/)
  }
  await startSignedIn(page, '/dashboard?page=newapplication')
  await expect(page.getByRole('heading', { name: 'New Application', level: 1 })).toBeVisible()
  await expect(page.getByRole('switch').first()).toBeVisible()
  expect(await page.evaluate(highlighted)).toEqual(['System theme', 'New Application'])
  expect(await page.evaluate(edgeless)).toEqual([])
  await page.goto('/dashboard?page=applications')
  await diary(page).focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'Copy ID')).toBeFocused()
  expect(await page.evaluate(highlighted)).toEqual(['System theme', 'My Applications', 'Copy ID'])
  expect(await page.evaluate(edgeless)).toEqual([])
  await page.keyboard.press('End')
  await expect(item(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await page.evaluate(edgeless)).toEqual([])
})
