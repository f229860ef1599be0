import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
} from 'ivya'
import type { Driver } from './driver.ts'

/** As long as a browser test waits for something. */
export const defaultTimeout = 20_000

type Text = string | RegExp

interface Filter {
  hasText?: Text
  hasNotText?: Text
  has?: Locator
  hasNot?: Locator
  visible?: boolean
}

type ChosenFile = string | { name: string; mimeType: string; buffer: Uint8Array }

const readFrom = (path: string) => ({ name: basename(path), mimeType: '', buffer: readFileSync(path) })

/** What a locator needs of its page. */
export interface Found {
  driver(): Driver
  /** Calls again until it neither throws nor answers undefined. */
  until<Result>(look: () => Result | undefined, what: () => string, timeout?: number): Promise<Result>
  evaluate(code: (...parameters: never[]) => unknown, ...parameters: unknown[]): Promise<unknown>
  comeTo(element: Element): void
  /** Of what a person does (focus.ts). */
  watch(how: string, act: () => Promise<void>): Promise<void>
}

const escaped = (text: Text): string => (text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`)

const filters = ({ hasText, hasNotText, has, hasNot, visible }: Filter): string =>
  [
    hasText !== undefined && `internal:has-text=${escaped(hasText)}`,
    hasNotText !== undefined && `internal:has-not-text=${escaped(hasNotText)}`,
    has && `internal:has=${JSON.stringify(has.selector)}`,
    hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    visible !== undefined && `visible=${visible}`,
  ]
    .filter(Boolean)
    .map((part) => ` >> ${part}`)
    .join('')

const keyName = (key: string): string => (key === 'Space' ? ' ' : key === 'ControlOrMeta' ? 'Control' : key)

/** A text as user-event writes it, for which brackets have a meaning. */
export const typed = (text: string): string => text.replaceAll(/[[{]/g, '$&$&')

/** `Shift+Tab` as user-event writes it. */
export function keysOf(combination: string): string {
  const keys = combination === '+' ? ['+'] : combination.split('+').map(keyName)
  const last = keys.pop() ?? ''
  const named = /^(?:Key.|Digit.|Backquote)$/.test(last) ? `[${last}]` : last.length === 1 ? typed(last) : `{${last}}`
  return (
    keys.map((key) => `{${key}>}`).join('') +
    named +
    keys
      .toReversed()
      .map((key) => `{/${key}}`)
      .join('')
  )
}

/** Of a box or a switch, whose state is an attribute. */
export const isChecked = (element: Element): boolean =>
  element.matches('input') ? (element as HTMLInputElement).checked : element.getAttribute('aria-checked') === 'true'

/** Sets what a person would type, so that React is notified of it. */
export function setValue(element: Element, value: string): void {
  const field = element as HTMLInputElement
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
  const window = element.ownerDocument.defaultView
  if (!setter || !window) throw new Error(`<${element.tagName.toLowerCase()}> has no value to fill in`)
  field.focus()
  setter.call(field, value)
  field.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }))
  if (['date', 'time', 'datetime-local', 'color', 'range'].includes(field.type))
    field.dispatchEvent(new window.Event('change', { bubbles: true }))
}

/** Playwright's locator, without a browser: the same selectors, and of its calls those that need no layout. */
export class Locator {
  constructor(
    readonly host: Found,
    readonly selector: string,
  ) {}

  private within(selector: string): Locator {
    return new Locator(this.host, this.selector === '' ? selector : `${this.selector} >> ${selector}`)
  }
  getByRole(role: string, options: Parameters<typeof getByRoleSelector>[1] = {}) {
    return this.within(getByRoleSelector(role, options))
  }
  getByLabel(text: Text, options: { exact?: boolean } = {}) {
    return this.within(getByLabelSelector(text, { exact: false, ...options }))
  }
  getByText(text: Text, options: { exact?: boolean } = {}) {
    return this.within(getByTextSelector(text, { exact: false, ...options }))
  }
  getByPlaceholder(text: Text, options: { exact?: boolean } = {}) {
    return this.within(getByPlaceholderSelector(text, { exact: false, ...options }))
  }
  getByTestId(id: string) {
    return this.within(getByTestIdSelector('data-testid', id))
  }
  locator(selector: string | Locator, filter: Filter = {}) {
    const inner = typeof selector === 'string' ? selector : `internal:chain=${JSON.stringify(selector.selector)}`
    return this.within(inner + filters(filter))
  }
  filter(filter: Filter) {
    return new Locator(this.host, this.selector + filters(filter))
  }
  and(other: Locator) {
    return this.within(`internal:and=${JSON.stringify(other.selector)}`)
  }
  or(other: Locator) {
    return this.within(`internal:or=${JSON.stringify(other.selector)}`)
  }
  nth(index: number) {
    return this.within(`nth=${index}`)
  }
  first() {
    return this.nth(0)
  }
  last() {
    return this.nth(-1)
  }

  elements(): Element[] {
    return this.host.driver().find(this.selector)
  }
  /** @throws Error when there are several, as a locator names one thing */
  element(): Element | undefined {
    const found = this.elements()
    if (found.length > 1)
      throw new Error(
        `strict mode violation: ${this.selector} is ${found.length} elements:\n${found.map((each) => each.outerHTML.slice(0, 200)).join('\n')}`,
      )
    return found[0]
  }
  private one(): Promise<Element> {
    return this.host.until(
      () => this.element(),
      () => `${this.selector} is there`,
    )
  }
  /** What a person can use: shown, and not disabled. */
  private usable(timeout?: number): Promise<Element> {
    const { isVisible, isDisabled } = this.host.driver()
    return this.host.until(
      () => {
        const element = this.element()
        return element && isVisible(element) && !isDisabled(element) ? element : undefined
      },
      () => `${this.selector} can be used`,
      timeout,
    )
  }

  async count() {
    return this.elements().length
  }
  async all() {
    return this.elements().map((_, index) => this.nth(index))
  }
  async allTextContents() {
    return this.elements().map(({ textContent }) => textContent ?? '')
  }
  async allInnerTexts() {
    return this.elements().map((element) => (element as HTMLElement).innerText)
  }
  async textContent() {
    return (await this.one()).textContent
  }
  async innerText() {
    return ((await this.one()) as HTMLElement).innerText
  }
  async inputValue() {
    return ((await this.one()) as HTMLInputElement).value
  }
  async getAttribute(name: string) {
    return (await this.one()).getAttribute(name)
  }
  async isVisible() {
    const element = this.element()
    return element !== undefined && this.host.driver().isVisible(element)
  }
  async isHidden() {
    return !(await this.isVisible())
  }
  async isChecked() {
    return isChecked(await this.one())
  }
  async isDisabled() {
    return this.host.driver().isDisabled(await this.one())
  }
  async isEnabled() {
    return !(await this.isDisabled())
  }
  async waitFor({
    state = 'visible',
    timeout,
  }: {
    state?: 'attached' | 'detached' | 'visible' | 'hidden'
    timeout?: number
  } = {}) {
    const look = () => {
      const element = this.element()
      const shown = element !== undefined && this.host.driver().isVisible(element)
      const is = { attached: element !== undefined, detached: !element, visible: shown, hidden: !shown }
      return is[state] || undefined
    }
    await this.host.until(look, () => `${this.selector} is ${state}`, timeout)
  }
  async evaluate(code: (element: never, argument: never) => unknown, argument?: unknown) {
    return this.host.evaluate(code, await this.one(), argument)
  }
  async evaluateAll(code: (elements: never, argument: never) => unknown, argument?: unknown) {
    return this.host.evaluate(code, this.elements(), argument)
  }

  async click({
    clickCount = 1,
    force = false,
    timeout,
  }: {
    clickCount?: number
    force?: boolean
    timeout?: number
  } = {}) {
    const element = await (force ? this.one() : this.usable(timeout))
    const { user } = this.host.driver()
    await this.host.watch('a click on', () => (clickCount === 2 ? user.dblClick(element) : user.click(element)))
  }
  async dblclick() {
    await this.host.driver().user.dblClick(await this.usable())
  }
  async hover() {
    await this.host.driver().user.hover(await this.usable())
  }
  async focus() {
    ;((await this.one()) as HTMLElement).focus()
  }
  async blur() {
    ;((await this.one()) as HTMLElement).blur()
  }
  async fill(value: string) {
    setValue(await this.usable(), value)
  }
  async clear() {
    await this.fill('')
  }
  async press(keys: string) {
    await this.focus()
    await this.host.watch(`${keys} on`, () => this.host.driver().user.keyboard(keysOf(keys)))
  }
  async pressSequentially(text: string) {
    await this.focus()
    await this.host.driver().user.keyboard(typed(text))
  }
  async setChecked(checked: boolean) {
    const element = await this.usable()
    if (isChecked(element) !== checked)
      await this.host.watch('a click on', () => this.host.driver().user.click(element))
    if (isChecked(element) !== checked) throw new Error(`${this.selector} stayed as it was`)
  }
  check() {
    return this.setChecked(true)
  }
  uncheck() {
    return this.setChecked(false)
  }
  async selectOption(choice: string | { label?: string; value?: string }) {
    const [select, option] = await this.host.until(
      () => {
        const found = this.element() as HTMLSelectElement | undefined
        const wanted = (each: HTMLOptionElement) => {
          const label = each.text.replaceAll(/\s+/g, ' ').trim()
          if (typeof choice === 'string') return each.value === choice || label === choice
          return choice.label === undefined ? each.value === choice.value : label === choice.label
        }
        const option =
          found && !found.disabled && Array.from(found.options).find((each) => !each.disabled && wanted(each))
        return option ? ([found, option] as const) : undefined
      },
      () => `${this.selector} offers ${JSON.stringify(choice)}`,
    )
    const window = select.ownerDocument.defaultView
    if (!window) throw new Error('The page is gone')
    select.focus()
    select.value = option.value
    for (const type of ['input', 'change']) select.dispatchEvent(new window.Event(type, { bubbles: true }))
    return [option.value]
  }
  async setInputFiles(files: ChosenFile | ChosenFile[]) {
    const input = (await this.one()) as HTMLInputElement
    const window = input.ownerDocument.defaultView
    if (!window) throw new Error('The page is gone')
    const chosen = [files].flat().map((file) => {
      const { name, mimeType, buffer } = typeof file === 'string' ? readFrom(file) : file
      return new window.File([buffer as Uint8Array<ArrayBuffer>], name, { type: mimeType })
    })
    await this.host.driver().user.upload(input, chosen)
  }
  async dispatchEvent(type: string) {
    const element = await this.one()
    const window = element.ownerDocument.defaultView
    if (window) element.dispatchEvent(new window.Event(type, { bubbles: true }))
  }
  async scrollIntoViewIfNeeded() {
    this.host.comeTo(await this.one())
  }
}
