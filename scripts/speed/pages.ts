import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { readPages } from '../pages/builtPages.ts'
import { runScript } from '../support/command.ts'

/**
 * Prepares a comparison of the production build with plain HTML (docs/speed.md): beside every public page a twin that
 * holds nothing but the page's heading and its first words, and the settings for measure-pages.mjs.
 */
const target = 'reports/speed'
// As it is deployed: builds of tests are compressed less.
const folder = '.cache/speed/portal'
console.log('Building the portal for production …')
const { ok, output } = await runScript('scripts/build.ts', ['--out', folder])
if (!ok) throw new Error(output)
rmSync(target, { recursive: true, force: true })

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const nameOf = (path: string) => path.slice(1) || 'home'

function twinOf(html: string): string {
  const main = html.slice(html.indexOf('<main'))
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main) ?? []
  const words = [...main.slice(main.indexOf('</h1>')).matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].slice(0, 2)
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? []
  const paragraphs = words.map(([, text = '']) => `<p>${textOf(text)}</p>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body><h1>${textOf(heading)}</h1>${paragraphs.join('')}</body></html>`
}

const pages = readPages(folder).filter(({ access, pattern }) => access !== 'protected' && !/[:]|^\*$/.test(pattern))
for (const { file } of pages) {
  const twin = join(target, 'plain', file)
  mkdirSync(dirname(twin), { recursive: true })
  writeFileSync(twin, twinOf(readFileSync(join(folder, file), 'utf8')))
}
const measured = Object.fromEntries(pages.map(({ path }) => [nameOf(path), { path, ready: 'h1' }]))
const targets = [
  { name: 'plain', dir: 'plain', pages: measured },
  { name: 'portal', dir: relative(target, resolve(folder)), pages: measured },
]
writeFileSync(join(target, 'config.json'), JSON.stringify({ rounds: 5, targets }, null, 2))
console.log(`${target}/config.json is ready for measure-pages.mjs (docs/speed.md).`)
