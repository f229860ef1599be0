import type { expect as playwrightExpect } from '@playwright/test'
import { expect as vitestExpect } from 'vitest'
import { defaultTimeout, isChecked, Locator } from './locator.ts'
import { origin } from './origin.ts'
import type { DomPage } from './page.ts'

type Text = string | RegExp
interface Options {
  timeout?: number
  ignoreCase?: boolean
}

const normal = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim()

const equals =
  (wanted: Text, ignoreCase = false) =>
  (found: string) =>
    wanted instanceof RegExp
      ? wanted.test(found)
      : ignoreCase
        ? normal(found).toLowerCase() === normal(wanted).toLowerCase()
        : normal(found) === normal(wanted)

const contains =
  (wanted: Text, ignoreCase = false) =>
  (found: string) =>
    wanted instanceof RegExp
      ? wanted.test(found)
      : ignoreCase
        ? normal(found).toLowerCase().includes(normal(wanted).toLowerCase())
        : normal(found).includes(normal(wanted))

/** Vitest says nothing unless it is negated. */
interface Matcher {
  isNot?: boolean
}

interface Look {
  pass: boolean
  found: unknown
}

/** Looks again until it is as wanted; an element that is not there is no answer, unless `absent` says what it means. */
function polled(what: string, look: (target: Locator, ...wanted: never[]) => Look | undefined, absent?: Look) {
  return async function (this: Matcher, target: Locator, ...wanted: unknown[]) {
    const isNot = this.isNot === true
    if (!(target instanceof Locator)) throw new Error(`${what} is for a locator`)
    const last = wanted.at(-1)
    const { timeout = defaultTimeout } =
      typeof last === 'object' && last !== null && !(last instanceof RegExp) && !Array.isArray(last)
        ? (last as Options)
        : {}
    let seen: Look | undefined
    const isRight = () => {
      seen = look(target, ...(wanted as never[])) ?? absent
      return seen !== undefined && seen.pass !== isNot ? true : undefined
    }
    let trouble: unknown
    await target.host
      .until(isRight, () => what, timeout)
      .catch((error) => {
        trouble = error
      })
    const pass = trouble === undefined ? !isNot : isNot
    return {
      pass,
      message: () =>
        `${target.selector} ${isNot ? 'not ' : ''}${what} ${wanted.map((each) => (each instanceof RegExp ? String(each) : JSON.stringify(each))).join(', ')}\n` +
        `found: ${seen ? JSON.stringify(seen.found) : 'no such element'}${trouble instanceof Error && /strict/.test(trouble.message) ? `\n${trouble.message}` : ''}`,
    }
  }
}

/** Looks again until what the page has is as wanted. */
function polledPage(what: string, look: (page: DomPage, wanted: Text) => Promise<Look>) {
  return async function (this: Matcher, page: DomPage, wanted: Text, { timeout = defaultTimeout }: Options = {}) {
    const isNot = this.isNot === true
    const end = performance.now() + timeout
    let seen = await look(page, wanted)
    while (seen.pass === isNot && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen = await look(page, wanted)
    }
    return { pass: seen.pass, message: () => `the ${what} is ${seen.found}, ${isNot ? 'not ' : ''}wanted: ${wanted}` }
  }
}

const texts =
  (test: (wanted: Text, ignoreCase?: boolean) => (found: string) => boolean) =>
  (target: Locator, wanted: Text | Text[], options: Options = {}): Look | undefined => {
    if (Array.isArray(wanted)) {
      const found = target.elements().map(({ textContent }) => normal(textContent))
      return {
        found,
        pass:
          found.length === wanted.length && wanted.every((each, at) => test(each, options.ignoreCase)(found[at] ?? '')),
      }
    }
    const element = target.element()
    if (!element) return undefined
    const found = normal(element.textContent)
    return { found, pass: test(wanted, options.ignoreCase)(found) }
  }

const of =
  (
    read: (element: HTMLInputElement, target: Locator) => unknown,
    test: (found: never, ...wanted: never[]) => boolean,
  ) =>
  (target: Locator, ...wanted: never[]): Look | undefined => {
    const element = target.element() as HTMLInputElement | undefined
    if (!element) return undefined
    const found = read(element, target)
    return { found, pass: test(found as never, ...wanted) }
  }

const text = (found: string, wanted: Text) => equals(wanted)(found)
const isTrue = (found: boolean) => found
const missing: Look = { pass: false, found: 'no such element' }

vitestExpect.extend({
  toBeVisible: polled(
    'is visible',
    of((element, { host }) => host.driver().isVisible(element), isTrue),
    missing,
  ),
  toBeHidden: polled(
    'is hidden',
    of((element, { host }) => !host.driver().isVisible(element), isTrue),
    { pass: true, found: 'no such element' },
  ),
  toBeAttached: polled(
    'is there',
    of(() => true, isTrue),
    missing,
  ),
  toHaveCount: polled('has the count', (target, wanted: number) => {
    const found = target.elements().length
    return { found, pass: found === wanted }
  }),
  toHaveText: polled('has the text', texts(equals) as never),
  toContainText: polled('contains the text', texts(contains) as never),
  toHaveValue: polled(
    'has the value',
    of(({ value }) => value, ((found: string, wanted: Text) =>
      wanted instanceof RegExp ? wanted.test(found) : found === wanted) as never),
  ),
  toBeFocused: polled(
    'has the focus',
    of((element) => element.ownerDocument.activeElement === element, isTrue),
    missing,
  ),
  toBeDisabled: polled(
    'is disabled',
    of((element, { host }) => host.driver().isDisabled(element), isTrue),
  ),
  toBeEnabled: polled(
    'is enabled',
    of((element, { host }) => !host.driver().isDisabled(element), isTrue),
  ),
  toBeEditable: polled(
    'is editable',
    of((element, { host }) => !host.driver().isDisabled(element) && !element.readOnly, isTrue),
  ),
  toBeChecked: polled(
    'is checked',
    of(isChecked, ((found: boolean, options?: { checked?: boolean }) => found === (options?.checked ?? true)) as never),
  ),
  toBeEmpty: polled(
    'is empty',
    of(
      (element) => (element.matches('input, textarea') ? element.value : normal(element.textContent)),
      ((found: string) => found === '') as never,
    ),
  ),
  toHaveAttribute: polled('has the attribute', (target, name: string, wanted?: Text) => {
    const element = target.element()
    if (!element) return undefined
    const found = element.getAttribute(name)
    const isText = typeof wanted === 'string' || wanted instanceof RegExp
    return {
      found,
      pass: found !== null && (!isText || (wanted instanceof RegExp ? wanted.test(found) : found === wanted)),
    }
  }),
  toHaveClass: polled(
    'has the class',
    of(({ className }) => String(className), text as never),
  ),
  toHaveAccessibleName: polled(
    'has the name',
    of((element, { host }) => host.driver().nameOf(element), text as never),
  ),
  toHaveAccessibleDescription: polled(
    'has the description',
    of((element, { host }) => host.driver().descriptionOf(element), text as never),
  ),
  async toPass(attempt: () => Promise<void>, { timeout = defaultTimeout }: Options = {}) {
    const end = performance.now() + timeout
    for (;;) {
      try {
        await attempt()
        return { pass: true, message: () => 'passed' }
      } catch (error) {
        if (performance.now() > end) throw error
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  },
  toHaveURL: polledPage('address', async (page, wanted: Text) => ({
    found: page.url(),
    pass: wanted instanceof RegExp ? wanted.test(page.url()) : page.url() === new URL(wanted, origin).href,
  })),
  toHaveTitle: polledPage('title', async (page, wanted: Text) => {
    const found = await page.title()
    return { found, pass: equals(wanted)(found) }
  }),
})

const poll = (ask: () => unknown, { message, timeout = defaultTimeout }: { message?: string; timeout?: number } = {}) =>
  vitestExpect.poll(ask, { interval: 5, timeout, ...(message !== undefined && { message }) })

/** Playwright's assertions over vitest's, so that a test reads the same with and without a browser. */
export const expect = Object.assign(
  (target: unknown, message?: string) => vitestExpect(target, message),
  vitestExpect,
  { poll },
) as unknown as typeof playwrightExpect
