import { Button, type ButtonProps } from '@radix-ui/themes/components/button'
import { ancestorsOf, handOffFocus } from '../focus/handOffFocus.ts'

const region = 'section, article, fieldset, li, dialog, [role="dialog"], main'

/** The heading of what is tried again; while it has the focus, its attribute says that it keeps it for a button. */
function headingIn(place: Element): Element {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3, legend') ?? place
  if (!(heading instanceof HTMLElement)) return heading
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.dataset.retrying = ''
  heading.addEventListener('blur', () => delete heading.dataset.retrying, { once: true })
  return heading
}

const pass = handOffFocus((button) => {
  const regions = ancestorsOf(button).filter((parent) => parent.matches(region))
  return () => {
    const left = regions.find((each) => each.isConnected)
    return left ? [headingIn(left)] : []
  }
})

function takeFocusBack(button: HTMLButtonElement | null) {
  if (document.activeElement?.matches('[data-retrying]')) button?.focus()
  return pass(button)
}

/**
 * Goes away when it is pressed, and comes back when that fails again. The focus waits for it at the heading of what is
 * tried, and stays there when it does not come.
 */
export function RetryButton(props: Omit<ButtonProps, 'type'>) {
  return <Button ref={takeFocusBack} type="button" {...props} />
}
