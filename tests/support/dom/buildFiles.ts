import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { withoutModules } from './bundle.ts'
import type { Answer } from './routes.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
}

const read = new Map<string, Answer>()

/** A file of the build, as the server answers it. */
export function fileAt(build: string, pathname: string): Answer {
  const known = read.get(build + pathname)
  if (known) return known
  const exact = join(build, decodeURIComponent(pathname))
  const file = existsSync(exact) && statSync(exact).isDirectory() ? join(exact, 'index.html') : exact
  if (!existsSync(file))
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'There is nothing here.' }
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' }
  const text = readFileSync(file, 'utf8')
  const answer: Answer = { status: 200, headers, body: file.endsWith('.html') ? withoutModules(text) : text }
  read.set(build + pathname, answer)
  return answer
}
