import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const named = ['PORTICO_BROWSER', 'CHROME_PATH']
/** Chromium's renderer without the windows of a browser. It runs the same pages with a sixth less processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...programs.flatMap((folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [])),
]

const howToGetOne =
  'No Chromium or Chrome was found: install one (Debian and Ubuntu: apt-get install chromium) or name its file in PORTICO_BROWSER.'

interface Preference {
  /** For what needs no window: takes a headless shell before a browser, and installs one where there is neither. */
  headlessShell?: boolean
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed({ headlessShell = false }: Preference): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const wanted = headlessShell ? [...shells, ...commands] : commands
  return [...wanted.flatMap((command) => onPath.map((folder) => join(folder, command))), ...places].find(isExecutable)
}

/** Installs Debian packages when this is Debian and we may; what went wrong is reported, not thrown. */
export function installOnDebian(...packages: string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

/** The Chromium or Chrome that the browser tests drive. @throws Error with a sentence on how to get one. */
export function findBrowser(preference: Preference = {}): string {
  for (const name of named) {
    const file = process.env[name]
    if (!file) continue
    if (isExecutable(file)) return file
    throw new Error(`${name} is ${file}, which does not exist.`)
  }
  const present = installed(preference)
  if (present) return present
  // Ubuntu has no package of the shell.
  for (const name of preference.headlessShell ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
    installOnDebian(name)
    const fresh = installed(preference)
    if (fresh) return fresh
  }
  throw new Error(howToGetOne)
}
