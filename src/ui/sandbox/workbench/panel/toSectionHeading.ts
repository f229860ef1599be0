import { ancestorsOf, handOffFocus } from '../../../kit/focus/handOffFocus.ts'

/**
 * For the ref of a button that goes away with what it acts on: the heading of the section around it that stays has the focus
 * then; in the dock the last of them is the panel.
 */
export const toSectionHeading = handOffFocus((button) => {
  const headings = ancestorsOf(button)
    .filter((around) => around.matches('section'))
    .map((section) => section.querySelector<HTMLElement>('h2, h3'))
  return () => {
    for (const heading of headings) if (heading) heading.tabIndex = -1
    return headings
  }
})
