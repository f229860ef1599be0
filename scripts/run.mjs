// Runs every npm script but the sandbox: `node scripts/run.mjs [--omit=dev] <file.ts | command> [arguments]` installs
// what is missing, as npm does with that option, then hands over. Only Node's own modules here: on a fresh clone nothing
// else exists yet.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

process.chdir(root)
const omitsDev = process.argv[2] === '--omit=dev'
if (omitsDev) process.argv.splice(2, 1)
ensureInstalled({ omitsDev })

const [target, ...parameters] = process.argv.slice(2)
if (target.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api')
  register()
  process.argv.splice(1, 2, resolve(target))
  await import(pathToFileURL(resolve(target)).href)
} else {
  const child = spawn(join('node_modules', '.bin', target), parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
