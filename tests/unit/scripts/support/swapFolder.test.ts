import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '../../../../scripts/serve.ts'
import { stageFolder } from '../../../../scripts/support/swapFolder.ts'

const configuration = readFileSync('config/portal.json', 'utf8')

/** Versions differ in length, so that a mixture of two is seen. */
const text = (version: number) => `version ${version} `.repeat(2000 + version * 37)
const htmlOf = (version: number) => `<script>${version}</script>${text(version)}`

const hashOf = (version: number) => createHash('sha256').update(String(version)).digest('base64')

function writeBuild(folder: string, version: number) {
  const files = {
    'index.html': htmlOf(version),
    'index.html.gz': gzipSync(htmlOf(version)),
    '404.html': 'Not here',
    'logo.svg': text(version),
    'portal.json': configuration,
    [`assets/main-${version}.js`]: text(version),
    '.vite/pages.json': JSON.stringify([
      { pattern: '/', file: 'index.html' },
      { pattern: '*', file: '404.html' },
    ]),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

function build(version: number) {
  const staging = stageFolder(folder)
  writeBuild(staging.folder, version)
  staging.swap()
}

interface Answer {
  status: number
  body: Buffer
  policy: string | undefined
}

/** Fails when the connection is closed before the answer is complete. */
const ask = (url: string, encoding = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding }
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          policy: response.headers['content-security-policy']?.toString(),
        }),
      )
    }).on('error', reject)
  })

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'portico-swap-'))
  folder = join(parent, 'portal')
  onTestFinished(() => rmSync(parent, { recursive: true }))
})

async function served() {
  const portal = await serve(folder, 0)
  onTestFinished(() => portal.close())
  return portal.url
}

/** The version that the answer is, whole; undefined for anything else. */
function versionOf(content: string, of: (version: number) => string): number | undefined {
  const version = Number(/version (\d+)/.exec(content)?.[1])
  return content === of(version) ? version : undefined
}

const targets = (version: number) =>
  [
    ['/', '', htmlOf],
    ['/', 'gzip', htmlOf],
    ['/logo.svg', '', text],
    [`/assets/main-${version}.js`, '', text],
  ] as const

test('while builds are swapped, 1000 answers are one build each, complete, or a 404', async () => {
  build(1)
  const url = await served()
  const wrong: unknown[] = []
  const seen = new Set<number>()
  for (let version = 1; version <= 100; version++) {
    const answers = Array.from({ length: 10 }, async (_, index) => {
      const [path, encoding, of] = targets(version)[index % 4] ?? targets(version)[0]
      const { status, body, policy } = await ask(url + path, encoding)
      const content = (encoding === '' ? body : gunzipSync(body)).toString()
      const found = versionOf(content, of)
      if (found !== undefined) seen.add(found)
      const isGone = status === 404 && content === 'Not here' && path.startsWith('/assets')
      const isWhole = status === 200 && found !== undefined && (of !== htmlOf || policy?.includes(hashOf(found)))
      if (!isGone && !isWhole) wrong.push({ path, status, length: content.length, policy })
    })
    for (let ticks = version % 5; ticks > 0; ticks--) await setImmediate()
    build(version + 1)
    await Promise.all(answers)
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(50)
  expect(readdirSync(parent)).toEqual(['portal'])
})

test('a folder that is removed, file by file, still answers with the build that was in it', async () => {
  build(1)
  const url = await served()
  rmSync(join(folder, 'logo.svg'))
  expect((await ask(`${url}/logo.svg`)).status).toBe(404)
  rmSync(folder, { recursive: true })
  expect(versionOf((await ask(url)).body.toString(), htmlOf)).toBe(1)
  build(2)
  await vi.waitFor(async () => expect(versionOf((await ask(url)).body.toString(), htmlOf)).toBe(2))
})

test('a build that is copied into its place is taken when all of its pages are there', async () => {
  build(1)
  const url = await served()
  rmSync(join(folder, 'index.html'))
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify([{ pattern: '/', file: 'index.html' }]))
  expect(versionOf((await ask(url)).body.toString(), htmlOf)).toBe(1)
  writeBuild(folder, 2)
  await vi.waitFor(async () => expect(versionOf((await ask(url)).body.toString(), htmlOf)).toBe(2))
})

test('a build that fails leaves the old one, and nothing beside it', () => {
  build(1)
  const staging = stageFolder(folder)
  writeBuild(staging.folder, 2)
  staging.discard()
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(text(1))
  expect(readdirSync(parent)).toEqual(['portal'])
})

test('what a killed build has left is removed by the next one; a link to a folder stays one', () => {
  build(1)
  mkdirSync(join(parent, '.portal.new-999999999'))
  const link = join(parent, 'current')
  symlinkSync('portal', link)
  const staging = stageFolder(link)
  writeBuild(staging.folder, 2)
  staging.swap()
  expect(readlinkSync(link)).toBe('portal')
  expect(readFileSync(join(link, 'logo.svg'), 'utf8')).toBe(text(2))
  expect(readdirSync(parent).sort()).toEqual(['current', 'portal'])
})
