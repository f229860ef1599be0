import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listedPackages } from '../../../../scripts/checks/licences.ts'
import { licencesPlugin, notedStyles } from '../../../../scripts/licences/licencesPlugin.ts'
import { missingTexts } from '../../../../scripts/licences/missingTexts.ts'
import { thirdPartyLicences } from '../../../../scripts/licences/thirdPartyLicences.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'portico-licences-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const manifest = (name: string, version: string, license: unknown = 'MIT') => ({ name, version, license })

const notices = (modules: string[], table: typeof missingTexts = {}) => {
  const [list = '', ...sections] = thirdPartyLicences(modules, { root, table }).split(`\n\n${'='.repeat(80)}\n\n`)
  return { packages: list.split('\n\n').slice(2).join('\n\n').split('\n'), sections }
}

test('every package of a bundle is listed, and every text once, whatever the order of the modules', () => {
  write({
    'node_modules/plain/package.json': manifest('plain', '1.0.0'),
    'node_modules/plain/LICENSE': 'MIT of one\r\n\r\nholder  \r\n',
    'node_modules/@scope/part/package.json': manifest('@scope/part', '2.0.0'),
    'node_modules/@scope/part/licence.md': '\n\nMIT of one\n\nholder\n',
    'node_modules/apache/package.json': manifest('apache', '3.0.0', 'Apache-2.0'),
    'node_modules/apache/COPYING.txt': 'Apache',
    'node_modules/apache/NOTICE': 'Made by many',
    'node_modules/apache/licenses/LICENSE-inner': 'Of a part',
    'node_modules/apache/notice.js': 'export {}',
    'node_modules/apache/node_modules/plain/package.json': manifest('plain', '0.9.0', { type: 'ISC' }),
    'node_modules/apache/node_modules/plain/UNLICENSE': 'Older',
    'node_modules/unused/package.json': manifest('unused', '1.0.0'),
  })
  const modules = [
    join(root, 'node_modules/plain/index.js?v=1'),
    join(root, 'node_modules/plain/other.js'),
    join(root, 'node_modules/@scope/part/styles/part.css'),
    'node_modules/apache/dist/esm/index.js',
    'node_modules/apache/node_modules/plain/index.js',
    join(root, 'src/main.tsx'),
    'mocks/hosts/server.ts',
    '\0virtual:search-index',
  ]
  const expected = {
    packages: ['@scope/part 2.0.0 (MIT)', 'apache 3.0.0 (Apache-2.0)', 'plain 0.9.0 (ISC)', 'plain 1.0.0 (MIT)'],
    sections: [
      '@scope/part 2.0.0 (MIT)\nplain 1.0.0 (MIT)\n\nMIT of one\n\nholder',
      'apache 3.0.0 (Apache-2.0)\n\nApache',
      'apache 3.0.0 (Apache-2.0)\n\nMade by many',
      'apache 3.0.0 (Apache-2.0)\n\nOf a part',
      'plain 0.9.0 (ISC)\n\nOlder\n',
    ],
  }
  expect(notices(modules)).toEqual(expected)
  expect(notices(modules.reverse())).toEqual(expected)
})

test('what a package carries inside its files is listed too, by source map and by comment', () => {
  write({
    'node_modules/carrier/package.json': manifest('carrier', '1.0.0'),
    'node_modules/carrier/LICENSE': 'Of the carrier',
    'node_modules/carrier/all.js': [
      '// node_modules/.pnpm/cookie@1.1.1/node_modules/cookie/dist/index.js',
      '//#region node_modules/@scope/part/index.mjs',
      'export const words = "// node_modules/none/index.js"',
    ].join('\n'),
    'node_modules/carrier/all.js.map': {
      sources: [null, '../src/own.ts', 'webpack://carrier/./node_modules/events/events.js'],
    },
    'node_modules/cookie/package.json': manifest('cookie', '9.9.9'),
    'node_modules/cookie/LICENSE': 'Of the cookie',
    'node_modules/carrier/node_modules/@scope/part/package.json': manifest('@scope/part', '2.0.0'),
    'node_modules/carrier/node_modules/@scope/part/LICENSE': 'Of the part',
    // For development only, in another version than the one that is carried.
    'node_modules/events/package.json': manifest('events', '1.0.0'),
    'node_modules/events/LICENSE': 'Of an earlier version',
  })
  const events = { licence: 'MIT', copyright: 'Copyright (c) Somebody', reason: 'carried', source: 'its page' } as const
  const { packages, sections } = notices(['node_modules/carrier/all.js'], { events })
  expect(packages).toEqual([
    '@scope/part (MIT), inside carrier',
    'carrier 1.0.0 (MIT)',
    'cookie 1.1.1 (MIT), inside carrier',
    'events (MIT), inside carrier',
  ])
  expect(sections.map((section) => section.slice(0, 90))).toEqual([
    '@scope/part (MIT), inside carrier\n\nOf the part',
    'carrier 1.0.0 (MIT)\n\nOf the carrier',
    'cookie 1.1.1 (MIT), inside carrier\n\nOf the cookie',
    expect.stringMatching(/^events \(MIT\), inside carrier\n\nMIT License\n\nCopyright \(c\) Somebody\n\nPermission/),
  ])
})

const failure = (modules: string[], table: typeof missingTexts = {}): string => {
  try {
    return thirdPartyLicences(modules, { root, table })
  } catch (error) {
    return (error as Error).message
  }
}

test('a package without a licence text fails the build, and the message names it and where its text belongs', () => {
  write({
    'node_modules/bare/package.json': manifest('bare', '1.0.0'),
    'node_modules/bare/LICENSE': ' \n',
    'node_modules/silent/package.json': { name: 'silent', version: '0.2.2' },
    'node_modules/silent/index.js': '// node_modules/inner/index.js',
    'node_modules/fine/package.json': manifest('fine', '1.0.0'),
    'node_modules/fine/LICENSE': 'Fine',
  })
  expect(failure(['silent', 'bare', 'fine'].map((name) => `node_modules/${name}/index.js`))).toBe(
    [
      'Third-party licences are incomplete:',
      'bare 1.0.0 (MIT) ships no licence text.',
      'inner (licence unknown, carried by silent) ships no licence text.',
      'silent 0.2.2 (licence unknown) ships no licence text.',
      "What is distributed must have the licence texts of what is in it: look up the licence and its holder in the package's repository, and add or correct the entry in scripts/licences/missingTexts.ts.",
    ].join('\n'),
  )
})

test('an entry of the table is refused when its package says another licence, or brings its text by now', () => {
  write({
    'node_modules/changed/package.json': manifest('changed', '2.0.0', 'BUSL-1.1'),
    'node_modules/grown/package.json': manifest('grown', '3.0.0'),
    'node_modules/grown/LICENSE': 'Here it is',
    'node_modules/both/package.json': manifest('both', '2.0.0'),
    'node_modules/both/LICENSE': 'Of two',
    'node_modules/x/node_modules/both/package.json': manifest('both', '1.0.0', 'ISC'),
  })
  const entry = { licence: 'MIT', copyright: 'Copyright (c) Somebody', reason: 'unpublished', source: 'x' } as const
  const table = { changed: entry, grown: entry, both: { ...entry, licence: 'ISC' as const }, absent: entry }
  const modules = ['changed', 'grown', 'both', 'x/node_modules/both'].map((name) => `node_modules/${name}/index.js`)
  expect(failure(modules, table).split('\n').slice(1, -1)).toEqual([
    'changed 2.0.0 is under BUSL-1.1, its entry says MIT.',
    'grown now ships its licence text: remove its entry.',
  ])
})

test('a module of unknown origin fails the build, and one of a bundler has the bundler’s licence', () => {
  const maker = 'name it in scripts/licences/bundledPackages.ts.'
  for (const [id, shown] of [
    ['\0other:module', '"\\u0000other:module"'],
    [join(dirname(root), 'elsewhere/index.js'), JSON.stringify(join(dirname(root), 'elsewhere/index.js'))],
  ] as const)
    expect(failure([id])).toBe(`The package of the module ${shown} is unknown: ${maker}`)
  write({
    'node_modules/vite/node_modules/rolldown/package.json': manifest('rolldown', '1.0.0'),
    'node_modules/vite/node_modules/rolldown/LICENSE': 'Of rolldown',
    'node_modules/esbuild/package.json': manifest('esbuild', '0.1.0'),
    'node_modules/esbuild/LICENSE.md': 'Of esbuild',
  })
  expect(notices(['\0rolldown/runtime.js', '<runtime>', '__vite-browser-external']).packages).toEqual([
    'esbuild 0.1.0 (MIT)',
    'rolldown 1.0.0 (MIT)',
  ])
})

test('each entry of the table says why it is there, and whose the text is where its licence asks for that', () => {
  for (const [name, { licence, copyright, reason, source }] of Object.entries(missingTexts))
    expect({ name, named: copyright !== undefined, reason, source }).toEqual({
      name,
      named: licence !== 'Unlicense',
      reason: expect.stringMatching(/\w/),
      source: expect.stringMatching(/\w/),
    })
})

test('a build writes the notices of its chunks, of the styles that its styles import, and of what is bundled beside', async () => {
  const licensed = (name: string) => ({
    [`node_modules/${name}/package.json`]: { ...manifest(name, '1.0.0'), main: 'index.js', type: 'module' },
    [`node_modules/${name}/LICENSE`]: `Of ${name}`,
  })
  write({
    ...licensed('used'),
    'node_modules/used/index.js': 'export const used = () => document.title',
    ...licensed('shaken'),
    'node_modules/shaken/package.json': { ...manifest('shaken', '1.0.0'), main: 'index.js', sideEffects: false },
    'node_modules/shaken/index.js': 'export const shaken = () => document.title',
    ...licensed('styled'),
    'node_modules/styled/all.css': '.styled { color: red }',
    ...licensed('inner'),
    'src/main.js': "import { used } from 'used'\nimport { shaken } from 'shaken'\nimport './main.css'\nused()",
    'src/main.css': '@import "styled/all.css";\n.own { color: blue }',
  })
  const besideModules = new Set([join(root, 'node_modules/inner/index.js')])
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licencesPlugin(besideModules)],
    css: { postcss: { plugins: [notedStyles(besideModules)] } },
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, 'src/main.js') } },
  })
  const outputs = 'output' in result ? result.output : []
  const [notice] = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName === 'third-party-licences.txt' ? [String(file.source)] : [],
  )
  expect(listedPackages(notice ?? '')).toEqual(['inner', 'styled', 'used'].map((name) => ({ name, version: '1.0.0' })))
})

test('a development server serves the notices of what it has bundled and served', async () => {
  const installed = (name: string) => ({
    [`node_modules/${name}/package.json`]: { ...manifest(name, '1.0.0'), main: 'index.js', type: 'module' },
    [`node_modules/${name}/LICENSE`]: `Of ${name}`,
  })
  write({
    ...installed('bundled'),
    'node_modules/bundled/index.js': "export { inner } from 'inner'\nexport const bundled = () => document.title",
    ...installed('inner'),
    'node_modules/inner/index.js': 'export const inner = 1',
    ...installed('served'),
    'node_modules/served/index.js': 'export const served = 1',
    ...installed('unused'),
    'node_modules/unused/index.js': 'export const unused = 1',
    'src/main.js': "import { bundled } from 'bundled'\nimport { served } from 'served'\nbundled(served)",
  })
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licencesPlugin(new Set())],
    optimizeDeps: { include: ['bundled'], exclude: ['served'], noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  })
  try {
    await server.listen()
    await server.environments.client.warmupRequest('/src/main.js')
    const [address] = server.resolvedUrls?.local ?? []
    const notice = await fetch(new URL('/third-party-licences.txt', address))
    expect(listedPackages(await notice.text())).toEqual(
      ['bundled', 'inner', 'served'].map((name) => ({ name, version: '1.0.0' })),
    )
  } finally {
    await server.close()
  }
})
