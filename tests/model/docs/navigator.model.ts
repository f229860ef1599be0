import { navigatorMachine } from '../../../src/machines/docs/navigator.machine.ts'
import type { DocsPlace } from '../../../src/rules/docs.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const page: DocsPlace = { kind: 'page', section: 'api-overview', slug: 'api-overview' }
const group: DocsPlace = { kind: 'group', section: 'baas' }
const product: DocsPlace = { kind: 'product', section: 'api', productId: '1000', linked: true }
const service: DocsPlace = { kind: 'service', section: 'api', productId: '1000', serviceId: '1001' }
const other: DocsPlace = { kind: 'service', section: 'api', productId: '1000', serviceId: '1002' }
const document = { openapi: '3.0.3' }

type Definition = Record<string, unknown> | null

export const navigatorModel: ModelSpec<typeof navigatorMachine> = {
  machine: navigatorMachine,
  inputs: { page: { place: page }, service: { place: service } },
  events: {
    'place.change': {
      page: { place: page },
      group: { place: group },
      product: { place: product },
      other: { place: other },
    },
    'section.toggle': { api: { section: 'api' }, authorization: { section: 'authorization' } },
    'definition.reload': [{}],
  },
  calls: {
    loadDefinition: [
      resolve<Definition, { productId: string; serviceId: string }>('document', document),
      resolve<Definition, { productId: string; serviceId: string }>('nothing', null),
      reject('offline', problems.network),
      reject('malformed', problems.malformed),
    ],
  },
  expectations: {
    states: {
      page: { withoutTags: ['busy', 'failed'], context: { definition: null, problem: null } },
      product: { withoutTags: ['busy', 'failed'], context: { definition: null, problem: null } },
      'service.loading': {
        tags: ['busy'],
        cannot: ['definition.reload'],
        context: { definition: null, problem: null },
      },
      'service.shown': { withoutTags: ['busy', 'failed'], context: { definition: document } },
      'service.empty': { withoutTags: ['busy', 'failed'], context: { definition: null } },
      'service.failed': { tags: ['failed'], can: ['definition.reload'], context: { definition: null } },
    },
    steps: {
      'start(page)': { to: 'page', context: { openSection: 'api-overview' } },
      'start(service)': { to: 'service.loading', context: { openSection: 'api' } },
      'place.change(group)': { to: 'product', context: { openSection: 'baas', place: group } },
      'place.change(product)': { to: 'product', context: { openSection: 'api', place: product } },
      'place.change(other)': { to: 'service.loading', context: { openSection: 'api', place: other } },
      'place.change(page)': { to: 'page', context: { openSection: 'api-overview', place: page } },
      'loadDefinition: document': { to: 'service.shown' },
      'loadDefinition: nothing': { to: 'service.empty' },
      'loadDefinition: offline': { to: 'service.failed', context: { problem: problems.network } },
      'service.failed / definition.reload': { to: 'service.loading' },
    },
  },
  journeys: {
    'one section is open at a time, or none': [
      'section.toggle(api)',
      'section.toggle(authorization)',
      'section.toggle(authorization)',
    ],
    'the newest choice wins': ['place.change(other)', 'place.change(product)', 'place.change(other)'],
  },
}
