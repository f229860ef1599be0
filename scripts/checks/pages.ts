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

const sizes = new Map<string, number>()
function brotliBytes(folder: string, file: string): number {
  const path = join(folder, file)
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length
  sizes.set(path, size)
  return size
}

/** What a browser asks for before a page is quiet: what the page names and everything its scripts import statically. */
export function firstLoad(folder: string, page: string): FirstLoad {
  const html = readFileSync(join(folder, page), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const others = new Set<string>()

  const takeScript = (file: string): void => {
    if (scripts.has(file)) return
    scripts.add(file)
    const chunk = byFile.get(file)
    for (const key of chunk?.imports ?? []) {
      const imported = manifest[key]
      if (imported) takeScript(imported.file)
    }
  }
  for (const { src, type } of tags(html, 'script')) if (src && type !== 'speculationrules') takeScript(src.slice(1))
  for (const { rel = '', href = '', as } of tags(html, 'link')) {
    if (!href.startsWith('/')) continue
    const file = href.slice(1)
    if (rel === 'modulepreload' || as === 'script') takeScript(file)
    else if (rel === 'stylesheet' || as === 'style') styles.add(file)
    else if (rel.includes('icon') || rel === 'preload' || rel === 'manifest') others.add(file)
  }
  for (const { src = '' } of tags(html, 'img')) if (src.startsWith('/')) others.add(src.slice(1))

  const sum = (files: Set<string>) => [...files].reduce((total, file) => total + brotliBytes(folder, file), 0)
  return {
    page,
    scripts: [...scripts],
    styles: [...styles],
    scriptBytes: sum(scripts),
    styleBytes: sum(styles),
    requests: 1 + scripts.size + styles.size + others.size,
  }
}
