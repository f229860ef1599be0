import { navigatorMachine } from '../../../src/machines/docs/navigator.machine.ts'
import type { DocsLocation } from '../../../src/rules/docs/docs.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const page: DocsLocation = { kind: 'page', section: 'api-overview', slug: 'api-overview' }
const group: DocsLocation = { kind: 'group', section: 'baas' }
const product: DocsLocation = { kind: 'product', section: 'api', product: 'accounts', linked: true }
const service: DocsLocation = { kind: 'service', section: 'api', product: 'accounts', service: 'list' }
const other: DocsLocation = { kind: 'service', section: 'api', product: 'accounts', service: 'details' }
const document = { openapi: '3.0.3' }

type Definition = Record<string, unknown> | null
type Place = Omit<Extract<DocsLocation, { kind: 'service' }>, 'kind'>

export const navigatorModel: ModelSpec<typeof navigatorMachine> = {
  machine: navigatorMachine,
  inputs: {
    page: { location: page },
    service: { location: service },
    prerendered: { location: service, definition: { ...document } },
  },
  events: {
    'location.change': {
      page: { location: page },
      group: { location: group },
      product: { location: product },
      other: { location: other },
    },
    'section.toggle': { api: { section: 'api' }, authorization: { section: 'authorization' } },
    'definition.reload': [{}],
    'definition.requested': [{}],
  },
  calls: {
    loadDefinition: [
      resolve<Definition, Place>('document', document),
      resolve<Definition, Place>('nothing', null),
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
      'service.prerendered': {
        withoutTags: ['busy', 'failed'],
        can: ['definition.requested'],
        context: { definition: document, problem: null },
      },
      'service.checking': { withoutTags: ['busy', 'failed'], context: { definition: document, problem: null } },
      'service.shown': { withoutTags: ['busy', 'failed'], context: { definition: document } },
      'service.empty': { withoutTags: ['busy', 'failed'], context: { definition: null } },
      'service.failed': { tags: ['failed'], can: ['definition.reload'], context: { definition: null } },
    },
    steps: {
      'start(page)': { to: 'page', context: { openSection: 'api-overview' } },
      'start(service)': { to: 'service.loading', context: { openSection: 'api' } },
      'start(prerendered)': { to: 'service.prerendered', context: { openSection: 'api' } },
      'service.prerendered / definition.requested': { to: 'service.checking' },
      'service.checking / loadDefinition: nothing': { to: 'service.empty' },
      'service.checking / loadDefinition: offline': { to: 'service.shown' },
      'service.loading / loadDefinition: offline': { to: 'service.failed', context: { problem: problems.network } },
      'location.change(group)': { to: 'product', context: { openSection: 'baas', location: group } },
      'location.change(product)': { to: 'product', context: { openSection: 'api', location: product } },
      'location.change(other)': { to: 'service.loading', context: { openSection: 'api', location: other } },
      'location.change(page)': { to: 'page', context: { openSection: 'api-overview', location: page } },
      'loadDefinition: document': { to: 'service.shown' },
      'loadDefinition: nothing': { to: 'service.empty' },
      'service.failed / definition.reload': { to: 'service.loading' },
    },
  },
  journeys: {
    'one section is open at a time, or none': [
      'section.toggle(api)',
      'section.toggle(authorization)',
      'section.toggle(authorization)',
    ],
    'the newest choice wins': ['location.change(other)', 'location.change(product)', 'location.change(other)'],
  },
}
