import { chromium } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { findBrowser } from '../../../scripts/support/findBrowser.ts'
import { viewports } from '../../support/browser/viewports.ts'
import { watch } from '../../support/browser/watch.ts'
import type { OpenPortal } from './portal.ts'

/** Starts Chromium and a host; each portal that is opened has a browser context, so a bank, of its own. */
export async function startChromium(): Promise<{ open: OpenPortal; stop(): Promise<void> }> {
  const host = await serve(await ensureBuilt('sandbox'), 0)
  const browser = await chromium.launch({
    executablePath: findBrowser({ headlessShell: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  return {
    async open() {
      const context = await browser.newContext({
        baseURL: host.url,
        locale: 'en-GB',
        timezoneId: 'Europe/Istanbul',
        reducedMotion: 'reduce',
        viewport: viewports.desktop,
      })
      context.setDefaultTimeout(4000)
      const { wrong } = await watch(context, [host.url])
      return {
        kind: 'chromium',
        page: await context.newPage(),
        newPage: () => context.newPage(),
        wrong,
        close: () => context.close(),
      }
    },
    async stop() {
      await browser.close()
      host.close()
    },
  }
}
