import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'

/** Something on the page that a person can use. */
export interface Control {
  role: string
  name: string
  /** Among those of its role and name. */
  nth: number
  type: string
  target: string
  isDownload: boolean
  /** What it is in: a dialog or menu that is open, the page's own part, or what is around that. */
  place: 'layer' | 'main' | 'frame'
  href?: string
  options?: string[]
  value?: string
}

export interface SavedFile {
  name: string
  text: string
}

export interface PageFacts {
  /** When its document was asked for, in milliseconds since 1970: another one is another document. */
  timeOrigin: number
  address: string
  title: string
  headings: string[]
  mainLength: number
  /** False for the bank's own pages and text files. */
  isPortal: boolean
  prose: string
  attributes: string[]
  links: string[]
  typed: string[]
  /** Of that what a page may keep: passwords and what it fills in by itself are left out. */
  kept: string[]
  focus: string
  isFocusShown: boolean
  isFocusLost: boolean
  isBusy: boolean
  notices: number
  /** Dialogs, menus and lists that are open, by what they are called. */
  layers: string[]
  /** Where the marked entries of the menus lead. */
  marked: string[]
  /** Buttons that cannot be used now. */
  shut: string[]
  account: string
  /** The value of the token's cookie, of the bank that is shown. */
  token: string | undefined
  areCookiesBlocked: boolean
  /** Tabs that want to refresh the token, also such as are gone (src/app/session/token/refreshLock.ts). */
  refreshTickets: number
  storage: string
  /** Of the entry of the browser's history. */
  historyState: string
}

declare global {
  var walkPage: {
    /** On, or back. */
    moveClock(milliseconds: number): void
    setOnline(isOnline: boolean): void
    /** The name of the bank that the page shows; null for the default bank. */
    shownBank(): string | null
    /** Those that the page opens, where there is no browser. */
    windows: {
      replace(): void
      block(isBlocked: boolean): void
      /** The address of the one that is open. */
      open(): string | undefined
      close(): void
    }
    isBusy(): boolean
    /** Files that the page has handed over since it was last asked. */
    savedFiles(): Promise<SavedFile[]>
    controls(): Control[]
    facts(): PageFacts
    mark(control: Pick<Control, 'role' | 'name' | 'nth'>): boolean
    takenTransitions(): string[]
  }
}

const [{ text: script } = { text: '' }] = buildSync({
  entryPoints: [join(import.meta.dirname, 'pageScript.ts')],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles

export const giveScript = (page: Page) => page.addInitScript(script)
export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => globalThis.walkPage.controls())
export const isBusyOn = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.walkPage.isBusy())
export const takenOn = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.walkPage.takenTransitions())
export const savedOn = (page: Page): Promise<SavedFile[]> => page.evaluate(() => globalThis.walkPage.savedFiles())
export const factsOf = (page: Page): Promise<PageFacts> => page.evaluate(() => globalThis.walkPage.facts())

/** A locator of the control; undefined where the page has none such. */
export async function locate(page: Page, { role, name, nth }: Pick<Control, 'role' | 'name' | 'nth'>) {
  const isThere = await page.evaluate((control) => globalThis.walkPage.mark(control), { role, name, nth })
  return isThere ? page.locator('[data-walk]') : undefined
}
