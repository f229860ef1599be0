import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The model tests with their report; `--update` rewrites the golden files, a name runs only the tests that have it. */
const [names, options] = [false, true].map((wanted) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('-') === wanted),
)
const parameters = [
  'run',
  ...(names?.length ? names : ['tests/model']),
  '--reporter=default',
  '--reporter=tests/support/model/modelReport.ts',
]
const child = spawn(join('node_modules', '.bin', 'vitest'), [...parameters, ...(options ?? [])], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
