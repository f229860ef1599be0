/** Without a layout nothing is in the window, until a test goes to it. */
export function createIntersections() {
  const observers = new Set<IntersectionObserver>()
  let inWindow: Element | undefined

  class IntersectionObserver {
    readonly observed = new Set<Element>()
    constructor(readonly hear: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      observers.add(this)
    }
    observe(element: Element) {
      this.observed.add(element)
      setImmediate(() => this.report(element))
    }
    unobserve(element: Element) {
      this.observed.delete(element)
    }
    disconnect() {
      this.observed.clear()
      observers.delete(this)
    }
    takeRecords() {
      return []
    }
    /** In the window is what a test went to, with what it is in and what is in it. */
    report(target: Element) {
      if (!inWindow || !this.observed.has(target)) return
      if (target.contains(inWindow) || inWindow.contains(target)) this.hear([{ target, isIntersecting: true }])
    }
  }

  function comeTo(element: Element): void {
    inWindow = element
    for (const observer of observers) for (const target of observer.observed) observer.report(target)
  }
  function clear(): void {
    observers.clear()
    inWindow = undefined
  }
  return { IntersectionObserver, comeTo, clear }
}
