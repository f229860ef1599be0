// Runs in the page (pageView.ts): what a person could use there, and what the page shows.
import { readChosenBank } from '../../../src/app/bootstrap/sandbox/bankStorage.ts'
import { inspectedEvent } from '../../../src/app/inspector/inspectedEvent.ts'
import { tokenCookieNameOf } from '../../../src/app/session/token/tokenCookie.ts'
import { createPageClock } from './pageClock.ts'
import { keepFiles, savedFiles } from './pageFiles.ts'
import { createVisibility, nameOf, roleOf } from './pageNames.ts'
import type { Control, PageFacts } from './pageView.ts'
import { closeWindow, openWindow, replaceWindows, setBlocked } from './pageWindows.ts'

// What compiles the walker may give functions names by a helper, also those that are sent to the page.
Object.assign(globalThis, { __name: (each: unknown) => each })

keepFiles()
const moveOwnClock = createPageClock()
/** By how much the page's clock was moved, and the bank's with it. */
let moved = 0
function moveClock(milliseconds: number): void {
  moved += milliseconds
  moveOwnClock(milliseconds)
}
const usable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=combobox]'

const isShut = (element: Element) =>
  element.closest('[aria-hidden="true"], [inert]') !== null ||
  element.getAttribute('aria-disabled') === 'true' ||
  (element as HTMLButtonElement).disabled === true

/** A person chooses a file by what is drawn over its field. */
const isFile = (element: Element) => (element as HTMLInputElement).type === 'file'

const isChecked = (element: Element) =>
  element.getAttribute('aria-checked') === 'true' ||
  (element.localName === 'input' && /^(?:checkbox|radio)$/.test((element as HTMLInputElement).type)
    ? (element as HTMLInputElement).checked
    : false)

function usableElements(): { element: Element; control: Control }[] {
  const counts = new Map<string, number>()
  const isShown = createVisibility()
  return Array.from(document.querySelectorAll(usable))
    .filter((element) => !isShut(element) && (isFile(element) || isShown(element)))
    .map((element) => {
      const role = roleOf(element)
      const name = nameOf(element)
      const nth = counts.get(`${role} ${name}`) ?? 0
      counts.set(`${role} ${name}`, nth + 1)
      const options =
        element.localName === 'select'
          ? Array.from((element as HTMLSelectElement).options)
              .filter(({ disabled }) => !disabled)
              .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
          : undefined
      const href = element.getAttribute('href')
      return {
        element,
        control: {
          role,
          name,
          nth,
          type: element.getAttribute('type') ?? '',
          target: element.getAttribute('target') ?? '',
          place: element.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
            ? ('layer' as const)
            : element.closest('main')
              ? ('main' as const)
              : ('frame' as const),
          isDownload: element.hasAttribute('download'),
          ...(href !== null && { href }),
          ...(options && { options }),
          ...('value' in element && { value: isChecked(element) ? 'checked' : String(element.value) }),
        },
      }
    })
}

const mark = 'data-walk'

const unspoken = new Set(['pre', 'code', 'textarea', 'script', 'style', 'template'])
const isAround = (element: Element) =>
  /(?:^|\s)(?:dock|sandbox-strip)(?:\s|$)/.test(element.getAttribute('class') ?? '')

/** Text without code, samples and what a person typed. */
function prose(): string {
  const parts: string[] = []
  const read = (node: Node) => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    if (node.nodeType !== 1 || unspoken.has((node as Element).localName) || isAround(node as Element)) return
    for (const child of node.childNodes) read(child)
  }
  read(document.body)
  return parts.join(' ').replaceAll(/\s+/g, ' ')
}

/** A password that is shown is a text field, and a one-time password always is. */
const isKept = (field: HTMLInputElement): boolean =>
  field.getAttribute('autocomplete') !== 'one-time-code' &&
  !['password', 'checkbox', 'radio', 'file', 'hidden'].includes(field.type) &&
  !field.readOnly &&
  !/password/i.test(nameOf(field))

function describe(element: Element | null): string {
  if (!element) return 'nothing'
  return element === document.body ? 'body' : `${roleOf(element)} "${nameOf(element).slice(0, 60)}"`
}

/** What a walk has refused cannot be looked at. */
function allowed<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read()
  } catch {
    return otherwise
  }
}

const shownBank = () => readChosenBank(() => localStorage)?.bank ?? null

function ownToken(): string | undefined {
  const prefix = `${tokenCookieNameOf(shownBank())}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix))
  return pair?.slice(prefix.length)
}

function facts(): PageFacts {
  const isShown = createVisibility()
  const active = document.activeElement
  const main = document.querySelector('main')
  return {
    timeOrigin: performance.timeOrigin,
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: Array.from(document.querySelectorAll('h1'))
      .filter((each) => isShown(each))
      .map((each) => each.textContent ?? ''),
    mainLength: (main?.textContent ?? document.body.textContent ?? '').trim().length,
    isPortal: document.getElementById('portal') !== null,
    prose: prose(),
    attributes: Array.from(document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')).flatMap(
      (element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '').filter(Boolean),
    ),
    links: [...new Set(Array.from(document.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''))],
    typed: Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value).filter(
      Boolean,
    ),
    kept: Array.from(document.querySelectorAll<HTMLInputElement>('main form input, main form textarea'), (field) =>
      isKept(field) ? field.value : '',
    ).filter(Boolean),
    focus: describe(active),
    isFocusShown: active !== null && active !== document.body && isShown(active),
    isFocusLost: active === null || active === document.body,
    isBusy: isBusy(),
    notices: document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])').length,
    layers: Array.from(
      document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'),
      (layer) => (layer.getAttribute('data-state') === 'open' ? describe(layer) : ''),
    ).filter(Boolean),
    marked: Array.from(document.querySelectorAll('a[aria-current=page]'), (link) => link.getAttribute('href') ?? ''),
    shut: Array.from(document.querySelectorAll('main button:disabled, main button[aria-disabled=true]'), nameOf),
    account: document.querySelector('.account')?.textContent ?? '',
    token: allowed(ownToken, undefined),
    areCookiesBlocked: allowed(() => document.cookie, undefined) === undefined,
    refreshTickets: allowed(() => document.cookie.split('; ').filter((pair) => pair.startsWith('portico.refresh.')), [])
      .length,
    storage: allowed(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), ''),
    historyState: JSON.stringify(history.state),
  }
}

/** `chart · transition` for each that a chart has taken since it was last asked. */
const taken = new Set<string>()
let latest = 0
addEventListener(inspectedEvent, (event) => {
  const { transitions } = (event as CustomEvent<{ transitions: { key: number; chart: string; transition: string }[] }>)
    .detail
  for (const { key, chart, transition } of transitions) {
    if (key <= latest) break
    taken.add(`${chart} · ${transition}`)
  }
  latest = transitions[0]?.key ?? latest
})

let isOnline = true
const { fetch: call } = globalThis
globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (!isOnline && pathname.startsWith('/bank/')) return Promise.reject(new TypeError('Failed to fetch'))
  return pathname.endsWith('/sandbox/api/clock') ? call(input, init).then(withoutMoved) : call(input, init)
}

/** The bank's clock against that of the page: what both were moved by is no difference. */
async function withoutMoved(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await response.text()
  if (moved === 0 || status !== 200) return new Response(text, { status, headers })
  const answer = JSON.parse(text) as { data: { offset: number } }
  answer.data.offset -= moved
  return new Response(JSON.stringify(answer), { status, headers })
}

function setOnline(online: boolean): void {
  isOnline = online
  dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** A part of it is on its way, and says so or has a message in its place. */
const isBusy = () => document.querySelector('[aria-busy="true"], .state > .spinner') !== null

/** Before that a page is what was served for its address, also after a step in its history. */
const isHydrated = () =>
  document.getElementById('portal') === null || document.documentElement.hasAttribute('data-settled')

globalThis.walkPage = {
  moveClock,
  setOnline,
  savedFiles,
  shownBank,
  windows: { replace: replaceWindows, block: setBlocked, open: openWindow, close: closeWindow },
  isBusy: () => !isHydrated() || isBusy(),
  takenTransitions() {
    const all = [...taken]
    taken.clear()
    return all
  },
  controls: () => usableElements().map(({ control }) => control),
  facts,
  mark({ role, name, nth }) {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
    const found = usableElements().find(
      ({ control }) => control.role === role && control.name === name && control.nth === nth,
    )
    found?.element.setAttribute(mark, '')
    return found !== undefined
  },
}
