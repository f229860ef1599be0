import type { Page } from '@playwright/test'
import { openBank } from '../support/browser/bank.ts'
import { hydrated } from '../support/browser/page.ts'
import { builds, expect, test } from '../support/browser/runner.ts'

const content = `
  <h1 class="big" aria-description="of the page">Tickets</h1>
  <p hidden>Nothing</p>
  <p id="empty"></p>
  <input id="on" type="checkbox" checked>
  <input id="off" type="checkbox" disabled>
  <input id="text" value="Ada">
  <input id="read" readonly value="Ada">`

const soon = { timeout: 50 }

/** Each with what is true of the page and what is not. */
const assertions: Readonly<Record<string, readonly [isTrue: Assert, isFalse: Assert]>> = {
  toBeVisible: [(page) => is(page, 'h1').toBeVisible(soon), (page) => is(page, '[hidden]').toBeVisible(soon)],
  'toBeVisible, of nothing': [(page) => is(page, 'h1').toBeVisible(soon), (page) => is(page, 'h2').toBeVisible(soon)],
  toBeHidden: [(page) => is(page, '[hidden]').toBeHidden(soon), (page) => is(page, 'h1').toBeHidden(soon)],
  toBeAttached: [(page) => is(page, 'h1').toBeAttached(soon), (page) => is(page, 'h2').toBeAttached(soon)],
  toHaveCount: [(page) => is(page, 'input').toHaveCount(4, soon), (page) => is(page, 'input').toHaveCount(3, soon)],
  toHaveText: [(page) => is(page, 'h1').toHaveText('Tickets', soon), (page) => is(page, 'h1').toHaveText('Tick', soon)],
  'toHaveText, of several': [
    (page) => is(page, 'h1, p').toHaveText(['Tickets', 'Nothing', ''], soon),
    (page) => is(page, 'h1, p').toHaveText(['Tickets', ''], soon),
  ],
  'toHaveText, by a pattern': [
    (page) => is(page, 'h1').toHaveText(/^Tick/, soon),
    (page) => is(page, 'h1').toHaveText(/^tick/, soon),
  ],
  toContainText: [
    (page) => is(page, 'h1').toContainText('Tick', soon),
    (page) => is(page, 'h1').toContainText('Tock', soon),
  ],
  toHaveValue: [
    (page) => is(page, '#text').toHaveValue('Ada', soon),
    (page) => is(page, '#text').toHaveValue('', soon),
  ],
  toBeFocused: [(page) => is(page, '#text').toBeFocused(soon), (page) => is(page, '#read').toBeFocused(soon)],
  toBeDisabled: [(page) => is(page, '#off').toBeDisabled(soon), (page) => is(page, '#on').toBeDisabled(soon)],
  toBeEnabled: [(page) => is(page, '#on').toBeEnabled(soon), (page) => is(page, '#off').toBeEnabled(soon)],
  toBeEditable: [(page) => is(page, '#text').toBeEditable(soon), (page) => is(page, '#read').toBeEditable(soon)],
  toBeChecked: [(page) => is(page, '#on').toBeChecked(soon), (page) => is(page, '#off').toBeChecked(soon)],
  toBeEmpty: [(page) => is(page, '#empty').toBeEmpty(soon), (page) => is(page, 'h1').toBeEmpty(soon)],
  toHaveAttribute: [
    (page) => is(page, 'h1').toHaveAttribute('class', 'big', soon),
    (page) => is(page, 'h1').toHaveAttribute('class', 'small', soon),
  ],
  toHaveClass: [(page) => is(page, 'h1').toHaveClass('big', soon), (page) => is(page, 'h1').toHaveClass('small', soon)],
  toHaveAccessibleName: [
    (page) => is(page, 'h1').toHaveAccessibleName('Tickets', soon),
    (page) => is(page, 'h1').toHaveAccessibleName('Mails', soon),
  ],
  toHaveAccessibleDescription: [
    (page) => is(page, 'h1').toHaveAccessibleDescription('of the page', soon),
    (page) => is(page, 'h1').toHaveAccessibleDescription('of the mail', soon),
  ],
  toHaveURL: [(page) => expect(page).toHaveURL('/robots.txt', soon), (page) => expect(page).toHaveURL('/', soon)],
  toHaveTitle: [(page) => expect(page).toHaveTitle('Mine', soon), (page) => expect(page).toHaveTitle('Yours', soon)],
}

type Assert = (page: Page) => Promise<void>

const is = (page: Page, selector: string) => expect(page.locator(selector))

/** The name of every assertion that says of the page what is not so, or does not say what is. */
async function wrongOf(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, [isTrue, isFalse]] of Object.entries(assertions)) {
    const passes = (assert: Assert) =>
      assert(page).then(
        () => true,
        () => false,
      )
    if (!(await passes(isTrue)) || (await passes(isFalse))) wrong.push(name)
  }
  return wrong
}

test('an assertion about the page fails when it is not so', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate((content) => {
    document.title = 'Mine'
    document.body.innerHTML = content
    document.querySelector<HTMLElement>('#text')?.focus()
  }, content)
  expect(await wrongOf(page)).toEqual([])
  await expect(page.locator('h1')).not.toHaveText('Mails', soon)
  await expect(expect(page.locator('h1')).not.toHaveText('Tickets', soon)).rejects.toThrow()
  await expect(expect(page).not.toHaveURL('/robots.txt', soon)).rejects.toThrow()
  await expect(expect(page.locator('h2')).not.toHaveText('Mails', soon)).rejects.toThrow()
})

test('what a page complains about is reported unless it is allowed', async ({ page, quiet }) => {
  await openBank(page)
  await page.evaluate(async () => {
    await fetch('/bank/nothing')
    reportError(new Error('A bug'))
  })
  const address = `${builds.sandbox}/bank/nothing`
  const reported = () =>
    quiet
      .wrong()
      .map((line) => line.split('\n')[0])
      .toSorted()
  await expect
    .poll(reported)
    .toEqual([
      `console.error: Failed to load resource: the server responded with a status of 404 (Not Found) (${address})`,
      'uncaught: Error: A bug',
      'unhandled request: GET /bank/nothing 404',
    ])
  quiet.allow(/status of 404|unhandled request/)
  expect(reported()).toEqual(['uncaught: Error: A bug'])
  quiet.allow(/A bug/)
})

test('a page gives a copy of data, and of an object of a class its properties', async ({ page }) => {
  await openBank(page)
  expect(await page.evaluate(() => fetch('/robots.txt'))).toEqual({})
  expect(await page.evaluate(() => ({ list: [{ name: 'Ada' }] }))).toEqual({ list: [{ name: 'Ada' }] })
})

/** Elements of a role: those that are of it without saying so, and one that says it. */
const roles: Readonly<Record<string, readonly string[]>> = {
  alert: ['<p role="alert">'],
  alertdialog: ['<dialog open role="alertdialog">'],
  button: ['<button>', '<input type="submit">', '<i role="button">'],
  combobox: ['<input list="names"><datalist id="names"></datalist>', '<select>', '<button role="combobox">'],
  dialog: ['<dialog open>', '<div role="dialog">'],
  heading: ['<h1>', '<h2>', '<h3>', '<h4>', '<h5>', '<h6>', '<p role="heading">'],
  link: ['<a href="/">', '<area href="/">', '<i role="link">'],
  listitem: ['<ul><li>', '<p role="listitem">'],
  main: ['<main>', '<div role="main">'],
  menuitem: ['<button role="menuitem">'],
  navigation: ['<nav>', '<div role="navigation">'],
  region: ['<section aria-label="One">', '<div role="region">'],
  status: ['<output>', '<p role="status">'],
  switch: ['<input type="checkbox" role="switch">'],
  textbox: ['<input>', '<textarea>', '<div role="textbox">'],
}

test('an element is found by its role, which it says or has by its kind', async ({ page }) => {
  await openBank(page)
  for (const [role, elements] of Object.entries(roles)) {
    await page.evaluate((parts) => {
      document.body.replaceChildren(
        ...parts.map((part) => {
          const place = document.createElement('div')
          place.innerHTML = part
          return place
        }),
      )
    }, elements)
    await expect(page.getByRole(role as 'button', { includeHidden: true }), role).toHaveCount(elements.length)
  }
})

test('a focus that is lost, and a link that leads nowhere, are reported', async ({ page, quiet }) => {
  if (!process.env.VITEST) return
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Vanish'
    button.addEventListener('click', () => button.remove())
    const link = document.createElement('a')
    link.href = '/dashboard?page=myApplications'
    document.querySelector('main')?.append(button, link)
  })
  await page.getByRole('button', { name: 'Vanish', exact: true }).click()
  await page.keyboard.press('Escape')
  const reported = [/^dead link: .*\/dashboard\?page=myApplications$/, /^focus lost: after a click on <button> Vanish/]
  expect(quiet.wrong().map((line) => reported.findIndex((pattern) => pattern.test(line)))).toEqual([0, 1])
  for (const pattern of reported) quiet.allow(pattern)
})

test('an address that was entered may lead nowhere, also after Back leads to it', async ({ page, quiet }) => {
  if (!process.env.VITEST) return
  await page.goto('/no-such-page')
  await hydrated(page)
  await page.goto('/faq')
  await hydrated(page)
  await page.goBack()
  await hydrated(page)
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).pathname).toBe('/no-such-page')
  expect(quiet.wrong()).toEqual([])
})

test('what had the focus may go with the page that Back leaves', async ({ page, quiet }) => {
  if (!process.env.VITEST) return
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/faq#vanish')
    const button = document.createElement('button')
    button.textContent = 'Vanish'
    addEventListener('popstate', () => button.remove())
    document.querySelector('main')?.append(button)
  })
  await page.getByRole('button', { name: 'Vanish', exact: true }).click()
  await page.goBack()
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).hash).toBe('')
  expect(quiet.wrong()).toEqual([])
})

test('what is not shown takes no focus', async ({ page }) => {
  if (!process.env.VITEST) return
  await page.goto('/faq')
  await hydrated(page)
  const focused = await page.evaluate(() => {
    const [shown, hidden] = ['Shown', 'Hidden'].map((text) => {
      const button = document.createElement('button')
      button.textContent = text
      document.querySelector('main')?.append(button)
      return button
    })
    hidden?.setAttribute('hidden', '')
    shown?.focus()
    hidden?.focus()
    return document.activeElement?.textContent
  })
  expect(focused).toBe('Shown')
})

test('a press opens details, also where a part that is not hydrated yet stops it', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => {
    const details = document.createElement('details')
    details.innerHTML = '<summary>Yes</summary>Thank you'
    document.querySelector('main')?.append(details)
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
  })
  await page.locator('main > details > summary').click()
  await expect(page.locator('main > details')).toHaveAttribute('open', '')
})
