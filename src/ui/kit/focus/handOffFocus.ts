type Place = Element | null | undefined

const isThere = (place: Place): place is HTMLElement =>
  place instanceof HTMLElement && place.isConnected && place !== document.body

/** Gives the focus to the first of the places that is still there and takes it, or else to the page's heading. */
export function focusFirst(places: readonly Place[], preventScroll = false): void {
  for (const place of [...places, document.querySelector('h1'), document.querySelector('main')].filter(isThere)) {
    // A heading has the focus to be announced and as the place where Tab goes on: the page need not move for it.
    place.focus({ preventScroll: preventScroll || place.tabIndex < 0 })
    if (document.activeElement === place) return
  }
}

/** Everything around the element, the nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const parents: Element[] = []
  for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent)
  return parents
}

/**
 * For the ref of a control, or of what holds several, that goes away: the focus that was in it is passed on, unless something
 * else has taken it meanwhile.
 *
 * @param prepare called with the control while it is on the page; its result is called once the control has gone, and names
 * where the focus may go
 */
export function handOffFocus(prepare: (control: HTMLElement) => () => readonly Place[]) {
  return (control: HTMLElement | null) => () => {
    if (!control?.contains(document.activeElement)) return
    const parents = ancestorsOf(control)
    const places = prepare(control)
    // The control's going is the first part of the change on the page.
    queueMicrotask(() => {
      // A browser leaves the focus to the body, a dialog of Radix's takes it.
      if (document.activeElement && parents.includes(document.activeElement)) focusFirst(places())
    })
  }
}
