import { catalogueMachine } from '../../../src/machines/catalogue/catalogue.machine.ts'
import type { Catalogue } from '../../../src/rules/catalogue/catalogueSchema.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const accounts: Catalogue = {
  products: [
    { id: '1000', name: 'Accounts', summary: '', description: '', imageUrl: '', type: 'API', slug: 'accounts' },
  ],
  groups: [],
  services: [],
}
const failed = {
  to: 'failed',
  context: { catalogue: null },
  emits: [
    { type: 'notice' as const, variant: 'error' as const, message: "Products couldn't get, please try again later" },
  ],
}

export const catalogueModel: ModelSpec<typeof catalogueMachine> = {
  machine: catalogueMachine,
  events: { 'catalogue.reload': [{}] },
  calls: {
    readCachedCatalogue: [
      resolve<Catalogue | null, void>('kept', accounts),
      resolve<Catalogue | null, void>('nothing', null),
      reject('unreadable', { kind: 'unknown', message: 'no storage' }),
    ],
    loadCatalogue: [
      resolve<Catalogue, void>('loaded', accounts),
      reject('offline', problems.network),
      reject('malformed', problems.malformed),
    ],
  },
  expectations: {
    states: {
      restoring: { tags: ['busy'], cannot: ['catalogue.reload'] },
      loading: { tags: ['busy'], withoutTags: ['failed'], cannot: ['catalogue.reload'] },
      loaded: { withoutTags: ['busy', 'failed'], context: { catalogue: accounts } },
      failed: { tags: ['failed'], withoutTags: ['busy'], can: ['catalogue.reload'] },
    },
    steps: {
      'readCachedCatalogue: kept': { to: 'loaded', context: { catalogue: accounts } },
      'readCachedCatalogue: nothing': { to: 'loading' },
      'readCachedCatalogue: unreadable': { to: 'loading' },
      'loadCatalogue: loaded': { to: 'loaded', context: { catalogue: accounts }, emits: [] },
      'loadCatalogue: offline': failed,
      'loadCatalogue: malformed': failed,
      'failed / catalogue.reload': { to: 'loading' },
    },
  },
}
