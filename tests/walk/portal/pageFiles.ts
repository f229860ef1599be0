// Runs in the page (pageScript.ts): keeps the files that the page hands over, which a browser would put into its downloads.
import type { SavedFile } from './pageView.ts'

const saved: { name: string; content: Blob }[] = []

/** In place of the browser: the address of a file leads nowhere in a DOM. */
export function keepFiles(): void {
  const contents = new Map<string, Blob>()
  const { createObjectURL } = URL
  URL.createObjectURL = (content) => {
    const address = createObjectURL.call(URL, content)
    if (content instanceof Blob) contents.set(address, content)
    return address
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const content = contents.get(this.href)
    if (content && this.download !== '') saved.push({ name: this.download, content })
    else click.call(this)
  }
}

/** Those since it was last asked. */
export const savedFiles = (): Promise<SavedFile[]> =>
  Promise.all(saved.splice(0).map(async ({ name, content }) => ({ name, text: await content.text() })))
