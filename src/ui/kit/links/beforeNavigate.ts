/** Dispatched before Back or Forward is handled; preventing its default keeps the current page. */
export const beforeNavigate = 'portico.beforeNavigate'

/** Dispatched before an action that leaves the page without an address, such as Sign out; a listener that prevents its default calls `proceed` later. */
export class PendingNavigation extends Event {
  static readonly type = 'portico.pendingNavigation'
  readonly proceed: () => void

  constructor(proceed: () => void) {
    super(PendingNavigation.type, { cancelable: true })
    this.proceed = proceed
  }
}

export function requestNavigation(proceed: () => void): void {
  if (dispatchEvent(new PendingNavigation(proceed))) proceed()
}
