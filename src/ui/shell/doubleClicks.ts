interface Press {
  /** What is under the pointer: a control, or else the part of the page. */
  on: Element | null
  x: number
  y: number
  /** Milliseconds. */
  at: number
}

/** The second press of a double click, as browsers report it when the system does not say otherwise. */
const interval = 500
const reach = 8

/**
 * Finds the presses of a double click that are not for what they hit: the first press has put something else under the
 * pointer. Presses on the same control are as many as the person makes.
 */
export function createDoubleClickGuard(): (press: Press) => boolean {
  let first: Press | undefined
  let last: Press | undefined
  return (press) => {
    const again =
      last !== undefined && press.at - last.at < interval && Math.hypot(press.x - last.x, press.y - last.y) <= reach
    if (!again) first = press
    last = press
    return again && press.on !== first?.on
  }
}

const controls =
  'a[href], button, input, select, textarea, summary, label, tr, li, dialog, [role], main, header, footer'

function controlOf({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest(controls) : null
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

/** All that goes with one press; what it does to the page may begin with the first. */
const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const

/**
 * Keeps the second click of a double click from what slid under the pointer (a card in the place of SHOW MORE, a link of
 * the page that the first click opened), and from a link that has been followed already.
 */
export function suppressDoubleClicks(): void {
  const isStray = createDoubleClickGuard()
  let stray = false
  let byMouse = true
  const press = (event: PointerEvent) => {
    byMouse = event.pointerType === 'mouse'
    stray = isStray({ on: controlOf(event), x: event.clientX, y: event.clientY, at: event.timeStamp })
  }
  const take = (event: MouseEvent) => {
    if (event.type === 'pointerdown') press(event as PointerEvent)
    // A mouse counts its clicks; a tap may always be the first, and a click by a key or a script is none.
    const isPointer = event.type.startsWith('pointer')
    const isSecond = event.detail > (byMouse ? 1 : 0)
    const followed = event.type === 'click' && event.detail > 1 && controlOf(event)?.matches('a[href]')
    if (!followed && !(stray && (isPointer || isSecond))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of events) addEventListener(type, take as EventListener, true)
}
