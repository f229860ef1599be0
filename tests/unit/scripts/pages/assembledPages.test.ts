import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble, type RenderedPage } from '../../../../scripts/pages/assemblePage.ts'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="preload" href="/portal.json" as="fetch" crossorigin="anonymous" />
    <!--head-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/style-1.css">
  </head>
  <body>
    <div id="portal"><!--app--></div>
  </body>
</html>
`

test('nothing but the rules of a page competes with its content, also those of a choice that a script in its head makes', async () => {
  const out = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  writeFileSync(
    join(out, 'style-1.css'),
    '.used{color:red}.unused{color:blue}.unused:hover{color:red}[data-sample=java] .used{color:green}',
  )
  const manifest = {
    'index.html': { file: 'assets/index-1.js', imports: ['_core.js'] },
    '_core.js': { file: 'assets/core-1.js' },
    'src/app/screens/docs.tsx': { file: 'assets/docs-1.js', imports: ['_core.js'] },
    'src/ui/docs/viewer/ServicePage.tsx': { file: 'assets/service-1.js' },
  }
  const page = {
    html: '<p class="used">$& unused</p>',
    head: '<title>Page</title>',
    screen: 'docs',
    rendered: { text: '</p>' },
  }
  expect(await assemble([page], { template, manifest, out, publicSheet: 'public-1.css' })).toEqual([
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Page</title>${[
      '<link rel="expect" href="#load-late" blocking="render"><script>',
      "setTimeout(()=>{document.querySelector('link[rel=expect]')?.remove();",
      'delete document.documentElement.dataset.firstFrame},1e3)</script>',
    ].join('')}
    <style>.used{color:red}[data-sample=java] .used{color:green}</style>
  </head>
  <body>
    <div id="portal"><p class="used">$& unused</p></div>
  ${[
    "<script>(()=>{let linked=document.getElementById(location.hash.slice(1).split('.')[0]);",
    "for(let each of[linked,linked?.previousElementSibling])if(each?.matches('.operation'))each.dataset.drawn=''})()</script>",
    '<template data-late><link rel="preload" href="/portal.json" as="fetch" crossorigin="anonymous" />',
    '<script type="module" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/core-1.js" />',
    '<link rel="modulepreload" crossorigin href="/assets/docs-1.js" />',
    '<link rel="modulepreload" crossorigin href="/assets/service-1.js" />',
    '<link id="rendered-page" rel="preload" as="fetch" crossorigin="anonymous" href="/assets/rendered-31c20da5.json" />',
    '<link rel="stylesheet" href="/public-1.css" data-whole="/style-1.css" /></template>',
    '<noscript><link rel="stylesheet" href="/public-1.css" data-whole="/style-1.css" /></noscript>',
    '<script id="load-late">(()=>{let late=document.querySelector(\'template[data-late]\'),load=()=>{',
    "for(let each of document.querySelectorAll('.field-link'))each.href='#'+each.closest('tr').id;late.replaceWith(late.content);",
    'delete document.documentElement.dataset.firstFrame};',
    'document.hidden?load():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(load)))})()</script>',
  ].join('')}</body>
</html>
`,
  ])
  expect(readFileSync(join(out, 'assets/rendered-31c20da5.json'), 'utf8')).toBe('{"text":"</p>"}')
})

const textPage = { html: '<article class="docs-article"></article>', head: '', screen: 'docs', rendered: null }

const listed = Array.from({ length: 30 }, () => '<section class="stack operation"></section>').join('')

const field = (href: string) =>
  `<tr id="get.200.body.a&amp;b"><th scope="row" style="--depth:0"><a class="field-link"${href} tabindex="0">`

const servicePage = {
  html: `${field(' href="#get.200.body.a&amp;b"')}${listed}`,
  head: '',
  screen: 'docs',
  rendered: {},
}

async function documentOf(page: RenderedPage): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  writeFileSync(join(out, 'style-1.css'), '')
  const manifest = {
    'index.html': { file: 'assets/index-1.js' },
    'src/app/screens/docs.tsx': { file: 'assets/docs-1.js' },
    'src/ui/docs/viewer/ServicePage.tsx': { file: 'assets/service-1.js' },
  }
  const [document = ''] = await assemble([page], { template, manifest, out, publicSheet: 'public-1.css' })
  return document
}

/** The scripts of a document, without those that are modules. */
async function scriptsOf(page: RenderedPage): Promise<string[]> {
  const document = await documentOf(page)
  return [...document.matchAll(/<script(?: id="load-late")?>(.*?)<\/script>/g)].map(([, script = '']) => script)
}

async function firstFrameOf(page: RenderedPage, visit: { hash: string; type: string; name?: string; height?: number }) {
  const { hash, type, name = hash, height } = visit
  const [, begin = ''] = await scriptsOf(page)
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const run = new Function('document', 'location', 'performance', 'innerHeight', begin)
  run({ documentElement: root }, { hash }, { getEntriesByType: () => [{ type, name }] }, height)
  return root.dataset
}

test.each([
  { hash: '', type: 'navigate', dataset: { firstFrame: '' } },
  { hash: '#errors', type: 'navigate', dataset: {} },
  { hash: '', type: 'navigate', name: '/docs/overview#:~:text=errors', dataset: {} },
  { hash: '', type: 'reload', dataset: {} },
  { hash: '', type: 'back_forward', dataset: {} },
])('the first frame of a page of text, opened with “$hash” by $type', async ({ dataset, ...visit }) => {
  expect(await firstFrameOf(textPage, visit)).toEqual(dataset)
  expect(await documentOf(textPage)).toContain('[data-first-frame] .docs-article>:nth-child(n+9){display:none}')
})

test.each([
  { hash: '', height: 930, dataset: { firstFrame: '' } },
  { hash: '', height: 931, dataset: {} },
  { hash: '#get', height: 930, dataset: {} },
])('the first frame of 30 operations in a window of $height px, opened with “$hash”', async ({ dataset, ...visit }) => {
  expect(await firstFrameOf(servicePage, { ...visit, type: 'navigate' })).toEqual(dataset)
  expect(await documentOf(servicePage)).toContain('<style>[data-first-frame] .operation-panes{display:none}</style>')
})

test('a field leads to its row, which its document does not say twice', async () => {
  expect(await documentOf(servicePage)).toContain(field(''))
  const load = (await scriptsOf(servicePage)).at(-1) ?? ''
  const link = { href: '', closest: (selector: string) => selector === 'tr' && { id: 'get.200.body.a&b' } }
  const document = {
    documentElement: { dataset: {} },
    hidden: true,
    querySelector: () => ({ replaceWith: () => {} }),
    querySelectorAll: (selector: string) => (selector === '.field-link' ? [link] : []),
  }
  new Function('document', load)(document)
  expect(link.href).toBe('#get.200.body.a&b')
})

test.each([
  { hidden: false, frames: ['frame', 'frame', 'timeout', 'late'] },
  { hidden: true, frames: ['late'] },
])('the rest of a page comes when its first frame is on screen, hidden: $hidden', async ({ hidden, frames }) => {
  const load = (await scriptsOf(textPage)).at(-1) ?? ''
  const happened: string[] = []
  const root = { dataset: { firstFrame: '' } }
  const later = (name: string) => (run: () => void) => {
    happened.push(name)
    run()
  }
  new Function('document', 'requestAnimationFrame', 'setTimeout', load)(
    {
      documentElement: root,
      hidden,
      querySelector: () => ({ content: 'late', replaceWith: (content: string) => happened.push(content) }),
    },
    later('frame'),
    later('timeout'),
  )
  expect(happened).toEqual(frames)
  expect(root.dataset).toEqual({})
})

test('what a link opens within a page of text is open before anything loads', async () => {
  const out = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  writeFileSync(join(out, 'style-1.css'), '')
  const manifest = {
    'index.html': { file: 'assets/index-1.js' },
    'src/app/screens/docs.tsx': { file: 'assets/docs-1.js' },
  }
  const page = { html: '<details id="event-a">A</details>', head: '', screen: 'docs', rendered: null }
  const [document = ''] = await assemble([page], { template, manifest, out, publicSheet: 'public-1.css' })
  const [, script = ''] = /<script>(.*?)<\/script><template data-late>/.exec(document) ?? []
  const details = { open: false, matches: (selector: string) => selector === 'details' }
  const getElementById = (id: string) => (id === 'event-a' ? details : null)
  const run = new Function('document', 'location', script)
  run({ getElementById }, { hash: '' })
  expect(details.open).toBe(false)
  run({ getElementById }, { hash: '#Event-A' })
  expect(details.open).toBe(true)
})

test('a page with a form has the whole stylesheet', async () => {
  const out = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  writeFileSync(join(out, 'style-1.css'), '.used{color:red}')
  const manifest = {
    'index.html': { file: 'assets/index-1.js' },
    'src/app/screens/signIn.tsx': { file: 'assets/signIn-1.js' },
  }
  const page = { html: '<p class="used">Sign in</p>', head: '', screen: 'signIn', rendered: null }
  const [document] = await assemble([page], { template, manifest, out, publicSheet: 'public-1.css' })
  expect(document?.match(/<link rel="stylesheet".*?>/g)).toEqual(['<link rel="stylesheet" href="/style-1.css" />'])
})
