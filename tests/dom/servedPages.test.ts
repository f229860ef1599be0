import { docsPages, pageHref } from '../../src/rules/docs/docs.ts'
import { expect, test } from '../support/browser/runner.ts'
import { headingsIn, servedPages, textsIn, titleIn } from '../support/dom/servedPages.ts'

test('no form writes what is typed into the address while its scripts are not there', async () => {
  const forms = ['/login', '/register', '/support', '/contact', '/reminder', '/reactivation', '/changepassword/-']
  const served = await servedPages((path) => forms.includes(path))
  const methods = [...served].map(([path, html]) => [
    path,
    Array.from(html.matchAll(/<form\b[^>]*>/g), ([form]) => /\bmethod="(\w+)"/.exec(form)?.[1]),
  ])
  expect(Object.fromEntries(methods)).toEqual(Object.fromEntries(forms.map((path) => [path, ['post']])))
})

test('every page of the documentation is served in full', async () => {
  const titles = new Map<string, string>(docsPages.map(({ slug, title }) => [pageHref(slug), title]))
  const served = await servedPages((path) => titles.has(path))
  expect([...served.keys()].toSorted()).toEqual([...titles.keys()].toSorted())
  for (const [path, html] of served) {
    const title = titles.get(path) ?? ''
    const documentTitle = [...(path === '/docs' ? [] : [title]), 'Documentation | Portico Developers'].join(' · ')
    expect({ path, title: titleIn(html), headings: headingsIn(html) }).toEqual({
      path,
      title: documentTitle,
      headings: [title],
    })
    const article = /<article\b.*<\/article>/s.exec(html)?.[0] ?? ''
    expect(textsIn(article, /<p\b[^>]*>(.*?)<\/p>/gs).filter(Boolean).length, path).toBeGreaterThan(1)
    const [contents = ''] = /<nav [^>]*aria-label="On this page".*?<\/nav>/s.exec(html) ?? []
    expect(textsIn(contents, /<a\b[^>]*>(.*?)<\/a>/gs).filter(Boolean).length, path).toBeGreaterThan(1)
  }
})
