import { onFirstInput } from '../../kit/firstInput.ts'

/** Resolves once nothing in the part is pressed: React may render the part again, and only what stays until then is clicked. */
export const pressEnded = (part: Element): Promise<void> =>
  new Promise((resolve) => {
    if (!part.matches(':active')) return resolve()
    // The click follows at once.
    onFirstInput(() => setTimeout(resolve), ['pointerup', 'pointercancel', 'contextmenu', 'keyup'])
  })

const controlsIn = (article: Element | null) => [
  ...(article?.querySelectorAll<HTMLElement>('button, a[href^="/"]') ?? []),
]

/** At the same place of the article that is shown now. */
function successorOf(control: HTMLElement): HTMLElement | undefined {
  const place = controlsIn(control.closest('.docs-page')).indexOf(control)
  return controlsIn(document.querySelector('.docs-page'))[place]
}

/**
 * Presses what was held (`holdPresses`). React renders an article again that is not as it was rendered at build, such as one
 * that the browser has translated: then what is pressed has taken the place of what was.
 */
export function pressHeld(held: readonly HTMLElement[]): void {
  const controls = held.map((control) => (control.isConnected ? control : successorOf(control)))
  for (const control of controls) control?.click()
}
