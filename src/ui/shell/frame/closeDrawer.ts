import { focusFirst } from '../../kit/focus/handOffFocus.ts'

/** A link in the drawer closes it itself. */
const navigations = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Closes the open drawer when another page comes, such as after a step back or the end of the session, in a window so wide
 * that its button is not shown, and when another dialog opens, which would lie below it and could not be used.
 */
export function closeDrawer(drawer: HTMLDialogElement, button: Element): void {
  if (!drawer.open) return
  // Another page came while this code was on its way.
  if (location.href !== drawer.dataset.page) {
    drawer.close()
    focusFirst([])
    return
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const isButtonHidden = () => button.getClientRects().length === 0
  const check = () => {
    const other = document.querySelector<HTMLElement>('[role$=dialog]')
    if (!drawer.open || !(other || isButtonHidden())) return
    drawer.close()
    // It could not take the focus while the drawer was open.
    other?.focus()
  }
  const dialogs = new MutationObserver(check)
  dialogs.observe(document.body, { childList: true })
  addEventListener('resize', check, { signal })
  for (const event of navigations) addEventListener(event, () => drawer.close(), { signal })
  const end = () => {
    stopping.abort()
    dialogs.disconnect()
    if (isButtonHidden()) focusFirst([])
  }
  drawer.addEventListener('close', end, { signal })
  check()
}
