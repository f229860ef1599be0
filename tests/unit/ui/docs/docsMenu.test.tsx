import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import { navigatorMachine } from '../../../../src/machines/docs/navigator.machine.ts'
import type { Catalogue } from '../../../../src/rules/catalogue/catalogueSchema.ts'
import type { DocsLocation } from '../../../../src/rules/docs/docs.ts'
import { DocsMenu } from '../../../../src/ui/docs/DocsMenu.tsx'
import { largeCatalogue } from '../../../support/largeCatalogue.ts'

const group: DocsLocation = { kind: 'group', section: 'api' }
const product: DocsLocation = { kind: 'product', section: 'api', product: 'notes', linked: false }

const catalogue: Catalogue = {
  products: [{ id: '1000', name: 'Notes', summary: '', description: '', imageUrl: '', type: 'API', slug: 'notes' }],
  groups: [],
  services: [],
}

const rendered = (location: DocsLocation, known: Catalogue | null, isLoading = false) => {
  const actor = createActor(navigatorMachine, { input: { location } }).start()
  const menu = createElement(DocsMenu, { actor, place: location, catalogue: known, isLoading })
  return renderToString(createElement(Router, { ssrPath: '/docs' } as never, menu))
}

const currentIn = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(?:<bdi>)?([^<]*)/g)].map(([, name]) => name)

test('the menu of a product is hydrated from the document of all products as it was rendered', () => {
  expect(rendered(product, null, true)).toBe(rendered(group, null, true))
})

test('products that are on their way have a place, so that what is below them stays where it is', () => {
  const awaitedIn = (location: DocsLocation, isLoading: boolean) =>
    rendered(location, null, isLoading).match(/<li aria-hidden="true"/g)?.length
  const baas: DocsLocation = { kind: 'group', section: 'baas' }
  expect([awaitedIn(group, true), awaitedIn(baas, true), awaitedIn(group, false)]).toEqual([18, 5, undefined])
})

test('one entry is the current one', () => {
  expect([group, product].map((location) => currentIn(rendered(location, catalogue)))).toEqual([
    ['All products'],
    ['Notes'],
  ])
})

/** As the bank answers them, decoded. */
const many: Catalogue = {
  products: largeCatalogue(10_000).products.data.map((each) => ({
    ...each,
    id: String(each.id),
    slug: `product-${each.id}`,
    type: 'API' as const,
  })),
  groups: [],
  services: [],
}
const entriesIn = (html: string) => html.match(/<a /g)?.length

test('of ten thousand products the menu shows a hundred, the chosen one and the way to more', () => {
  expect(entriesIn(rendered(group, many))).toBe(101)
  const far = rendered({ ...product, product: 'product-109999' }, many)
  expect([entriesIn(far), currentIn(far)]).toEqual([102, ['Product 109999']])
  expect(far).toContain('Show <!-- -->100<!-- --> more of <!-- -->9,900')
  expect(rendered({ ...product, product: 'product-100099' }, many).match(/Product 100099/g)).toHaveLength(1)
})
