import { type ExecFileException, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { isRecord } from '../../src/rules/problem.ts'

interface Ended {
  ok: boolean
  output: string
  errors: string
}

/** Runs a command in the folder, with nothing of ours in its environment. */
const runIn = (cwd: string, command: string, parameters: readonly string[]): Promise<Ended> =>
  new Promise((settle) => {
    const { PATH, HOME } = process.env
    const options = { cwd, env: { PATH, HOME }, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
    execFile(command, parameters, options, (error: ExecFileException | null, output, errors) =>
      settle({ ok: error === null, output, errors }),
    )
  })

const npm = async (cwd: string, ...parameters: string[]): Promise<void> => {
  const { ok, output, errors } = await runIn(cwd, 'npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error'])
  if (!ok) throw new Error(`npm ${parameters.join(' ')} failed: ${output}${errors}`)
}

const jestFiles = 'scripts/sandboxPackage/jest'

/** The packages of Jest, which are installed once for each lock file: no other command needs its 280. */
async function installedJest(): Promise<string> {
  const lock = readFileSync(join(jestFiles, 'package-lock.json'), 'utf8')
  const folder = resolve('.cache', `jest-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return join(folder, 'node_modules')
  const aside = `${folder}-${process.pid}`
  try {
    cpSync(jestFiles, aside, { recursive: true })
    await npm(aside, 'ci', '--ignore-scripts')
    renameSync(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return join(folder, 'node_modules')
}

const workers = 10
const timeout = 60_000

interface Runner {
  /** In the folder `examples`. */
  example: string
  /** The package of the runner; Node has its own. */
  name?: string
  /** What Node runs. */
  parameters: readonly string[]
  /** How many tests its report says have passed. */
  passed(report: string): unknown
}

const member = (report: string, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), JSON.parse(report))

const runners: readonly Runner[] = [
  {
    example: 'node-test/transfer.test.mjs',
    parameters: ['--test', `--test-concurrency=${workers}`, '--test-reporter=tap'],
    passed: (report) => Number(/^# pass (\d+)$/m.exec(report)?.[1]),
  },
  {
    example: 'vitest/transfer.test.ts',
    name: 'vitest',
    parameters: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--maxWorkers=${workers}`,
      `--testTimeout=${timeout}`,
      `--hookTimeout=${timeout}`,
      '--reporter=json',
    ],
    passed: (report) => member(report, 'numPassedTests'),
  },
  {
    example: 'jest/transfer.test.js',
    name: 'jest',
    parameters: [
      'node_modules/jest/bin/jest.js',
      '--rootDir=.',
      `--maxWorkers=${workers}`,
      `--testTimeout=${timeout}`,
      '--json',
    ],
    passed: (report) => member(report, 'numPassedTests'),
  },
  {
    example: 'playwright/signIn.spec.ts',
    name: '@playwright/test',
    parameters: [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--workers=${workers}`,
      `--timeout=${timeout}`,
      '--reporter=json',
    ],
    passed: (report) => member(report, 'stats', 'expected'),
  },
]

/** As many copies of the example as workers, so that each worker has tests. */
async function runExample(
  folder: string,
  { example, name, parameters, passed }: Runner,
  jest: string,
): Promise<string> {
  const project = join(folder, dirname(example))
  mkdirSync(project)
  const code = readFileSync(join(folder, 'node_modules/portico-sandbox/examples', example), 'utf8')
  const [kind] = /\.(?:test|spec)\.\w+$/.exec(example) ?? [extname(example)]
  for (let worker = 0; worker < workers; worker++)
    writeFileSync(join(project, `${basename(example, kind)}${worker}${kind}`), code)
  if (name !== undefined) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(name === 'jest' ? jest : resolve('node_modules'), name), link, 'junction')
  }
  const expected = workers * [...code.matchAll(/^test\(/gm)].length
  const { ok, output, errors } = await runIn(project, process.execPath, parameters)
  try {
    if (ok && passed(output) === expected) return ''
  } catch {}
  return `${example}: not all of ${expected} tests passed\n${output.slice(-4000)}${errors.slice(-4000)}`
}

/** A data folder needs a package that is not bundled: it is there where the tarball alone was installed. */
async function startWithData(folder: string): Promise<string> {
  const program = 'node_modules/portico-sandbox/portico-sandbox.js'
  const child = spawn(process.execPath, [program, '--port', '0', '--data', 'data'], { cwd: folder })
  let output = ''
  const ended = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      if (/http:\/\/\S+:\d+/.test(output)) child.kill('SIGTERM')
    })
  const [code] = await ended
  return code === 0 ? '' : `portico-sandbox --data: ${output}`
}

/**
 * The examples of the sandbox package, as an integrator has them: the tarball is installed in an empty folder, and each
 * runner takes its example there with ten workers at once. Answers with what failed.
 */
export async function packageExamples(): Promise<string> {
  const jest = await installedJest()
  const folder = mkdtempSync(join(tmpdir(), 'portico-examples-'))
  try {
    const packed = await runIn('.', process.execPath, ['scripts/packSandbox.mjs', '--out', folder])
    if (!packed.ok) return packed.output + packed.errors
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    await npm(folder, 'install', '--prefer-offline', packed.output.trim())
    const wrong = [await startWithData(folder)]
    for (const runner of runners) wrong.push(await runExample(folder, runner, jest))
    return wrong.filter(Boolean).join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
