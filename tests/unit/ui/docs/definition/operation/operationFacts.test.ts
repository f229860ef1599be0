import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { detailsOf, outlineOf } from '../../../../../../src/rules/definition/operation/outline.ts'
import { docsPages, pageHref } from '../../../../../../src/rules/docs/docs.ts'
import { OperationFacts } from '../../../../../../src/ui/docs/definition/operation/OperationFacts.tsx'
import { loadPage } from '../../../../../../src/ui/docs/page/loadPage.ts'

const grants = ['publicAccess', 'customerAccess', 'baasAccess']
const definition = {
  paths: { '/a': { get: { security: grants.map((grant) => ({ [grant]: grant === 'publicAccess' ? [] : ['a'] })) } } },
}

const [outline] = outlineOf(definition).operations
if (!outline) throw new Error('no operation')
const operation = { ...detailsOf(definition, outline), anyScope: true }

async function htmlOfPage(path: string): Promise<string> {
  const page = docsPages.find(({ slug }) => pageHref(slug) === path)
  if (!page) throw new Error(`no page at ${path}`)
  const { Article, ...loaded } = await loadPage(page.slug)
  return renderToString(
    createElement(Router, { ssrPath: path } as never, createElement(Article, { slug: page.slug, ...loaded })),
  )
}

test('each fact of an operation links to the section that explains it', async () => {
  const html = renderToString(
    createElement(Router, { ssrPath: '/docs' } as never, createElement(OperationFacts, { operation })),
  )
  const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', text = '']) => [
    text.replaceAll('<!-- -->', ''),
    href,
  ])
  expect(links).toEqual([
    ['Access token', '/docs/authorization#choose-a-flow'],
    ['client_credentials', '/docs/client-credentials-flow'],
    ['any scope', '/docs/authorization#scopes'],
    ['password', '/docs/password-flow'],
    ['authorization_code', '/docs/authorization-code-flow'],
    ['scope a', '/docs/authorization#scopes'],
    ['authorization_id', '/docs/authorization-id-flow'],
    ['scope a', '/docs/authorization#scopes'],
    ['Rate limit', '/docs/api-usage#limits'],
    ['One-time password', '/docs/api-usage#one-time-passwords'],
    ['Signature', '/docs/authorization#sign-a-request'],
  ])
  for (const [, href = ''] of links) {
    const [path = '', id] = href.split('#')
    expect(await htmlOfPage(path)).toContain(id === undefined ? '<h1' : ` id="${id}"`)
  }
})

test('a grant that no page explains links to the choice of a flow', () => {
  const access = [{ grants: ['constructor'], scopes: [], schemes: ['a'] }]
  const html = renderToString(
    createElement(
      Router,
      { ssrPath: '/docs' } as never,
      createElement(OperationFacts, { operation: { ...operation, access } }),
    ),
  )
  expect(html).toContain('href="/docs/authorization#choose-a-flow" class="badge">constructor</a>')
})
