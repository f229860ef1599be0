// Runs in the page (driver.ts), as what it uses asks for the page's classes by their names.
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { Ivya } from 'ivya'
import {
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from 'ivya/utils'
import type { Driver } from './driver.ts'

const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' })

/** What has a role without saying so, of the roles that tests search for most. */
const elementsOf: Readonly<Record<string, readonly string[]>> = {
  alert: [],
  alertdialog: [],
  button: ['button', 'input'],
  combobox: ['input', 'select'],
  dialog: ['dialog'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a', 'area'],
  listitem: ['li'],
  main: ['main'],
  menuitem: [],
  navigation: ['nav'],
  region: ['section'],
  status: ['output'],
  switch: [],
  textbox: ['input', 'textarea'],
}

interface Engine {
  queryAll(scope: ParentNode, selector: string): Element[]
}

// The search for a role asks each element, which takes longer than all else that a locator does; ivya has no option for it.
const engines = (ivya as unknown as { _engines: Map<string, Engine> })._engines
const ofRoles = engines.get('internal:role')
if (!ofRoles) throw new Error('ivya has no search for roles')
engines.set('internal:role', {
  queryAll(scope, selector) {
    const elements = elementsOf[/^\w+/.exec(selector)?.[0] ?? '']
    if (!elements) return ofRoles.queryAll(scope, selector)
    const candidates = Array.from(scope.querySelectorAll('*')).filter(
      (element) => elements.includes(element.localName) || element.hasAttribute('role'),
    )
    return ofRoles.queryAll({ querySelectorAll: () => candidates } as never, selector)
  },
})

// Clicks of one setup count as double clicks while the page's time stands still.
const setUp = () =>
  userEvent.setup({ document, delay: null, applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never })
const person = setUp()

// Without a layout each element has a place of its own: the portal ignores a second press at one place on something else.
const places = new WeakMap<Element, number>()
let pressed = 0
function press(target: Element, keys: string): Promise<void> {
  pressed += 1
  const place = places.get(target) ?? pressed * 20
  places.set(target, place)
  const coords = { clientX: 10, clientY: place }
  return setUp().pointer([
    { target, coords },
    { keys, target, coords },
  ])
}

let down: Element | null = null
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(
    type,
    ({ target }) => {
      down = type === 'pointerdown' ? (target as Element) : null
    },
    true,
  )

// user-event presses buttons and links by Enter.
addEventListener('keydown', ({ key, target, defaultPrevented }) => {
  if (key === 'Enter' && !defaultPrevented && target instanceof HTMLElement && target.matches('summary')) target.click()
})
// A press opens details whoever stops it on its way; happy-dom opens them where it arrives.
addEventListener(
  'click',
  (event) => {
    const details = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null
    if (!(details instanceof HTMLDetailsElement)) return
    const { open } = details
    queueMicrotask(() => {
      if (!event.defaultPrevented && details.open === open) details.open = !open
    })
  },
  true,
)
// Details of one name are open one at a time.
addEventListener(
  'toggle',
  ({ target }) => {
    const name = target instanceof HTMLDetailsElement && target.open ? target.getAttribute('name') : null
    if (name === null) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (other !== target && other.getAttribute('name') === name) other.open = false
  },
  true,
)

globalThis.testDriver = {
  find: (selector) => ivya.queryLocatorSelectorAll(selector, document),
  isVisible: isElementVisible,
  isDisabled: getAriaDisabled,
  nameOf: (element) => getElementAccessibleName(element, false),
  descriptionOf: (element) => getElementAccessibleDescription(element, false),
  pressed: () => down,
  user: {
    click: (element) => press(element, '[MouseLeft]'),
    dblClick: (element) => press(element, '[MouseLeft][MouseLeft]'),
    hover: (element) => person.hover(element),
    upload: (element, files) => person.upload(element, files),
    keyboard: (keys) => person.keyboard(keys),
  },
} satisfies Driver
