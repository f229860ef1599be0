import type { Page } from '@playwright/test'
import type { SavedFile } from './pageView.ts'
import type { Portal } from './portal.ts'
import type { SeenCall } from './seenCall.ts'
import type { Step } from './step.ts'

/** What actions and oracles know of a walk; the page that is used now is one of its tabs. */
export interface WalkState {
  readonly portal: Portal
  page: Page
  readonly steps: readonly Step[]
  /** Calls of the step that is taken. */
  readonly calls: readonly SeenCall[]
  /** Sessions that have ended: their banks with their access tokens. */
  readonly ended: Set<string>
  /** The text of each file that a page has handed over, by its name. */
  readonly files: Map<string, string>
  /** Those of the step that is taken. */
  savedNow: readonly SavedFile[]
  /** So many steps do not wait for answers that a fault delays. */
  hurried: number
  /** By how much the clock was moved, in milliseconds. */
  clockOffset: number
  /** When the step that is taken acted on the page, after what it waited for. */
  actedAt: number
  /** The cookie changed, and nobody told the page: it looks at its next call or navigation. */
  isCookieSilent: boolean
  readonly isWaiting: boolean
  /** What the walk itself called is no call of the page. */
  forgetCalls(): void
  /** Sees what a tab does from now on. */
  follow(page: Page): Promise<void>
}
