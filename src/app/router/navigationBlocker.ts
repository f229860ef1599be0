import { Departure, travel } from './beforeNavigate.ts'

function linkOf({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined
  return new URL(link.href, location.href)
}

/**
 * Holds the person back who leaves by one of our links, by Back or Forward, by signing out, or by closing the page;
 * `ask` is handed the way on. It stands until it is stopped. After Back or Forward the place that was
 * left is put on top of the one that was wanted, so that the way on is one step back.
 */
export function guardLeaving(ask: (goOn: () => void) => void): () => void {
  const here = location.pathname + location.search
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }

  const onClick = (event: MouseEvent) => {
    const to = linkOf(event)
    if (!to || to.origin !== location.origin || to.pathname + to.search === here) return
    event.preventDefault()
    ask(() => history.pushState(null, '', to))
  }
  const onTravel = (event: Event) => {
    if (location.pathname + location.search === here) return
    event.preventDefault()
    history.pushState(null, '', here)
    ask(() => history.back())
  }
  const onDeparture = (event: Event) => {
    if (!(event instanceof Departure)) return
    event.preventDefault()
    ask(event.goOn)
  }
  addEventListener('click', onClick, options)
  addEventListener(travel, onTravel, options)
  addEventListener(Departure.type, onDeparture, options)
  addEventListener('beforeunload', (event) => event.preventDefault(), options)
  return () => stopping.abort()
}
