import { execFile, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usage } from '../../../mocks/hosts/server/serverUsage.ts'
import { sandboxSection } from '../../../src/rules/docs/sandboxPages.ts'
import { settings } from '../../../src/rules/sandbox/settings.ts'
import { type DocsSample, docsSamples, nameOfPage } from '../../support/docsSamples.ts'
import { utf8Environment } from '../hosts/utf8Environment.ts'
import { openSampleBank } from '../sampleBank.ts'
import { requestOf } from '../services/bank.ts'

/** The pages on the sandbox: each is followed from top to bottom, with a bank of its own. */

type SampleBank = Awaited<ReturnType<typeof openSampleBank>>

const pages = sandboxSection.pages.map(({ slug }) => nameOfPage(slug))
const textOf = (page: string) => readFileSync(`src/content/docs/sandbox/${page}.mdx`, 'utf8')
const samplesOf = (page: string) => docsSamples.filter((sample) => sample.page === page)

const starts = 'tests/contract/hosts starts the server'
const notRun: Readonly<Record<string, string>> = {
  'sandbox#start-the-sandbox bash': starts,
  'sandbox#start-the-sandbox bash 2': starts,
  'sandbox#share-a-sandbox bash': starts,
  'sandbox#share-a-sandbox bash 2': starts,
  'sandboxTests#install bash': 'tests/contract/testing/sandboxPackage.test.ts packs it and runs the tests of the page',
  'sandbox#many-banks bash': 'tests/contract/documents/documentCommands.test.ts runs them as docs/sandbox.md has them',
}

/** Of calls that redirect or fail on purpose; all others are answered with 200. */
const otherStatuses: Readonly<Record<string, number>> = {
  'sandbox#sign-a-customer-in-without-a-browser bash 2': 303,
  'sandboxFaults#fail-one-call bash': 429,
  'sandboxFaults#fail-one-call bash 2': 503,
}

/** What must have happened before a command, which begins a new shell. */
const preparations: Readonly<Record<string, (bank: SampleBank) => Promise<unknown>>> = {
  async 'sandboxClockAndPhone#confirm-in-the-app bash 2'({ address, application }) {
    await fetch(`${address}/sandbox/api/clock`, { method: 'POST', body: '{"reset":true}' })
    const { ofCustomer, order } = await application()
    const { ACCESS_TOKEN } = await ofCustomer('5')
    const { context: _, ...transfer } = requestOf('money-transfers/fast-transfer', 'usual')
    return order(ACCESS_TOKEN, '/api/moneytransfers/v1/fast', { ...transfer, senderAccountNumber: '1010000051' })
  },
  'sandboxRequestsAndData#look-up-a-request bash': ({ address }) => fetch(`${address}/api/public/v1/deposits/rates`),
}

const documentedAddress = 'http://127.0.0.1:8787'

interface Result {
  output: string
  statuses: readonly number[]
}

/** Runs commands in one shell; of each what it prints, and the statuses of its calls. */
function runInShell(commands: readonly DocsSample[], address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-sandbox-pages-'))
  const script = [
    `set -e; curl() { command curl -w '%{stderr}status %{http_code}\\n' "$@"; }`,
    ...commands.map(({ code }) => `${code.replaceAll(documentedAddress, address)}\nprintf '\\f'; printf '\\f' >&2`),
  ].join('\n')
  return new Promise<Result[]>((resolve, reject) => {
    execFile('bash', ['-c', script], { cwd: folder, env: utf8Environment }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true })
      if (error) return reject(error)
      const answered = stderr.split('\f')
      const ofBlock = (index: number) => [...(answered[index] ?? '').matchAll(/^status (\d+)$/gm)]
      resolve(
        stdout
          .split('\f')
          .slice(0, -1)
          .map((output, index) => ({ output, statuses: ofBlock(index).map(([, status]) => Number(status)) })),
      )
    })
  })
}

async function follow(commands: readonly DocsSample[], bank: SampleBank): Promise<Result[]> {
  const [first, ...others] = commands
  if (!first) return []
  await preparations[first.name]?.(bank)
  const end = others.findIndex(({ name }) => name in preparations)
  const inShell = end < 0 ? others : others.slice(0, end)
  return [
    ...(await runInShell([first, ...inShell], bank.address)),
    ...(await follow(others.slice(inShell.length), bank)),
  ]
}

const differing = new Set(['txId', 'version'])
const comparable = (json: string): unknown =>
  JSON.parse(json, (key, value: unknown) => (differing.has(key) ? '' : value))

const canRun = ['bash', 'curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)

describe.skipIf(!canRun)('the commands and responses of', () => {
  test.each(pages)('%s', { meta: { slow: 'each command of the page starts curl' } }, async (page) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const bank = await openSampleBank({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    })
    try {
      const samples = samplesOf(page).filter(({ name, language }) => !(name in notRun) && language !== 'javascript')
      const commands = samples.filter(({ language }) => language === 'bash')
      const results = await follow(commands, bank)
      expect(results.map(({ statuses }, index) => [commands[index]?.name, ...new Set(statuses)])).toEqual(
        commands.map(({ name }) => [name, otherStatuses[name] ?? 200]),
      )
      const responses = samples.flatMap((sample, index) =>
        sample.language === 'bash' ? [] : [[sample, samples[index - 1]] as const],
      )
      for (const [{ name, code }, command] of responses) {
        const result = results[commands.findIndex((each) => each === command)]
        expect([name, comparable(code)]).toEqual([name, comparable(result?.output ?? '')])
      }
    } finally {
      await bank.close()
    }
  })
})

test('the page names every option of the server', () => {
  const named = Array.from(textOf('sandbox').matchAll(/^\| `(--[a-z-]+)/gm), ([, option]) => option)
  expect(named).toEqual(usage.match(/--[a-z-]+/g))
})

test('the page names settings that there are', () => {
  const rules = /^## Rules\n([\s\S]*?)^## /m.exec(textOf('sandbox'))?.[1] ?? ''
  const named = Array.from(rules.matchAll(/^\| `(\w+)`/gm), ([, setting = '']) => setting)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((setting) => !(setting in settings.schema))).toEqual([])
})
