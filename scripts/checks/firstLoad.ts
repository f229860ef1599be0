import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

export interface FirstLoad {
  page: string
  scripts: string[]
  styles: string[]
  scriptBytes: number
  styleBytes: number
  requests: number
}

const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  )

/** The same text with hashes that its files keep: others make it up to 170 bytes longer or shorter with brotli. */
export function withFixedHashes(text: string): string {
  const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)
  return text.replaceAll(/\b([\w.]+)-[\w-]{8}\.(js|css)\b/g, (_, name, type) => `${name}-${hashOf(name)}.${type}`)
}

const sizes = new Map<string, number>()
function brotliBytes(folder: string, file: string): number {
  const path = join(folder, file)
  const size = sizes.get(path) ?? brotliCompressSync(withFixedHashes(readFileSync(path, 'utf8'))).length
  sizes.set(path, size)
  return size
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

const sumOf = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + brotliBytes(folder, file), 0)

/** The chunks with everything that they import statically. */
function closureOf(manifest: Manifest, files: readonly string[]): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const scripts = new Set<string>()
  const take = (file: string): void => {
    if (scripts.has(file)) return
    scripts.add(file)
    for (const key of byFile.get(file)?.imports ?? []) {
      const imported = manifest[key]
      if (imported) take(imported.file)
    }
  }
  for (const file of files) take(file)
  return scripts
}

/** What a browser asks for before a page is quiet: what the page names and everything its scripts import statically. */
export function firstLoad(folder: string, page: string): FirstLoad {
  const html = readFileSync(join(folder, page), 'utf8')
  const named: string[] = []
  const styles = new Set<string>()
  const others = new Set<string>()

  for (const { src, type } of tags(html, 'script')) if (src && type !== 'speculationrules') named.push(src.slice(1))
  for (const { rel = '', href = '', as } of tags(html, 'link')) {
    if (!href.startsWith('/')) continue
    const file = href.slice(1)
    if (rel === 'modulepreload' || as === 'script') named.push(file)
    else if (rel === 'stylesheet' || as === 'style') styles.add(file)
    else if (rel.includes('icon') || rel === 'preload' || rel === 'manifest') others.add(file)
  }
  for (const { src = '' } of tags(html, 'img')) if (src.startsWith('/')) others.add(src.slice(1))

  const scripts = closureOf(manifestOf(folder), named)
  return {
    page,
    scripts: [...scripts],
    styles: [...styles],
    scriptBytes: sumOf(folder, scripts),
    styleBytes: sumOf(folder, styles),
    requests: 1 + scripts.size + styles.size + others.size,
  }
}

/** What a screen asks for beyond a page that shows another one. */
export function screenLoad(folder: string, screen: string, page: string): Pick<FirstLoad, 'scriptBytes' | 'requests'> {
  const manifest = manifestOf(folder)
  const file = manifest[`src/app/screens/${screen}.tsx`]?.file
  if (file === undefined) throw new Error(`The build has no chunk for the screen ${screen}`)
  const present = new Set(firstLoad(folder, page).scripts)
  const further = [...closureOf(manifest, [file])].filter((each) => !present.has(each))
  return { scriptBytes: sumOf(folder, further), requests: further.length }
}
