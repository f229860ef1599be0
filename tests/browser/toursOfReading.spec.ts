import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { type Announcement, keyOf } from '../../src/rules/announcements.ts'
import type { DocsPlace } from '../../src/rules/docs.ts'
import { problems } from '../../src/rules/problem.ts'
import { announcementsModel } from '../model/announcements/announcements.model.ts'
import { catalogueModel } from '../model/catalogue/catalogue.model.ts'
import { navigatorModel } from '../model/docs/navigator.model.ts'
import type { Ending, Tour } from '../support/browser/tour.ts'
import { main, seesNotice, success, takeTours } from '../support/browser/tourSteps.ts'
import { reject, resolve } from '../support/model/spec.ts'

const list = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })
const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry', exact: true })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

const product = (id: number, name: string, type: 'API' | 'SERVICE') => ({
  id,
  name,
  summary: `What ${name} is for`,
  description: '',
  imageUrl: '',
  type,
})
const accounts = product(1000, 'Accounts', 'API')
const products = [accounts, product(9000, 'Hidden', 'API'), product(41000, 'Cards as a Service', 'SERVICE')]
const documented = (serviceId: number, name: string) => ({
  serviceId,
  name,
  endpointAddress: `/api/${serviceId}`,
  swaggerUrl: `/definitions/${serviceId}`,
})
const services = [documented(1001, 'Account list'), documented(1002, 'Account detail')]
const groups = services.map(({ serviceId, swaggerUrl }) => ({
  productId: 1000,
  serviceId,
  name: 'Reading',
  swaggerUrl,
}))

const discover: Tour<typeof catalogueModel.machine> = {
  model: {
    ...catalogueModel,
    calls: { ...catalogueModel.calls, recallCatalogue: catalogueModel.calls?.recallCatalogue?.slice(1, 2) ?? [] },
  },
  address: '/productCard',
  does: { 'catalogue.reload': (page) => retry(page).click() },
  calls: { loadCatalogue: '/api-dashboard-service/dashboard/products' },
  ends: {
    'loadCatalogue: loaded': list(products),
    'loadCatalogue: offline': 'offline',
    'loadCatalogue: malformed': list([{}]),
  },
  async sees(page, state, _, step) {
    // What the device holds is there before anybody can look.
    if (state === 'recalling') return
    const failed = state === 'failed'
    await expect(main(page).getByRole('status').getByText('The products are loading')).toHaveCount(
      state === 'loading' ? 1 : 0,
    )
    await expect(main(page).getByRole('link', { name: /^Find Out More/ })).toHaveCount(state === 'loaded' ? 1 : 0)
    await expect(main(page).getByRole('alert')).toHaveCount(failed ? 1 : 0)
    await expect(retry(page)).toHaveCount(failed ? 1 : 0)
    if (state === 'loaded') await expect(heading(page, 'Accounts')).toBeVisible()
    if (failed && step.startsWith('loadCatalogue:')) {
      await expect(
        main(page).getByRole('alert').getByText("Products couldn't get, please try again later"),
      ).toBeVisible()
      await seesNotice(page, "Products couldn't get, please try again later")
    }
  },
}

const kept: Tour<typeof catalogueModel.machine> = {
  ...discover,
  model: { ...discover.model, calls: { recallCatalogue: catalogueModel.calls?.recallCatalogue?.slice(0, 1) ?? [] } },
  async prepare(page) {
    const text = JSON.stringify({
      products: [{ ...accounts, id: '1000' }],
      groups: [],
      services: [],
      keptAt: Date.now(),
    })
    await page.addInitScript((catalogue) => localStorage.setItem('portico.catalogue', catalogue), text)
  },
}

const news = (title: string, updateDate: string): Announcement => ({
  title,
  shortMessage: `${title}, in short`,
  longMessage: `${title}, in full`,
  updateDate,
})
const [older, newer] = [news('Older', '2026-01-05T10:00:00.000Z'), news('Newer', '2026-02-05T10:00:00.000Z')]

/** The pop-ups lie on each other until somebody points at them. */
async function dismiss(page: Page, title: string): Promise<void> {
  const front = page.locator('[data-front="true"]', { has: page.locator('.pop-up') })
  await front.hover()
  await expect(front).toHaveAttribute('data-expanded', 'true')
  await page.getByRole('button', { name: `Close: ${title}`, exact: true }).click()
}

const announcements: Tour<typeof announcementsModel.machine> = {
  model: {
    ...announcementsModel,
    events: {
      'announcements.reload': [{}],
      'popUp.dismiss': { older: { key: keyOf(older) }, newer: { key: keyOf(newer) } },
    },
    possible: (event, { announcements: listed, dismissed }) =>
      !event.startsWith('popUp.dismiss') ||
      (listed.length > 0 && !dismissed.includes(keyOf(event.includes('older') ? older : newer))),
    relevantContext: ({ announcements: listed, dismissed }) => ({ listed, dismissed }),
    calls: {
      recallDismissed: announcementsModel.calls?.recallDismissed?.slice(1, 2) ?? [],
      loadAnnouncements: [
        resolve<readonly Announcement[], void>('loaded', [older, newer]),
        resolve<readonly Announcement[], void>('none', []),
        reject('offline', problems.network),
      ],
    },
  },
  address: '/announcement',
  does: {
    'announcements.reload': (page) => retry(page).click(),
    'popUp.dismiss(older)': (page) => dismiss(page, 'Older'),
    'popUp.dismiss(newer)': (page) => dismiss(page, 'Newer'),
  },
  calls: { loadAnnouncements: '/api-dashboard-service/announcement/announcements' },
  ends: {
    'loadAnnouncements: loaded': list([older, newer]),
    'loadAnnouncements: none': list([]),
    'loadAnnouncements: offline': 'offline',
  },
  async sees(page, state, { announcements: listed, dismissed }) {
    const failed = state === 'failed'
    await expect(main(page).getByText('The announcements are loading')).toHaveCount(
      state === 'recalling' || state === 'loading' ? 1 : 0,
    )
    await expect(retry(page)).toHaveCount(failed ? 1 : 0)
    if (failed) await expect(main(page).getByRole('alert').getByText('Network Error')).toBeVisible()
    await expect(heading(page, 'There is no news')).toHaveCount(state === 'loaded' && listed.length === 0 ? 1 : 0)
    await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText(
      listed.length > 0 ? ['Newer', 'Older'] : [],
    )
    const titles = listed.toReversed().filter((each) => !dismissed.includes(keyOf(each)))
    const shown = async () => {
      await page.clock.runFor(50)
      return (await page.locator('.pop-up-title').allTextContents()).toSorted()
    }
    await expect.poll(shown, { intervals: [20] }).toEqual(titles.map(({ title }) => title).toSorted())
  },
}

const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Documentation', exact: true })
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const choose = (sectionName: string, link: string) => async (page: Page) => {
  const button = section(page, sectionName)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await menu(page).getByRole('link', { name: link, exact: true }).click()
}

const places = {
  page: { kind: 'page', section: 'api-overview', slug: 'api-overview' },
  group: { kind: 'group', section: 'baas' },
  product: { kind: 'product', section: 'api', productId: '1000', linked: false },
  service: { kind: 'service', section: 'api', productId: '1000', serviceId: '1001' },
  other: { kind: 'service', section: 'api', productId: '1000', serviceId: '1002' },
} satisfies Readonly<Record<string, DocsPlace>>
const placeNamed = new Map<string, DocsPlace>(Object.entries(places))
const titles: Readonly<Record<string, string>> = { 1001: 'Account list', 1002: 'Account detail' }
const sections: Readonly<Record<string, string>> = {
  'api-overview': 'API Overview',
  authorization: 'Authorization',
  api: 'API',
  baas: 'BAAS',
}

const docs: Tour<typeof navigatorModel.machine> = {
  model: {
    ...navigatorModel,
    inputs: { page: { place: places.page }, service: { place: places.service } },
    events: {
      'place.change': Object.fromEntries(Object.entries(places).map(([name, place]) => [name, { place }])),
      'section.toggle': { authorization: { section: 'authorization' } },
      'definition.reload': [{}],
    },
    // The address that is shown already leads nowhere, and the menu shows the services of the chosen product only. The
    // rest keeps the walks short: sections and groups are tried from where nothing is loaded, one service before the other.
    possible(event, { place }) {
      const [, name = ''] = /^place\.change\((.+)\)$/.exec(event) ?? []
      if (event.startsWith('section.toggle') || name === 'group') return place.kind === 'page'
      if (name === 'service') return place.kind === 'product'
      if (name === 'other') return isDeepStrictEqual(place, places.service)
      return !isDeepStrictEqual(place, placeNamed.get(name))
    },
    calls: { loadDefinition: navigatorModel.calls?.loadDefinition?.slice(0, 3) ?? [] },
  },
  address: { 'start(page)': '/docs', 'start(service)': '/docs/api/1000/1001' },
  does: {
    'place.change(page)': choose('API Overview', 'API Overview'),
    'place.change(group)': choose('BAAS', 'All products'),
    'place.change(product)': choose('API', 'Accounts'),
    'place.change(service)': choose('API', 'Account list'),
    'place.change(other)': choose('API', 'Account detail'),
    'section.toggle(authorization)': (page) => section(page, 'Authorization').click(),
    'definition.reload': (page) => retry(page).click(),
  },
  calls: { loadDefinition: ({ serviceId }: { serviceId: string }) => `/definitions/${serviceId}` },
  ends: {
    'loadDefinition: document': {
      status: 200,
      body: { openapi: '3.0.3', info: { title: 'Accounts', version: '1' }, paths: {} },
    },
    'loadDefinition: nothing': { status: 200, body: {} },
    'loadDefinition: offline': 'offline',
  },
  others: {
    '/api-dashboard-service/dashboard/products': { ...success, data: products },
    '/api-dashboard-service/dashboard/groups': { ...success, data: groups },
    '/api-dashboard-service/dashboard/services': { ...success, data: services },
  },
  async sees(page, state, { place, openSection }) {
    const title =
      place.kind === 'service'
        ? titles[place.serviceId]
        : { page: 'API Overview', group: 'BAAS', product: 'Accounts' }[place.kind]
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveText(
      openSection ? [sections[openSection] ?? ''] : [],
    )
    const seen = {
      'service.loading': main(page).getByText('The API definition is loading', { exact: true }),
      'service.empty': heading(page, 'No API definition provided.'),
      'service.failed': main(page).getByRole('alert').getByText('Network Error'),
    }
    for (const [name, locator] of Object.entries(seen)) await expect(locator).toHaveCount(state === name ? 1 : 0)
  },
}

takeTours({ discover, kept, announcements, docs })
