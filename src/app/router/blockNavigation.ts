import { beforeNavigate, PendingNavigation } from '../../ui/kit/links/beforeNavigate.ts'

function linkOf({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined
  return new URL(link.href, location.href)
}

/**
 * Blocks navigation by one of our links, by Back or Forward, by signing out and by closing the page; `onBlocked` gets
 * the function that proceeds. Blocks until it is stopped. After Back or Forward the page that was left is pushed on top
 * of the one that was requested, so that proceeding is one step back.
 */
export function blockNavigation(onBlocked: (proceed: () => void) => void): () => void {
  const here = location.pathname + location.search
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }

  const onClick = (event: MouseEvent) => {
    const to = linkOf(event)
    if (!to || to.origin !== location.origin || to.pathname + to.search === here) return
    event.preventDefault()
    onBlocked(() => history.pushState(null, '', to))
  }
  const onTraversal = (event: Event) => {
    if (location.pathname + location.search === here) return
    event.preventDefault()
    history.pushState(null, '', here)
    onBlocked(() => history.back())
  }
  const onPendingNavigation = (event: Event) => {
    if (!(event instanceof PendingNavigation)) return
    event.preventDefault()
    onBlocked(event.proceed)
  }
  addEventListener('click', onClick, options)
  addEventListener(beforeNavigate, onTraversal, options)
  addEventListener(PendingNavigation.type, onPendingNavigation, options)
  addEventListener('beforeunload', (event) => event.preventDefault(), options)
  return () => stopping.abort()
}
