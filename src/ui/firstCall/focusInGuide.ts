/** For a heading that the guide comes to: whoever works elsewhere, such as in the dock, stays there. */
export function focusInGuide(heading: HTMLElement | null): void {
  const { activeElement, body } = document
  const guide = heading?.closest('.first-call-part')
  if (activeElement === body || guide?.contains(activeElement)) heading?.focus()
}
