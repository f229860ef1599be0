import { chromium } from '@playwright/test'
import { dockTexts } from '../../src/ui/sandbox/dock/dockTexts.ts'
import { serve } from '../serve.ts'
import { ensureBuilt } from '../support/built.ts'
import { findBrowser } from '../support/findBrowser.ts'

/** Shows which long tasks (Long Tasks API, over 50 ms) a page has while 200 calls come, without a dock and above each panel. */
const panels = ['requests', 'clock', 'mail', 'faults', 'tickets', 'state-machines']
const rounds = 3

const { url, close } = await serve(await ensureBuilt('sandbox', () => console.log('Building …')), 0)
const browser = await chromium.launch({
  executablePath: findBrowser({ headlessShell: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})

async function longTasks(panel: string | null): Promise<number[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript((panel) => {
    if (panel !== null) localStorage.setItem('portico.sandboxDock', JSON.stringify({ panel, height: 45 }))
  }, panel)
  await page.goto(`${url}/faq`)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForTimeout(2000)
  if (panel !== null) {
    await page.keyboard.press('Control+Backquote')
    await page.getByRole('region', { name: dockTexts.title }).waitFor()
    await page.waitForTimeout(2000)
  }
  const tasks: number[] = []
  for (let round = 0; round < rounds; round++)
    tasks.push(
      ...(await page.evaluate(async () => {
        const durations: number[] = []
        // No function has a name here: the transpiler would call a helper that the page does not have.
        const observer = new PerformanceObserver((list) => {
          durations.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
        })
        observer.observe({ type: 'longtask' })
        for (let call = 0; call < 200; call++) {
          await (await fetch(`/bank/api/public/v1/branches?city=${call}`)).text()
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        await new Promise((resolve) => setTimeout(resolve, 1000))
        observer.disconnect()
        return durations
      })),
    )
  await context.close()
  return tasks
}

try {
  for (const panel of [null, ...panels]) {
    const tasks = await longTasks(panel)
    console.log(`${panel ?? 'no dock'}: ${tasks.length === 0 ? 'none' : `${tasks.join(', ')} ms`}`)
  }
} finally {
  await browser.close()
  close()
}
