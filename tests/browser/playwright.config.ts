import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/support/findBrowser.ts'
import { optimizeLate } from '../../scripts/support/v8Flags.ts'

const executablePath = findBrowser({ headlessShell: true })
process.env.PORTICO_BROWSER = executablePath

/** The fonts that the browser finds, so that every machine measures the same; only Linux reads this. */
const launchWith = (fonts: 'narrow' | 'missing') => ({
  executablePath,
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, `../support/browser/fonts/${fonts}.conf`) },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A tenth of the processor time, as pages run code again that V8 optimized for the last.
    `--js-flags=${optimizeLate.join(' ')}`,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
})

export default defineConfig({
  // What needs no browser must also hold in one: `DOM_TESTS=1` runs those tests here.
  ...(process.env.DOM_TESTS
    ? { testDir: '../dom', testMatch: '**/*.test.ts' }
    : { testDir: '.', testMatch: '**/*.spec.ts' }),
  outputDir: '../../reports/browser',
  globalSetup: '../support/browser/servers.ts',
  // With three of them two processors were idle for a seventh of the time.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a frame comes late now and then; the report names every test that needed its second attempt.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time; `--trace on` records a test that fails.
    trace: 'off',
  },
  projects: [
    // One worker, as one more costs the start of a browser; first, as it is idle when it ends.
    { name: 'missing fonts', grep: /@layout/, workers: 1, use: { launchOptions: launchWith('missing') } },
    { name: 'narrow fonts', use: { launchOptions: launchWith('narrow') } },
  ],
})
