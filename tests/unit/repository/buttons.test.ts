import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = (ending: string) =>
  readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, code: readFileSync(join('src/ui', name), 'utf8') }))

/** The size of every button by file; a tag ends at a `>` that no arrow function has. */
const sizes = files('.tsx').flatMap(({ name, code }) =>
  [...code.matchAll(/<Button\b((?:=>|[^>])*)>/g)].map(([, attributes = '']) => ({
    name,
    size: /\bsize=(?:"(\d)"|\{)/.exec(attributes)?.[1] ?? (attributes.includes('size={') ? 'computed' : 'default'),
  })),
)
const filesOf = (size: string) => [...new Set(sizes.filter((each) => each.size === size).map(({ name }) => name))]

const outside = (names: readonly string[], folders: readonly string[]) =>
  names.filter((name) => !folders.some((folder) => name.startsWith(folder)))

test('buttons have the size of what they act on (src/ui/kit/kit.css)', () => {
  expect(sizes.length).toBeGreaterThan(120)
  expect(new Set(sizes.map(({ size }) => size))).toEqual(new Set(['1', 'default', '3', '4']))
  expect(outside(filesOf('1'), ['sandbox/SandboxStrip.tsx', 'sandbox/dock/', 'sandbox/stateMachines/'])).toEqual([])
  expect(outside(filesOf('4'), ['CtaBanner.tsx', 'home/'])).toEqual([])
  expect(
    filesOf('3').filter((name) => /Dialog\.tsx$|^(?:sandbox|search|docs\/(?:definition|tryItOut))\//.test(name)),
  ).toEqual([])
})

/** What a stylesheet says of a button's height, by selector; a media query around it does not matter. */
const heights = files('.css').flatMap(({ code }) =>
  [...code.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', rules = '']) => {
      const height = /(?:^|[\s;])(?:min-)?height: (\d+)px/.exec(rules)?.[1]
      const isOfButton = (selector: string) =>
        /(?:rt-Button|[ >]button|\.submit|\.account-link|\.hero-\w+ary|-banner-button)$/.test(selector)
      return selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => height !== undefined && isOfButton(selector))
        .map((selector) => `${selector}: ${height}`)
    },
  ),
)

/** Tabs, rows that unfold and the tools of a drawing: `button` elements that are no buttons of the design. */
const otherControls = [
  '.chart-zoom button: 32',
  '.dock-head .workbench-rail button: 32',
  '.docs-toc button: 44',
  '.faq-question button: 60',
  '.language-choice button: 32',
  '.language-choice button: 34',
]

test('stylesheets give a height to buttons beside fields only, that of the field, and to those of the header', () => {
  const [field] = files('kit/forms/forms.css').map(
    ({ code }) => /\.field :is\(.*\n {2}min-height: (\d+)px/.exec(code)?.[1],
  )
  expect(field).toBe('46')
  const others = heights.filter((each) => !each.endsWith(`: ${field}`))
  expect(others.toSorted()).toEqual(['.account-link: 36', ...otherControls])
})

/** Of the specification, word for word (000 sections 3 and 4, 001 section 3). */
const quoted = new Set([
  ...['COUNTRY', 'LOG IN', 'PASSWORD', 'SAVE CHANGES', 'SEND', 'SHOW LESS', 'SHOW MORE', 'SIGN IN', 'SIGN UP'],
  ...['UPDATE PASSWORD', 'YOUR EMAIL', 'YOUR PHONE NUMBER', 'STILL NEED HELP?'],
])

test('no text is in capitals but those that the specification has in capitals', () => {
  const texts = files('exts.ts').flatMap(({ code }) =>
    [...code.matchAll(/: '([A-Z][A-Z ?]{3,})'/g)].map(([, text = '']) => text),
  )
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !quoted.has(text) && !['JSON', 'YAML'].includes(text))).toEqual([])
})
