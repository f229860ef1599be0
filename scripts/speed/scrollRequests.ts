import { chromium, type Page } from '@playwright/test'
import { serve } from '../serve.ts'
import { ensureBuilt } from '../support/built.ts'
import { findBrowser } from '../support/findBrowser.ts'

/**
 * Measures the list of requests in the workbench with as many calls as the bank keeps (docs/speed.md): what a call costs
 * with a short and with a full log, how long the panel takes to show it, and frames while it scrolls.
 */
const kept = 10_000
const seconds = 5

/** Makes so many calls, twenty at a time, and answers the milliseconds of the last hundred, made one after another. */
const call = (page: Page, calls: number) =>
  page.evaluate(async (calls) => {
    const path = '/bank/api/public/v1/branches'
    for (let made = 0; made < calls - 100; made += 20)
      await Promise.all(Array.from({ length: 20 }, () => fetch(path).then((response) => response.arrayBuffer())))
    const startedAt = performance.now()
    for (let made = 0; made < 100; made++) await fetch(path).then((response) => response.arrayBuffer())
    return (performance.now() - startedAt) / 100
  }, calls)

/** Scrolls to the end and back for some seconds. */
const scroll = (page: Page) =>
  page.evaluate(async (seconds) => {
    const frame = document.querySelector('.request-frame')
    if (!frame) throw new Error('There is no list')
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    observer.observe({ entryTypes: ['longtask'] })
    const frames: number[] = []
    const startedAt = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let last = startedAt
    let step = 600
    let drawn = 0
    while (last - startedAt < seconds * 1000) {
      frame.scrollTop += step
      if (frame.scrollTop <= 0 || frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1) step = -step
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      frames.push(now - last)
      last = now
      drawn = Math.max(drawn, frame.querySelectorAll('li').length)
    }
    observer.disconnect()
    const sorted = frames.toSorted((one, other) => one - other)
    return {
      rows: Number(frame.querySelector('li')?.ariaSetSize),
      framesPerSecond: Math.round(frames.length / ((last - startedAt) / 1000)),
      slowestOfTwenty: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      longestTask: Math.round(Math.max(0, ...tasks)),
      drawn,
    }
  }, seconds)

const folder = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
const { url, close } = await serve(folder, 0)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/faq`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const short = await call(page, 200)
  const full = await call(page, kept)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        sessionStorage.setItem('longest', String(Math.max(duration, Number(sessionStorage.getItem('longest')))))
    }).observe({ entryTypes: ['longtask'] })
  })
  const startedAt = performance.now()
  await page.goto(`${url}/sandbox/requests`)
  await page.locator(`.request-list [aria-setsize="${kept}"]`).first().waitFor()
  const shown = Math.round(performance.now() - startedAt)
  const longestOfOpening = Math.round(Number(await page.evaluate(() => sessionStorage.getItem('longest'))))
  console.log(JSON.stringify({ call: { short, full }, shown, longestOfOpening, ...(await scroll(page)) }, null, 2))
} finally {
  await browser.close()
  close()
}
