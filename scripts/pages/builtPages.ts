import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'regexparam'
import { hasKeyParameter } from '../../src/rules/routes/keyedRoutes.ts'
import { fileOfPath } from './services/serviceIds.ts'

/** One pre-rendered page as the build lists it in `.vite/pages.json`; `*` is the not-found page. */
export interface BuiltPage {
  pattern: string
  path: string
  file: string
  access: 'public' | 'protected' | 'signedOut'
  /** The page's own, without the portal's name. */
  title?: string
  description?: string
}

/** Where a page stands as Markdown, if it does. */
export const markdownFile = (path: string) => `${fileOfPath(path)}.md`

/** One path in any case, with a slash at its end or without. */
export const spellingsOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[^\w/%~-]/g, '[$&]').replace(/\/$/, '')}/?$`, 'i')

/** Which addresses a page answers, in any case; the address of one service is no pattern, whatever its ids are. */
export const addressesOf = ({ pattern, path }: BuiltPage): RegExp =>
  pattern === path ? spellingsOf(path) : parse(pattern).pattern

export const pagesFile = '.vite/pages.json'

/** @throws Error when the folder holds no complete build */
export function readPages(folder: string): BuiltPage[] {
  const file = join(folder, pagesFile)
  if (!existsSync(file)) throw new Error(`${folder} holds no build: \`npm run build\` makes one in dist/portal.`)
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltPage[]
}

/** What anybody may read at an address that holds no key. */
export const isOpen = ({ pattern, access }: BuiltPage) =>
  access !== 'protected' && pattern !== '*' && !hasKeyParameter(pattern)
