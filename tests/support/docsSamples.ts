import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PageSlug } from '../../src/rules/docs/docs.ts'
import { pageFile } from '../../src/rules/docs/pageFile.ts'

/** A code block of a documentation page. */
export interface DocsSample {
  /** `page#heading language`, and a number from the second of the same language on. */
  name: string
  page: string
  /** The slug of the heading above it; empty above the first. */
  heading: string
  language: string
  code: string
}

const folder = 'src/content/docs'

/** As its file is called, without the ending. */
export const nameOfPage = (slug: PageSlug): string => basename(pageFile(slug), '.mdx')

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')

function samplesIn(file: string): DocsSample[] {
  const page = basename(file, '.mdx')
  const text = readFileSync(join(folder, file), 'utf8')
  const seen = new Map<string, number>()
  let heading = ''
  return [...text.matchAll(/^#{2,3} (.+)$|^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm)].flatMap(
    ([, title, language, code]) => {
      if (title !== undefined) heading = slugOf(title)
      if (language === undefined || code === undefined) return []
      const name = `${page}#${heading} ${language}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return [{ name: count === 1 ? name : `${name} ${count}`, page, heading, language, code }]
    },
  )
}

/** Every code block of the documentation, page by page. */
export const docsSamples: readonly DocsSample[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap(samplesIn)
