import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ensureBuilt } from '../support/built.ts'

const compressed = new Set(['.br', '.gz', '.png', '.woff2'])

/** Words that only the sandbox, its seed and msw contain; they are seen in the sandbox build, or this check says so. */
const marks = [
  'msw',
  'sandbox-captcha',
  '/sandbox/api',
  'sandbox-worker',
  '@example.',
  'indexedDB',
  'sandbox-dock',
  'sandboxDock',
  'sandbox-changes',
  'Sandbox developers',
  'docs/sandbox',
]

/** The sample of an email address in swagger-ui and in the reference, whoever is seeded: no account has it. */
const sampleAddress = /(?<=["'`])(?:user|\uc2e4\ub840)@example\.com(?=["'`])/g

/** The hash in the name of a built file can spell anything, a mark too. */
const fileHash = /(?<=-)[\w-]{8}(?=\.(?:js|css)\b)/g

function findMarks(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>(marks.map((mark) => [mark, []]))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (compressed.has(extname(name)) || extname(name) === '') continue
    const content = readFileSync(join(folder, name), 'utf8').replaceAll(sampleAddress, '').replaceAll(fileHash, '')
    for (const mark of marks) if (content.includes(mark)) found.get(mark)?.push(name)
  }
  return found
}

/** A production build holds not one byte of the sandbox. */
export async function productionContents(): Promise<string> {
  const portal = findMarks(await ensureBuilt('portal'))
  const wrong = [...portal].flatMap(([mark, files]) => files.map((file) => `production build: '${mark}' in ${file}`))
  for (const [mark, files] of findMarks(await ensureBuilt('sandbox')))
    if (files.length === 0) wrong.push(`'${mark}' is not in the sandbox build either: this check looks for nothing`)
  return wrong.join('\n')
}
