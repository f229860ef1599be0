import type { Page } from '@playwright/test'

/** Further ahead than a busy machine takes between two calls: a clock cannot be stopped in its past. */
const ahead = 60_000

/** The page's clock, which must be installed, stands still from now on, and with it every timer, until a test runs it. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + ahead)
