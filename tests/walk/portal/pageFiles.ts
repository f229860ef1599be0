// Runs in the page (pageScript.ts): keeps the files that the page hands over, which a browser would put into its downloads.
import type { SavedFile } from './pageView.ts'

declare global {
  interface Window {
    /** Whether what the link leads to is a file that is kept. */
    keepFile?(link: HTMLAnchorElement): boolean
  }
}

const saved: { name: string; content: Blob }[] = []

/** In place of the browser: the address of a file leads nowhere in a DOM, whose pages share what their realms do not have. */
export function keepFiles(): void {
  const contents = new Map<string, Blob>()
  globalThis.URL = class extends URL {
    static override createObjectURL(content: Blob | MediaSource): string {
      const address = super.createObjectURL(content)
      if (content instanceof Blob) contents.set(address, content)
      return address
    }
  }
  window.keepFile = ({ href, download }) => {
    const content = contents.get(href)
    if (!content || download === '') return false
    saved.push({ name: download, content })
    return true
  }
  const { prototype } = HTMLAnchorElement
  const { click } = prototype
  // One for all pages: each would keep the one before it in memory.
  if (click.name === 'clickUnlessKept') return
  prototype.click = function clickUnlessKept(this: HTMLAnchorElement) {
    if (!this.ownerDocument.defaultView?.keepFile?.(this)) click.call(this)
  }
}

/** Those since it was last asked. */
export const savedFiles = (): Promise<SavedFile[]> =>
  Promise.all(saved.splice(0).map(async ({ name, content }) => ({ name, text: await content.text() })))
