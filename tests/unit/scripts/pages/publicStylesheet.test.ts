import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePublicStylesheet } from '../../../../scripts/pages/publicStylesheet.ts'
import { publicScreens } from '../../../../src/rules/routes/publicScreens.ts'

/** A build whose chunks name these classes; a public screen that is not listed has an empty chunk. */
function buildOf(chunks: Record<string, { code: string; imports?: string[]; dynamicImports?: string[] }>) {
  const out = mkdtempSync(join(tmpdir(), 'portico-public-'))
  mkdirSync(join(out, 'assets'))
  const screens = Object.fromEntries([...publicScreens].map((name) => [`src/app/screens/${name}.tsx`, { code: '' }]))
  const manifest = Object.fromEntries(
    Object.entries({ ...screens, ...chunks }).map(([name, { code, ...links }], index) => {
      const file = `assets/${index}.js`
      writeFileSync(join(out, file), code)
      return [name, { file, ...links }]
    }),
  )
  return { out, manifest }
}

test('public pages have the rules of what they show, now or later, and none of another screen', () => {
  const { out, manifest } = buildOf({
    'index.html': {
      code: 'c("shell")',
      dynamicImports: ['src/app/screens/home.tsx', 'src/app/screens/signIn.tsx', 'src/ui/Search.tsx', 'mocks/page.ts'],
    },
    'src/app/screens/home.tsx': { code: 'c("hero rt-r-"+size)', imports: ['_shared.js'] },
    '_shared.js': { code: 'c("card")', dynamicImports: ['src/api/account/profile.ts'] },
    'src/ui/Search.tsx': { code: 'c("search")' },
    'src/app/screens/signIn.tsx': { code: 'c("field")', imports: ['_form.js'] },
    '_form.js': { code: 'c("form")' },
    'src/api/account/profile.ts': { code: 'c("profile")' },
    'mocks/page.ts': { code: 'c("bank")' },
  })
  const rule = (name: string) => `.${name}{top:0}`
  const own = [':root{--own:1;--unread:1}', ...['shell', 'hero', 'rt-r-size-2', 'card', 'search'].map(rule)]
  const css = [...own, ...['field', 'form', 'profile', 'bank'].map(rule)].join('')
  writeFileSync(join(out, 'assets/style-1.css'), css)
  writeFileSync(join(out, 'assets/viewer-1.css'), '.viewer{top:var(--own)}')
  const file = writePublicStylesheet(out, manifest, ['assets/style-1.css'])
  expect(file).toMatch(/^assets\/public-[\w-]{8}\.css$/)
  expect(readFileSync(join(out, file), 'utf8')).toBe(own.join('').replace(';--unread:1', ''))
})

test('a build without a public screen has no stylesheet for it', () => {
  const { out, manifest } = buildOf({ 'index.html': { code: '', imports: ['_lost.js'] } })
  expect(() => writePublicStylesheet(out, manifest, [])).toThrow('The build has no chunk for _lost.js')
})
