import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { findBrowser } from '../../../../scripts/support/findBrowser.ts'

const machine = vi.hoisted(() => ({ isDebian: true }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    existsSync: (path: string) => (path === '/etc/debian_version' ? machine.isDebian : fs.existsSync(path)),
  }
})

const howTo =
  'No Chromium or Chrome was found: install one (Debian and Ubuntu: apt-get install chromium) or name its file in PORTICO_BROWSER.'

let bin: string
let reported: MockInstance
const log = () => (existsSync(join(bin, 'log')) ? readFileSync(join(bin, 'log'), 'utf8').trimEnd().split('\n') : [])

/** A program that stands alone on the PATH: nothing of the real machine is reached. */
function program(name: string, ...lines: string[]): string {
  const file = join(bin, name)
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(file, 0o755)
  return file
}

const recorded = '[ -n "$DEBIAN_FRONTEND" ] && echo "$*" >> "$FOLDER/log"'
/** An apt-get that has one package, which is the last word of its command line. */
const brings = (name: string) => [
  recorded,
  '[ "$1" = install ] || exit 0',
  `for package; do :; done; [ "$package" = ${name} ] || exit 100`,
  `echo "#!/bin/sh" > "$FOLDER/${name}"; /bin/chmod 755 "$FOLDER/${name}"`,
]
const installing = (name: string) => ['update -qq', `install -y -qq --no-install-recommends ${name}`]

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'portico-browser-'))
  machine.isDebian = true
  vi.stubEnv('PATH', bin)
  vi.stubEnv('FOLDER', bin)
  vi.stubEnv('PORTICO_BROWSER', '')
  vi.stubEnv('CHROME_PATH', '')
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  reported = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(bin, { recursive: true })
})

it('takes what is named before what is installed', () => {
  program('chromium')
  const named = program('my-browser')
  vi.stubEnv('PORTICO_BROWSER', named)
  expect(findBrowser()).toBe(named)
})

it('says which name leads nowhere', () => {
  vi.stubEnv('CHROME_PATH', join(bin, 'gone'))
  expect(findBrowser).toThrow(`CHROME_PATH is ${join(bin, 'gone')}, which does not exist.`)
})

it('takes what is installed and installs nothing', () => {
  program('apt-get', recorded)
  const chrome = program('google-chrome')
  expect([findBrowser(), log()]).toEqual([chrome, []])
})

it('installs chromium with apt on Debian as root', () => {
  program('apt-get', ...brings('chromium'))
  expect(findBrowser()).toBe(join(bin, 'chromium'))
  expect(log()).toEqual(installing('chromium'))
  expect(reported).toHaveBeenCalledWith('Installing chromium with apt-get …')
})

it('takes a headless shell before a browser only where no window is needed', () => {
  program('apt-get', recorded)
  const browser = program('chromium')
  expect(findBrowser({ headlessShell: true })).toBe(browser)
  const shell = program('chromium-headless-shell')
  expect([findBrowser({ headlessShell: true }), findBrowser(), log()]).toEqual([shell, browser, []])
})

it('installs a full browser where one is needed and only a headless shell is there', () => {
  program('apt-get', ...brings('chromium'))
  program('chromium-headless-shell')
  expect(findBrowser()).toBe(join(bin, 'chromium'))
  expect(log()).toEqual(installing('chromium'))
})

it('installs the headless shell, or chromium where apt has no shell', () => {
  program('apt-get', ...brings('chromium-headless-shell'))
  expect(findBrowser({ headlessShell: true })).toBe(join(bin, 'chromium-headless-shell'))
  expect(log()).toEqual(installing('chromium-headless-shell'))
  rmSync(join(bin, 'chromium-headless-shell'))
  rmSync(join(bin, 'log'))
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  program('apt-get', ...brings('chromium'))
  expect(findBrowser({ headlessShell: true })).toBe(join(bin, 'chromium'))
  expect(log()).toEqual([...installing('chromium-headless-shell'), ...installing('chromium')])
  expect(complained.mock.calls).toEqual([
    ['Command failed: apt-get install -y -qq --no-install-recommends chromium-headless-shell'],
  ])
  complained.mockClear()
})

it('says how to get one when apt fails, and what apt said', () => {
  program('apt-get', recorded, 'exit 100')
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(findBrowser).toThrow(howTo)
  expect(log()).toEqual(['update -qq'])
  expect(complained.mock.calls).toEqual([['Command failed: apt-get update -qq']])
  complained.mockClear()
})

it('says how to get one where apt is not ours to use', () => {
  program('apt-get', ...brings('chromium'))
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(findBrowser).toThrow(howTo)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  machine.isDebian = false
  expect(findBrowser).toThrow(howTo)
  expect(log()).toEqual([])
})
