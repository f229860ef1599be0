import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import type { Driver } from './browsers/driver.ts'
import { type Host, journey } from './browsers/journey.ts'
import { drive } from './browsers/puppeteer.ts'
import { drive as driveWebKit } from './browsers/webkit.ts'
import { serve } from './serve.ts'
import { ensureBuilt } from './support/built.ts'
import { findBrowser, installOnDebian } from './support/findBrowser.ts'
import { chosenOf } from './support/options.ts'

/** The signed-in journey in every browser that is supported, on both hosts of the sandbox. */
const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** WebKitGTK's own small browser lies beside its library, in a folder per architecture. */
const miniBrowser = (): string | undefined =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .flatMap((folder) => ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file))

interface Supported {
  packages: string[]
  programs(): (string | undefined)[]
  launch(programs: string[]): Promise<Driver>
}

const viewport = { width: 1280, height: 900 }

const supported: Record<string, Supported> = {
  Chromium: {
    packages: ['chromium'],
    programs: () => [findBrowser()],
    launch: ([executablePath = '']) => drive({ executablePath, defaultViewport: viewport, args: ['--no-sandbox'] }),
  },
  Firefox: {
    packages: ['firefox-esr'],
    programs: () => [onPath('firefox-esr', 'firefox')],
    launch: ([executablePath = '']) => drive({ browser: 'firefox', executablePath, defaultViewport: viewport }),
  },
  WebKitGTK: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    programs: () => [onPath('xvfb-run'), onPath('WebKitWebDriver'), miniBrowser()],
    launch: ([xvfbRun = '', driver = '', browser = '']) => driveWebKit(xvfbRun, driver, browser, viewport),
  },
}

/** @throws Error with the packages that bring what is missing. */
function find(name: string, { packages, programs }: Supported): string[] {
  const complete = (found: (string | undefined)[]): found is string[] => found.every((file) => file !== undefined)
  const present = programs()
  if (complete(present)) return present
  installOnDebian(...packages)
  const fresh = programs()
  if (complete(fresh)) return fresh
  throw new Error(`${name} is not complete here; on Debian and Ubuntu: apt-get install ${packages.join(' ')}`)
}

async function take(name: string, browser: Supported, url: string, host: Host): Promise<void> {
  const driver = await browser.launch(find(name, browser))
  try {
    await journey(driver, url, host)
  } finally {
    await driver.close().catch(() => {})
  }
}

const chosen = chosenOf(Object.keys(supported))
const withWorker = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
// Where its worker cannot be had, the bank runs in the page.
const withoutWorker = mkdtempSync(join(tmpdir(), 'portico-browsers-'))
cpSync(withWorker, withoutWorker, {
  recursive: true,
  filter: (file) => !basename(file).startsWith('sandbox-worker.js'),
})

let failed = 0
for (const [name, browser] of Object.entries(supported).filter(([each]) => chosen.includes(each)))
  for (const [host, folder] of [
    ['worker', withWorker],
    ['page', withoutWorker],
  ] as const) {
    const { url, close } = await serve(folder, 0)
    const began = performance.now()
    const wrong = await take(name, browser, url, host).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    close()
    if (wrong !== '') failed += 1
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${wrong === '' ? '  ok' : 'FAIL'}  ${name}, bank in the ${host} (${seconds} s)${wrong && `\n      ${wrong}`}`,
    )
  }
rmSync(withoutWorker, { recursive: true, force: true })

console.log(`\n${chosen.length * 2 - failed} passed, ${failed} failed`)
process.exit(failed === 0 && chosen.length > 0 ? 0 : 1)
