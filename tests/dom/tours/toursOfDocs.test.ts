// @module-tag full

import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { DocsLocation } from '../../../src/rules/docs/docs.ts'
import { navigatorModel } from '../../model/docs/navigator.model.ts'
import { runFor } from '../../support/browser/clock.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Tour } from '../../support/browser/tour.ts'
import { heading, main, retry, success, takeTours } from '../../support/browser/tourSteps.ts'

/** Of a name that no page was rendered for at build. */
const accounts = { id: 77000, name: 'Accounts', summary: 'Accounts', description: '', imageUrl: '', type: 'API' }
const documented = (serviceId: number, name: string) => ({
  serviceId,
  name,
  endpointAddress: `/api/${serviceId}`,
  swaggerUrl: `/definitions/${serviceId}`,
})
const services = [documented(77001, 'Account list'), documented(77002, 'Account detail')]
const groups = services.map(({ serviceId, swaggerUrl }) => ({
  productId: 77000,
  serviceId,
  name: 'Reading',
  swaggerUrl,
}))

/** By the address of the service. */
const definitionUrls = new Map([
  ['account-list', '/definitions/77001'],
  ['account-detail', '/definitions/77002'],
])

const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Documentation pages' })
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const choose = (sectionName: string, link: string) => async (page: Page) => {
  const button = section(page, sectionName)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await menu(page).getByRole('link', { name: link, exact: true }).click()
}

const locations = {
  page: { kind: 'page', section: 'api-overview', slug: 'api-overview' },
  group: { kind: 'group', section: 'baas' },
  product: { kind: 'product', section: 'api', product: 'accounts', linked: false },
  service: { kind: 'service', section: 'api', product: 'accounts', service: 'account-list' },
  other: { kind: 'service', section: 'api', product: 'accounts', service: 'account-detail' },
} satisfies Readonly<Record<string, DocsLocation>>
const locationNamed = new Map<string, DocsLocation>(Object.entries(locations))
const titles: Readonly<Record<string, string>> = { 'account-list': 'Account list', 'account-detail': 'Account detail' }
const sections: Readonly<Record<string, string>> = {
  'api-overview': 'API Overview',
  authorization: 'Authorization',
  api: 'API',
  baas: 'BAAS',
}

const docs: Tour<typeof navigatorModel.machine> = {
  model: {
    ...navigatorModel,
    inputs: { page: { location: locations.page }, service: { location: locations.service } },
    events: {
      'location.change': Object.fromEntries(Object.entries(locations).map(([name, location]) => [name, { location }])),
      'section.toggle': { authorization: { section: 'authorization' } },
      'definition.reload': [{}],
    },
    // The address that is shown already leads nowhere, and the menu shows the services of the chosen product only. The
    // rest keeps the walks short: sections and groups are tried from where nothing is loaded, one service before the other.
    possible(event, { location }) {
      const [, name = ''] = /^location\.change\((.+)\)$/.exec(event) ?? []
      if (event.startsWith('section.toggle') || name === 'group') return location.kind === 'page'
      if (name === 'service') return location.kind === 'product'
      if (name === 'other') return isDeepStrictEqual(location, locations.service)
      return !isDeepStrictEqual(location, locationNamed.get(name))
    },
    calls: { loadDefinition: navigatorModel.calls?.loadDefinition?.slice(0, 3) ?? [] },
  },
  address: { 'start(page)': '/docs', 'start(service)': '/docs/api/accounts/account-list' },
  does: {
    'location.change(page)': choose('API Overview', 'API Overview'),
    'location.change(group)': choose('BAAS', 'All products'),
    'location.change(product)': choose('API', 'Accounts'),
    'location.change(service)': choose('API', 'Account list'),
    'location.change(other)': choose('API', 'Account detail'),
    'section.toggle(authorization)': (page) => section(page, 'Authorization').click(),
    'definition.reload': (page) => retry(page).click(),
  },
  calls: { loadDefinition: ({ service }: { service: string }) => definitionUrls.get(service) ?? '' },
  ends: {
    'loadDefinition: document': {
      status: 200,
      body: { openapi: '3.0.3', info: { title: 'Accounts', version: '1' }, paths: {} },
    },
    'loadDefinition: nothing': { status: 200, body: {} },
    'loadDefinition: offline': 'offline',
  },
  others: {
    '/api-dashboard-service/dashboard/products': { ...success, data: [accounts] },
    '/api-dashboard-service/dashboard/groups': { ...success, data: groups },
    '/api-dashboard-service/dashboard/services': { ...success, data: services },
  },
  async sees(page, state, { location, openSection }) {
    const title =
      location.kind === 'service'
        ? titles[location.service]
        : { page: 'API Overview', group: 'BAAS', product: 'Accounts' }[location.kind]
    // React shows what follows a fallback 300 ms later, by the clock that stands still here.
    const headings = async () => {
      await runFor(page, 100)
      return main(page).getByRole('heading', { level: 1 }).allTextContents()
    }
    await expect.poll(headings, { intervals: [20, 50, 250] }).toEqual([title])
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveText(
      openSection ? [sections[openSection] ?? ''] : [],
    )
    const seen = {
      'service.loading': main(page).getByText('Loading API definition', { exact: true }),
      'service.empty': heading(page, 'No API definition provided.'),
      'service.failed': main(page).getByRole('alert').getByText('Network Error'),
    }
    for (const [name, locator] of Object.entries(seen)) await expect(locator).toHaveCount(state === name ? 1 : 0)
  },
}

takeTours({ docs })
