import { chromium, type Page } from '@playwright/test'
import { serve } from '../serve.ts'
import { ensureBuilt } from '../support/built.ts'
import { findBrowser } from '../support/findBrowser.ts'

/**
 * Shows how long the search takes to answer, on a processor slowed by 4: from a key to the end of the frame that shows what
 * it finds, in milliseconds.
 */
const queries = [
  'redirect uri mismatch',
  'account list',
  'webhook signature',
  'token',
  'pasword flow',
  'iban',
  'EC-1001',
]
declare global {
  var answered: Promise<number[]>
}

const slowdown = 4
const limit = 50

async function answers(page: Page, query: string): Promise<number[]> {
  const input = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await input.fill('')
  const durations: number[] = []
  for (const letter of query) {
    await page.waitForTimeout(300)
    // No function has a name here: the transpiler would call a helper that the page does not have.
    await page.evaluate(() => {
      globalThis.answered = new Promise((resolve) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const frames: number[] = []
            // A frame is over once it is painted, which is before the next task.
            const observer = new MutationObserver(() => {
              requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - timeStamp)))
            })
            observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
            setTimeout(() => {
              observer.disconnect()
              resolve(frames)
            }, 400)
          },
          { once: true, capture: true },
        )
      })
    })
    await page.keyboard.press(letter)
    const frames = await page.evaluate(() => globalThis.answered)
    durations.push(Math.round(frames.at(-1) ?? 0))
  }
  return durations
}

const { url, close } = await serve(await ensureBuilt('sandbox', () => console.log('Building …')), 0)
const browser = await chromium.launch({
  executablePath: findBrowser({ headlessShell: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await page.goto(`${url}/contact`)
  await page.waitForTimeout(2000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.keyboard.press('Control+k')
  await answers(page, 'warm')
  const durations: number[] = []
  for (const query of queries) {
    const own = await answers(page, query)
    console.log(`${query}: ${own.join(', ')} ms`)
    durations.push(...own)
  }
  durations.sort((a, b) => a - b)
  const at = (part: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * part))]
  const late = durations.filter((duration) => duration > limit).length
  console.log(`median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, slowest ${at(1)} ms`)
  console.log(`${late} of ${durations.length} keys took more than ${limit} ms`)
} finally {
  await browser.close()
  close()
}
