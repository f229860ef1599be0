import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from './support/options.ts'

/** The model tests with their report; `--update` rewrites the golden files, a name runs only the tests that have it. */
const { values, positionals: names } = readArguments({ update: { type: 'boolean', default: false } })
const parameters = [
  'run',
  ...(names.length > 0 ? names : ['tests/model']),
  '--reporter=default',
  '--reporter=tests/support/model/modelReport.ts',
  ...(values.update ? ['--update'] : []),
]
const child = spawn(join('node_modules', '.bin', 'vitest'), parameters, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
