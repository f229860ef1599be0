import { sampleLanguages } from '../../../rules/docs/sampleLanguages.ts'
import { inputs, onFirstInput } from '../../kit/firstInput.ts'

/** By the reader, by assistive technology, by a step in the history or by another tab. */
const uses = [...inputs, 'pointermove', 'scroll', 'focusin', 'click', 'pushState', 'popstate', 'hashchange', 'storage']

const presses = ['pointerdown', 'keydown', 'click']

interface Session {
  status(): string
  subscribe(listener: () => void): () => void
}

/** What shows otherwise than it was rendered, or was used before any script ran. */
const differs = (article: Element): boolean =>
  location.hash.length > 1 ||
  scrollY > 0 ||
  document.activeElement !== document.body ||
  (document.documentElement.dataset.sample ?? sampleLanguages[0].id) !== sampleLanguages[0].id ||
  article.querySelector('.workbench-place') !== null

/** Resolves when a pre-rendered article is first used, or shows what only its code can. */
export const articleUsed = (article: Element, { status, subscribe }: Session): Promise<void> =>
  new Promise((resolve) => {
    if (differs(article)) return resolve()
    const end = () => {
      forget()
      stop()
      resolve()
    }
    const forget = onFirstInput(end, uses)
    const stop = subscribe(() => status() === 'signedIn' && end())
  })

/** Resolves with the next press anywhere. */
export const nextPress = (): Promise<void> => new Promise((resolve) => void onFirstInput(resolve, presses))

/**
 * Holds what is pressed in a part that is not hydrated, each control once, unless a link leaves its page. What it gives lets them
 * go: whoever calls it presses them then.
 */
export function holdPresses(part: Element): () => HTMLElement[] {
  const held = new Set<HTMLElement>()
  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  const hold = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const control = (target as Element).closest<HTMLElement>('button, a[href^="/"]')
    if (!control || !part.contains(control) || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(control)
    // React hydrates what a press waits for before anything else, but has not seen this one.
    control.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  }
  addEventListener('click', hold, options)
  addEventListener('pushState', () => held.clear(), options)
  return () => {
    holding.abort()
    const controls = [...held]
    held.clear()
    return controls
  }
}
