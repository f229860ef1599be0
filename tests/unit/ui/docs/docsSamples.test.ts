import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

const folder = 'src/content/docs'
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)

describe.each(pages)('the samples of %s', (_name, page) => {
  const blocks = [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm)].map(([, language, code = '']) => ({
    language,
    code,
  }))
  const codeIn = (language: string) => blocks.filter((block) => block.language === language).map(({ code }) => code)

  test('are read by a shell, a JavaScript and a JSON parser', () => {
    for (const code of codeIn('bash')) execFileSync('bash', ['-n'], { input: code })
    for (const code of codeIn('javascript')) expect(parseAst(code).type).toBe('Program')
    for (const code of codeIn('json')) expect(typeof JSON.parse(code)).toBe('object')
  })
})
