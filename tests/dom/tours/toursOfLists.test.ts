// @module-tag full

import type { Announcement } from '../../../src/rules/announcements/announcements.ts'
import { problems } from '../../../src/rules/problem.ts'
import { announcementsModel } from '../../model/announcements/announcements.model.ts'
import { catalogueModel } from '../../model/catalogue/catalogue.model.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { heading, main, retry, seesNotice, success, takeTours } from '../../support/browser/tourSteps.ts'
import { reject, resolve } from '../../support/model/spec.ts'

const list = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })

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
const discover: Tour<typeof catalogueModel.machine> = {
  model: {
    ...catalogueModel,
    calls: {
      ...catalogueModel.calls,
      readCachedCatalogue: catalogueModel.calls?.readCachedCatalogue?.slice(1, 2) ?? [],
    },
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
    if (state === 'restoring') return
    const failed = state === 'failed'
    await expect(main(page).getByRole('status').getByText('Loading products')).toHaveCount(state === 'loading' ? 1 : 0)
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
  model: {
    ...discover.model,
    calls: { readCachedCatalogue: catalogueModel.calls?.readCachedCatalogue?.slice(0, 1) ?? [] },
  },
  async prepare(page) {
    const text = JSON.stringify({
      products: [{ ...accounts, id: '1000', slug: 'accounts' }],
      groups: [],
      services: [],
      cachedAt: Date.now(),
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

const announcements: Tour<typeof announcementsModel.machine> = {
  model: {
    ...announcementsModel,
    // Their page has read all of them: no pop-up is left to close or fold.
    events: { 'announcements.reload': [{}] },
    // What another tab dismisses is for model and unit tests.
    listeners: { watchDismissed: {} },
    relevantContext: ({ announcements: listed }) => listed,
    calls: {
      loadDismissed: announcementsModel.calls?.loadDismissed?.slice(1, 2) ?? [],
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
  },
  calls: { loadAnnouncements: '/api-dashboard-service/announcement/announcements' },
  ends: {
    'loadAnnouncements: loaded': list([older, newer]),
    'loadAnnouncements: none': list([]),
    'loadAnnouncements: offline': 'offline',
  },
  async sees(page, state, { announcements: listed }) {
    const failed = state === 'failed'
    await expect(main(page).getByText('Loading announcements')).toHaveCount(
      state === 'restoring' || state === 'loading' ? 1 : 0,
    )
    await expect(retry(page)).toHaveCount(failed ? 1 : 0)
    if (failed) await expect(main(page).getByRole('alert').getByText('Network Error')).toBeVisible()
    await expect(heading(page, 'No announcements yet')).toHaveCount(
      state.startsWith('loaded') && listed.length === 0 ? 1 : 0,
    )
    await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText(
      listed.length > 0 ? ['Newer', 'Older'] : [],
    )
    await expect(page.locator('.pop-up')).toHaveCount(0)
  },
}

takeTours({ discover, kept, announcements })
