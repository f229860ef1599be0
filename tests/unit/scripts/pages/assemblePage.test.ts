import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '../../../../scripts/pages/assemblePage.ts'
import { beginHome, drawLinked, endFirstFrame } from '../../../../scripts/pages/firstFrame.ts'

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

const rowOf = (href: string) =>
  `<tr id="get.200.body.a&amp;b"><th scope="row" style="--depth:0"><a class="field-link"${href} tabindex="0">a&amp;b</a></th></tr>`

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
    'src/ui/docs/definition/ServicePage.tsx': { file: 'assets/service-1.js' },
  }
  const page = {
    html: `<p class="used">$& unused</p>${rowOf(' href="#get.200.body.a&amp;b"')}`,
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
      '<style>[data-first-frame=linked] .operation:not([data-drawn]){content-visibility:hidden}</style>',
    ].join('')}
    <style>.used{color:red}[data-sample=java] .used{color:green}</style>
  </head>
  <body>
    <div id="portal"><p class="used">$& unused</p>${rowOf('')}</div>
  ${[
    drawLinked,
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

test('the home page shows what is below the window once its first frame is on screen, and asks for its scripts at once', async () => {
  const out = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  writeFileSync(join(out, 'style-1.css'), '')
  const manifest = {
    'index.html': { file: 'assets/index-1.js' },
    'src/app/screens/home.tsx': { file: 'assets/home-1.js' },
  }
  const page = { html: '<section class="hero"></section>', head: '<title>Home</title>', screen: 'home', rendered: null }
  const [document = ''] = await assemble([page], { template, manifest, out, publicSheet: 'public-1.css' })
  expect(document).toContain(`<title>Home</title>${beginHome}\n    <style>`)
  expect(document.slice(document.indexOf('</div>') + 6)).toBe(
    `\n  ${[
      '<script type="module" crossorigin src="/assets/index-1.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/home-1.js" />',
      '<link rel="stylesheet" href="/public-1.css" data-whole="/style-1.css" />',
      endFirstFrame,
    ].join('')}</body>\n</html>\n`,
  )
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
  expect(document?.match(/<link rel="stylesheet".*?>/g)).toEqual([
    '<link rel="stylesheet" href="/style-1.css" data-whole="" />',
  ])
})
