import type { Page } from '@playwright/test'

/** The portal as a walk uses it, with a bank of its own. */
export interface Portal {
  readonly kind: 'dom' | 'chromium'
  /** Its first page, at which nothing is open. */
  readonly page: Page
  newPage(): Promise<Page>
  /** What all pages complained about so far, in order. */
  wrong(): readonly string[]
  close(): Promise<void>
}

export type OpenPortal = () => Promise<Portal>
