import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Firefox over WebDriver BiDi, Chromium over its own protocol; puppeteer-core brings no browser of its own. */
export async function drive(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (css) => page.click(css),
    type: (css, text) => page.type(css, text),
    close: () => browser.close(),
  }
}
