// Runs in the page (pageView.ts): what a person could use there, and what the page shows.
import { getElementAccessibleName, isElementVisible } from 'ivya/utils'
import { inspectedEvent } from '../../../src/app/inspector/inspectedEvent.ts'
import type { Control, PageFacts } from './pageView.ts'

const usable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=combobox]'

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
  summary: 'button',
}

function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')
  if (explicit) return explicit
  if (element.localName !== 'input') return roles[element.localName] ?? element.localName
  const { type } = element as HTMLInputElement
  return ['checkbox', 'radio', 'file', 'password'].includes(type) ? type : type === 'search' ? 'searchbox' : 'textbox'
}

const isShut = (element: Element) =>
  element.closest('[aria-hidden="true"], [inert], .dock, .sandbox-strip') !== null ||
  element.getAttribute('aria-disabled') === 'true' ||
  (element as HTMLButtonElement).disabled === true

const isShown = (element: Element) => isElementVisible(element) || (element as HTMLInputElement).type === 'file'

const nameOf = (element: Element): string => getElementAccessibleName(element, false).replaceAll(/\s+/g, ' ').trim()

function usableElements(): { element: Element; control: Control }[] {
  const counts = new Map<string, number>()
  return Array.from(document.querySelectorAll(usable))
    .filter((element) => isShown(element) && !isShut(element))
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
          ...('value' in element && { value: String(element.value) }),
        },
      }
    })
}

const mark = 'data-walk'

/** Text without code, samples and what a person typed. */
function prose(): string {
  const walker = document.createTreeWalker(document.body, 4)
  const parts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('pre, code, textarea, script, style, template, .dock, .sandbox-strip')) continue
    parts.push(node.nodeValue ?? '')
  }
  return parts.join(' ').replaceAll(/\s+/g, ' ')
}

/** A password that is shown is a text field. */
const isKept = (field: HTMLInputElement): boolean =>
  !['password', 'checkbox', 'radio', 'file', 'hidden'].includes(field.type) &&
  !field.readOnly &&
  !/password/i.test(nameOf(field))

function describe(element: Element | null): string {
  if (!element) return 'nothing'
  return element === document.body ? 'body' : `${roleOf(element)} "${nameOf(element).slice(0, 60)}"`
}

function facts(): PageFacts {
  const active = document.activeElement
  const main = document.querySelector('main')
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: Array.from(document.querySelectorAll('h1'))
      .filter((each) => isElementVisible(each))
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
    isFocusShown: active !== null && active !== document.body && isElementVisible(active),
    isFocusLost: active === null || active === document.body,
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
    notices: document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])').length,
    isModal:
      document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]') !== null,
    account: document.querySelector('.account')?.textContent ?? '',
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
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

globalThis.walkPage = {
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
