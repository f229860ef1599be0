import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/app/bootstrap/prerender.tsx'
import { routes } from '../../../../src/app/router/routes.ts'
import { defaultPage, docsPages } from '../../../../src/rules/docs/docs.ts'

describe('the pages that are rendered at build', () => {
  it('are one for every pattern of the route table, and the not-found page', () => {
    const docs = docsPages.filter(({ slug }) => slug !== defaultPage).map(({ slug }) => `/docs/${slug}`)
    expect(paths.map(({ pattern }) => pattern)).toEqual([
      ...docs,
      '/docs/api/:product?/:service?',
      '/docs/baas/:product?/:service?',
      ...routes.map(({ pattern }) => (pattern === '/docs/*?' ? '/docs' : pattern)),
      '*',
    ])
    expect(new Set(paths.map(({ file }) => file)).size).toBe(paths.length)
  })

  it.each([
    ['title', routes.map(({ title }) => title)],
    ['description', paths.map(({ description }) => description)],
  ])('have each a %s of their own', (_, texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})
