import { join } from 'node:path'
import { Script } from 'node:vm'
import { buildSync } from 'esbuild'

/** What a page has to find and use its elements as a person does: Playwright's own locators, and user-event. */
export interface Driver {
  find(selector: string): Element[]
  isVisible(element: Element): boolean
  isDisabled(element: Element): boolean
  nameOf(element: Element): string
  descriptionOf(element: Element): string
  user: {
    click(element: Element): Promise<void>
    dblClick(element: Element): Promise<void>
    hover(element: Element): Promise<void>
    upload(element: HTMLElement, files: File[]): Promise<void>
    keyboard(keys: string): Promise<void>
  }
}

declare global {
  /** In a page without a browser. */
  var testDriver: Driver | undefined
}

const [{ text } = { text: '' }] = buildSync({
  entryPoints: [join(import.meta.dirname, 'pageDriver.ts')],
  bundle: true,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"test"' },
  write: false,
}).outputFiles

/** Compiled once for all pages. */
export const driverScript = new Script(text, { filename: 'testDriver.js' })
