import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utf8Environment } from '../hosts/utf8Environment.ts'
import { type ManyBanks, openManyBanks } from '../manyBanks.ts'

/** Commands in the documents that call the sandbox do what the documents say. */

const documents = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : []))]

const commands = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/^#{1,3} (.+)$|^```sh\n([\s\S]*?)^```$/gm)]
    .reduce<{ heading: string; found: [string, string][] }>(
      ({ heading, found }, [, title, script = '']) => ({
        heading: title ?? heading,
        found: /\bcurl\b/.test(script) ? [...found, [`${document}: ${heading}`, script]] : found,
      }),
      { heading: '', found: [] },
    )
    .found.map(([name, script]) => [name, script] as const),
)

/** The statuses of the answers, in their order. */
const expected: Readonly<Record<string, readonly number[]>> = {
  'README.md: Call the sandbox with curl': [200, 200, 200, 200, 200, 200, 200],
  'docs/sandbox.md: Many banks': [201, 200],
  'docs/sandbox.md: Files of the state': [200, 200],
  'docs/sandbox.md: Faults': [200, 429],
}

test('each block of commands that call has its statuses here', () => {
  expect(commands.map(([name]) => name)).toEqual(Object.keys(expected))
})

const otherJson: Readonly<Record<string, string>> = {
  'docs/sandbox.md {"tables": ["events", "mails"]}': 'tests/contract/control/changes.test.ts reads the stream',
  'docs/sandbox.md {"status":"failing","checks":{"server":"ok","storage":"no response","jobs":"unknown"}}':
    'tests/contract/hosts/monitoring/watchedPostgres.test.ts',
  'docs/sandbox.md {"status":"ok"}': 'tests/contract/hosts/pages/hostPages.test.ts asks for it',
  'docs/sandbox.md {"name": "Payday"}': 'tests/contract/hosts/banks/banks.test.ts starts banks from snapshots',
  'docs/sandbox.md {"bank": "team-b", "name": "Payday"}':
    'tests/contract/hosts/banks/banks.test.ts starts banks from snapshots',
  'README.md {"api": …, "login": …}': 'a setting of portal.json',
}

test('a document shows JSON in commands, in the table of control calls, and where a test is named here', () => {
  const shown = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replace(/^## Control calls\n[\s\S]*?^## /m, '')
    const fences = Array.from(text.matchAll(/^```(?:json|http)\b.*$/gm), ([fence]) => fence)
    const inline = Array.from(text.matchAll(/`(\{\s*"[^`]*)`/g), ([, json = '']) => json)
    return [...fences, ...inline].map((each) => `${document} ${each}`)
  })
  expect(shown.toSorted()).toEqual(Object.keys(otherJson).toSorted())
})

const canRun = ['bash', 'curl'].every((tool) => spawnSync(tool, ['--version']).status === 0)
const documentedAddress = 'http://127.0.0.1:8787'

describe.skipIf(!canRun)('the commands of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-commands-'))
  let server: ManyBanks
  beforeAll(async () => {
    server = await openManyBanks()
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const run = (script: string) =>
    new Promise<{ code: unknown; statuses: number[] }>((resolve) => {
      const withStatus = `curl() { command curl -w '%{stderr}status %{http_code}\\n' "$@"; }\n`
      const own = script.replaceAll(documentedAddress, server.url)
      execFile('bash', ['-c', withStatus + own], { cwd: folder, env: utf8Environment }, (error, _, stderr) =>
        resolve({
          code: error?.code ?? 0,
          statuses: Array.from(stderr.matchAll(/^status (\d+)$/gm), ([, status]) => Number(status)),
        }),
      )
    })

  test.each(commands)('%s', async (name, script) => {
    expect(script).toContain(documentedAddress)
    expect(await run(script)).toEqual({ code: 0, statuses: expected[name] })
  })
})
