import type { Driver } from './driver.ts'

/**
 * How often is looked, 10 ms apart, whether the page has put the focus somewhere, once everything that the test waited for
 * is there. Not a time: the page has its turns between the looks, however busy the machine is.
 */
const looks = 40

interface Host {
  driver(): Driver
  document(): Document | undefined
}

/** The focus is on something that a person sees; the body has it when what had it is gone. */
function isSensible({ driver, document }: Host): boolean {
  const active = document()?.activeElement
  if (!active || active === active.ownerDocument.body) return false
  return active.isConnected && driver().isVisible(active)
}

const described = (element: Element | null | undefined): string =>
  element
    ? `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`
    : 'nothing'

/**
 * After each click and key the focus is on something that is there and shown. Looked at before the next step of the test:
 * by then what it waits for has come, and the page is at rest.
 */
export function createFocusWatch(host: Host, complain: (what: string) => void) {
  let pending: { what: string; document: Document } | undefined

  return {
    async check(): Promise<void> {
      const due = pending
      pending = undefined
      const isLost = () => due?.document === host.document() && !isSensible(host)
      for (let look = 0; isLost() && look < looks; look += 1) await new Promise((resolve) => setTimeout(resolve, 10))
      if (due && isLost())
        complain(`focus lost: after ${due.what} it is on ${described(host.document()?.activeElement)}`)
    },
    /** What the person does; nothing is lost where nothing had the focus, as after a click beside all controls. */
    async watch(how: string, act: () => Promise<void>): Promise<void> {
      await this.check()
      const document = host.document()
      let had: Element | null = document?.activeElement ?? null
      const note = ({ target }: Event) => {
        had = target as Element
      }
      document?.addEventListener('focusin', note, true)
      await act()
      document?.removeEventListener('focusin', note, true)
      if (document && had && had !== document.body) pending = { what: `${how} ${described(had)}`, document }
    },
  }
}
