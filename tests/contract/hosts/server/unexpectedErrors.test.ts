import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createNodeHost } from '../../../../mocks/hosts/server/nodeHost.ts'
import { withRequest } from '../../../../mocks/hosts/server/uncaughtErrors.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import { operations, sandboxParts } from '../../../../mocks/sandbox.ts'

const preload = pathToFileURL(resolve('tests/support/plantErrors.mjs')).href

interface Running {
  child: ChildProcess
  url: string
  errors(): string
}

async function start(parameters: string[]): Promise<Running> {
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, NODE_OPTIONS: `--import ${preload}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stdout?.on('data', (part) => (output += part))
  child.stderr?.on('data', (part) => (errors += part))
  await vi.waitFor(() => expect(output + errors).toMatch(/http:\/\/\S+:\d+/), 30_000)
  return { child, url: /http:\/\/[^\s,]+:\d+/.exec(output)?.[0] ?? '', errors: () => errors }
}

function portalFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-errors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify([{ pattern: '*', file: '404.html' }]))
  writeFileSync(join(folder, '404.html'), 'Not here')
  writeFileSync(join(folder, 'portal.json'), readFileSync('config/portal.json'))
  return folder
}

test.each([
  ['the sandbox server', () => ['scripts/sandbox.mjs', '--port', '0']],
  ['the host of the portal', () => ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--dir', portalFolder()]],
])(
  '%s survives what a request throws, and logs it with the id of the request',
  async (_, parameters) => {
    const { child, url, errors } = await start(parameters())
    const thrown = await fetch(`${url}/planted-throw?secret=1`)
    expect([thrown.status, await thrown.text()]).toEqual([500, expect.stringContaining('planted at once')])
    const id = thrown.headers.get('x-request-id')
    expect(errors()).toContain(`Request ${id} (GET /planted-throw): Error: planted at once`)
    for (const [path, where] of [
      ['/planted-timer', 'in a timer'],
      ['/planted-promise', 'in a promise'],
    ] as const) {
      expect((await fetch(url + path)).status).toBe(404)
      const line = new RegExp(`^(Request \\S{36} \\(GET ${path}\\)|Outside of a request): Error: planted ${where}`, 'm')
      await vi.waitFor(() => expect(errors()).toMatch(line))
    }
    expect((await fetch(`${url}/portal.json`)).status).toBeLessThan(500)
    expect(child.exitCode).toBe(null)
    expect(errors()).not.toContain('secret')
  },
  60_000,
)

test('a call whose operation fails unexpectedly is answered and reported with the id of its request', async () => {
  const [operation] = operations.filter(({ id }) => id === 'listCountries' || id === 'registerUser' || id === 'logout')
  if (!operation) throw new Error('No operation')
  const said: string[] = []
  const broken = { ...operation, respond: () => Promise.reject(new TypeError('planted')) }
  const kernel = createKernel({
    ...sandboxParts(),
    operations: [broken],
    report: (line) => said.push(withRequest(line)),
  })
  const server = createNodeHost(kernel).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const response = await fetch(`http://127.0.0.1:${port}${operation.path}`, {
    method: operation.method.toUpperCase(),
    ...(operation.method !== 'get' && { body: '{}' }),
  })
  expect(response.status).toBe(500)
  const id = response.headers.get('x-request-id')
  const method = operation.method.toUpperCase()
  expect(said).toEqual([
    expect.stringContaining(
      `Request ${id} (${method} ${operation.path}): Unexpected error, its changes are dropped: TypeError: planted`,
    ),
  ])
})

test('a sandbox whose data folder was removed ends and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lost-'))
  const { child, url, errors } = await start(['scripts/sandbox.mjs', '--port', '0', '--data', folder])
  await fetch(`${url}/sandbox/api/clock`, { method: 'POST', body: '{"advance":0}' })
  rmSync(folder, { recursive: true })
  const exited = once(child, 'exit')
  await fetch(`${url}/sandbox/api/clock`, { method: 'POST', body: '{"advance":1000}' }).catch(() => undefined)
  expect(await exited).toEqual([1, null])
  expect(errors()).toContain(
    `The sandbox stops: ${folder} was removed or replaced while it was in use, so nothing more is saved in it\n`,
  )
}, 60_000)

test('a connection to the database that is lost while a call runs leaves open whether it was carried out', async () => {
  const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const server = createNodeHost({ respond: () => Promise.reject(error) }, undefined, { reportFailure: () => undefined })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`)
  expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
    503,
    '2',
    {
      header: {
        status: 'ERROR',
        statusCode: 503,
        message: 'The database does not answer at the moment. Check whether the call was carried out',
      },
    },
  ])
})
