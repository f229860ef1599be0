import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSection } from '../../../src/rules/docs/sandboxPages.ts'
import { type DocsSample, docsSamples, nameOfPage } from '../../support/docsSamples.ts'
import { utf8Environment } from '../hosts/utf8Environment.ts'
import { openSampleBank } from '../sampleBank.ts'
import { orderedRuns, type SampleRun, sampleRuns, samplesNotRun } from './sampleRuns.ts'

const run = promisify(execFile)
const isThere = (command: string, ...parameters: string[]) => spawnSync(command, parameters).status === 0

/** Itself: a version manager's command takes three times as long to start it. */
const python = spawnSync('python3', ['-c', 'import sys, requests, cryptography; print(sys.executable)'], {
  encoding: 'utf8',
})

/** How each language is run, and what it needs; null if that is here. */
const languages: Record<string, { command: string; file: string; missing: string | null }> = {
  bash: {
    command: 'bash',
    file: 'sample.sh',
    missing:
      ['curl', 'jq'].every((tool) => isThere(tool, '--version')) && isThere('openssl', 'version')
        ? null
        : 'no curl, jq or openssl here',
  },
  javascript: { command: process.execPath, file: 'sample.mjs', missing: null },
  typescript: { command: process.execPath, file: 'sample.mjs', missing: null },
  python: {
    command: python.status === 0 ? python.stdout.trim() : 'python3',
    file: 'sample.py',
    missing: python.status === 0 ? null : 'no python3 with requests and cryptography here',
  },
  java: {
    command: 'java',
    file: 'Sample.java',
    missing: isThere('javac', '--version') && isThere('java', '--version') ? null : 'no javac and java here',
  },
}

/** The shell also makes the key pair of all samples. */
const noShell = languages.bash?.missing ?? null

/** `sandboxPages.test.ts` runs those. */
const ofSandbox = new Set(sandboxSection.pages.map(({ slug }) => nameOfPage(slug)))
const runnable = docsSamples.filter(({ language, page }) => language in languages && !ofSandbox.has(page))
const keyOf = ({ page, heading }: DocsSample) => `${page}#${heading}`
const isRun = ({ name }: DocsSample) => !(name in samplesNotRun)

/** TypeScript is run as JavaScript, and prints as it unless it stands alone. */
const runAs = (language: string) => (language === 'typescript' ? 'javascript' : language)
const printedIn = ({ prints }: SampleRun, language: string): unknown => prints[language] ?? prints[runAs(language)]

test('each sample in bash, JavaScript, TypeScript, Python and Java is run, or it is said why not', () => {
  const known = Object.entries({ ...sampleRuns, ...orderedRuns }).flatMap(([key, each]) =>
    Object.keys(languages)
      .filter((language) => printedIn(each, language) !== undefined)
      .map((language) => `${key} ${language}`),
  )
  expect(runnable.map(({ name }) => name).toSorted()).toEqual([...known, ...Object.keys(samplesNotRun)].toSorted())
})

const folder = mkdtempSync(join(tmpdir(), 'portico-samples-'))
const classes = join(folder, 'classes')
const keyFile = join(folder, 'private.pem')
// A sample may import a package.
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
let bank: Awaited<ReturnType<typeof openSampleBank>> | undefined

const callingOf = (sample: DocsSample): string =>
  ({ ...sampleRuns, ...orderedRuns })[keyOf(sample)]?.calling?.[runAs(sample.language)] ?? ''

/** All at once, which takes hardly longer than one: the files are named after their public classes. */
async function compileJava(): Promise<void> {
  const sources = join(folder, 'java')
  await mkdir(sources)
  const files = runnable
    .filter(({ language }) => language === 'java')
    .map(async (sample) => {
      const file = join(sources, `${/public class (\w+)/.exec(sample.code)?.[1]}.java`)
      await writeFile(file, `${sample.code}\n${callingOf(sample)}`)
      return file
    })
  await run('javac', ['-encoding', 'UTF-8', '-d', classes, ...(await Promise.all(files))])
}

/** The last class with a main method is what the sample runs. */
const mainClass = (code: string): string =>
  [...code.matchAll(/class (\w+) \{\s+public static void main/g)].at(-1)?.[1] ?? ''

const withoutTypes = (code: string): string =>
  ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext })

async function runSample({ language, code }: DocsSample, cwd: string, variables: Record<string, string> = {}) {
  const { command = '', file = '' } = languages[language] ?? {}
  const parameters = language === 'java' ? ['-cp', classes, '-XX:TieredStopAtLevel=1', mainClass(code)] : [file]
  if (language !== 'java') await writeFile(join(cwd, file), language === 'typescript' ? withoutTypes(code) : code)
  const { stdout } = await run(command, parameters, { cwd, env: { ...utf8Environment, ...variables } })
  return stdout.trim()
}

beforeAll(async () => {
  if (noShell !== null) return
  const keySample = docsSamples.find(({ name }) => name === 'authorization#rsa-keys bash')
  if (!keySample) throw new Error('No page makes a key pair')
  const publicKey = await runSample(keySample, folder)
  if (languages.java?.missing === null) await compileJava()
  bank = await openSampleBank({ privateKey: readFileSync(keyFile, 'utf8'), publicKey })
}, 60_000)
afterAll(async () => {
  await bank?.close()
  rmSync(folder, { recursive: true })
})

/** Java prints the status and the body as it came. */
function read(printed: string, language: string): unknown {
  const [, status, body = printed] = (language === 'java' && /^(\d{3}) (\{.*)$/s.exec(printed)) || []
  const value: unknown = body.startsWith('{') ? JSON.parse(body) : body
  return status === undefined ? value : [Number(status), value]
}

async function check(sample: DocsSample, sampleRun: SampleRun) {
  const { prepare, after } = sampleRun
  if (!bank) throw new Error('No bank is open')
  const application = await bank.application()
  const cwd = await mkdtemp(join(folder, 'sample-'))
  await cp(keyFile, join(cwd, 'private.pem'))
  const { 'body.json': body, ...variables } = (await prepare?.(application)) ?? {}
  if (body !== undefined) await writeFile(join(cwd, 'body.json'), body)
  const { oauthClientId: CLIENT_ID, oauthClientSecret: CLIENT_SECRET } = application
  const code = `${sample.code}\n${callingOf(sample)}`
  const printed = await runSample({ ...sample, code }, cwd, {
    BANK: bank.address,
    CLIENT_ID,
    CLIENT_SECRET,
    ...variables,
  })
  expect(read(printed, sample.language)).toEqual(printedIn(sampleRun, sample.language))
  await after?.(application)
}

/** The other languages say the same in the full suite. */
const usual = ['bash', 'javascript']

function describeRuns(runs: Readonly<Record<string, SampleRun>>) {
  for (const sample of runnable.filter(isRun)) {
    const each = runs[keyOf(sample)]
    if (!each) continue
    const missing = noShell ?? languages[sample.language]?.missing ?? null
    const tags = usual.includes(sample.language) ? [] : ['full']
    test(sample.name, { tags }, async (context) => {
      if (missing !== null) context.skip(missing)
      await check(sample, each)
    })
  }
}

describe.concurrent('a sample does what its page promises:', () => describeRuns(sampleRuns))
describe('a sample that moves the clock or money does what its page promises:', () => describeRuns(orderedRuns))
