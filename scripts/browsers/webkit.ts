import { spawn } from 'node:child_process'
import { Builder, By, Capabilities } from 'selenium-webdriver'
import { freePort } from '../support/freePort.ts'
import type { Driver } from './driver.ts'

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** WebKitGTK has no window-less mode: its driver runs under a display of its own. */
export async function drive(
  xvfbRun: string,
  driver: string,
  miniBrowser: string,
  size: { width: number; height: number },
): Promise<Driver> {
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const child = spawn(xvfbRun, ['--auto-servernum', '--server-args=-screen 0 1280x1024x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // As root, or in a container, WebKit's own sandbox cannot start.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid)
  }
  try {
    await untilReady(server)
    const browser = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    const session = await new Builder().usingServer(server).withCapabilities(browser).build()
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
    return {
      open: (url) => session.get(url),
      evaluate: (expression) => session.executeScript(`return (${expression})`),
      click: (css) => session.findElement(By.css(css)).click(),
      type: (css, text) => session.findElement(By.css(css)).sendKeys(text),
      close: async () => {
        await session.quit().finally(end)
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
