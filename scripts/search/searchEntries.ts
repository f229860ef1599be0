import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { apiErrorHelp } from '../../src/content/docs/apiErrorHelp.ts'
import { terms } from '../../src/content/docs/terms.ts'
import { tokenErrorHelp } from '../../src/content/docs/tokenErrorHelp.ts'
import { faqTabs } from '../../src/content/faq/faqTabs.ts'
import { scopesOfGrant } from '../../src/rules/bank/authorization/scopes.ts'
import { everyTokenError } from '../../src/rules/bank/authorization/tokenErrors.ts'
import { bankHosts } from '../../src/rules/bank/bankHosts.ts'
import { testCustomers, testPassword } from '../../src/rules/bank/testCustomers.ts'
import { apiProducts, baasProducts, servicesOf } from '../../src/rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../src/rules/catalogue/catalogueSchema.ts'
import { type ApiError, type ApiErrorId, apiErrors } from '../../src/rules/docs/apiErrors.ts'
import { docsPages, pageHref } from '../../src/rules/docs/docs.ts'
import { pageFile } from '../../src/rules/docs/pageFile.ts'
import { sandboxSection } from '../../src/rules/docs/sandboxPages.ts'
import { faultFacts } from '../../src/rules/sandbox/faults/faultFacts.ts'
import { productEntry, type SearchEntry, serviceEntry } from '../../src/rules/search/search.ts'
import { readEntries } from '../changelog/entries.ts'
import { pageSections } from './pageSections.ts'

interface Build {
  /** Whether it brings the sandbox. */
  sandbox: boolean
}

const pagesFolder = resolve(import.meta.dirname, '../../src/content/docs')

/** What the tables of a page say that its source does not. */
const tableTexts: Readonly<Record<string, string>> = {
  Scopes: Object.values(scopesOfGrant)
    .flat()
    .map(({ name, otherName = '', opens }) => `${name} ${otherName} ${opens}`)
    .join(' '),
  TestCustomers: testCustomers
    .map(({ name, story, corporateUsername = '' }) => `${name} ${corporateUsername} ${testPassword} ${story}`)
    .join(' '),
  Changelog: readEntries()
    .flatMap(({ date, groups }) => [
      date,
      ...groups.flatMap(({ operations }) => operations.map(({ service, path }) => `${service} ${path}`)),
    ])
    .join(' '),
  FaultKinds: Object.entries(faultFacts)
    .map(([kind, { effect }]) => `${kind} ${effect}`)
    .join(' '),
  BaseAddresses: bankHosts.map(({ title, base, login }) => `${title} ${base} ${login}`).join(' '),
}

const withTables = (mdx: string) => mdx.replace(/^<(\w+) \/>$/gm, (element, name) => tableTexts[name] ?? element)

/** Pages whose parts are entries of their own. */
const listed = new Set<string>(['terminology', 'error-codes'])

const ofSandbox = new Set<string>(sandboxSection.pages.map(({ slug }) => slug))

function pageEntries({ sandbox }: Build): SearchEntry[] {
  return docsPages.flatMap(({ slug, title, description }) => {
    if (ofSandbox.has(slug) && !sandbox) return []
    const mdx = readFileSync(resolve(pagesFolder, pageFile(slug)), 'utf8')
    const [intro, ...sections] = pageSections(withTables(mdx))
    const page: SearchEntry = {
      href: pageHref(slug),
      kind: 'page',
      title,
      context: description,
      text: intro?.text ?? '',
    }
    if (listed.has(slug)) return [page]
    return [
      page,
      ...sections.map(
        ({ id, heading, text }): SearchEntry => ({
          href: `${pageHref(slug)}#${id}`,
          kind: 'page',
          title: heading,
          context: title,
          text,
        }),
      ),
    ]
  })
}

const termEntries = (): SearchEntry[] =>
  terms.map(({ id, name, meaning }) => ({
    href: `${pageHref('terminology')}#${id}`,
    kind: 'term',
    title: name,
    context: meaning,
    text: '',
  }))

const errorHref = (id: string) => `${pageHref('error-codes')}#${id}`

const errorEntries = (): SearchEntry[] => [
  ...everyTokenError.map(
    ({ id, status, error, description }): SearchEntry => ({
      href: errorHref(id),
      kind: 'error',
      title: description ?? error,
      context: `${status} ${error}`,
      text: `${tokenErrorHelp[id].cause} ${tokenErrorHelp[id].remedy}`,
    }),
  ),
  ...(apiErrors as readonly (ApiError & { id: ApiErrorId })[]).map(
    ({ id, status, message, detailCode }): SearchEntry => ({
      href: errorHref(id),
      kind: 'error',
      title: message,
      context: detailCode === '-1' ? `${status}` : `${status}, code ${detailCode}`,
      text: `${apiErrorHelp[id].cause} ${apiErrorHelp[id].remedy}`,
    }),
  ),
]

const questionEntries = (): SearchEntry[] =>
  faqTabs.flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({
      href: `/faq#${id}`,
      kind: 'question',
      title: question,
      context: 'FAQ',
      text: answer,
    })),
  )

/** What the search finds without a catalogue: the pages of the build with their headings, terms, error codes and questions. */
export const contentEntries = (build: Build): SearchEntry[] => [
  ...pageEntries(build),
  ...termEntries(),
  ...errorEntries(),
  ...questionEntries(),
]

/** The names of operations, parameters and fields of a definition, each once. */
export function namesOf(definition: unknown): Set<string> {
  const names = new Set<string>()
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { operationId, properties, in: place, name } = node as Record<string, unknown>
    if (typeof operationId === 'string') names.add(operationId)
    if (typeof properties === 'object' && properties !== null) for (const key of Object.keys(properties)) names.add(key)
    if (typeof place === 'string' && typeof name === 'string') names.add(name)
    for (const child of Object.values(node)) read(child)
  }
  read(definition)
  return names
}

/**
 * The catalogue that the build knows, with the definition of each service. Names that nearly every service has find nothing.
 */
export function catalogueEntries(
  catalogue: Catalogue,
  definitionOf: (serviceId: string) => Record<string, unknown> | undefined,
): SearchEntry[] {
  const { products, services } = catalogue
  const names = new Map(services.map(({ serviceId }) => [serviceId, namesOf(definitionOf(serviceId))]))
  const uses = new Map<string, number>()
  for (const each of names.values()) for (const name of each) uses.set(name, (uses.get(name) ?? 0) + 1)
  const isDistinctive = (name: string) => (uses.get(name) ?? 0) < services.length / 2
  const sections = [
    ['api', apiProducts(products)],
    ['baas', baasProducts(products)],
  ] as const
  return sections.flatMap(([section, listed]) =>
    listed.flatMap((product) => [
      productEntry(section, product),
      ...servicesOf(catalogue, product.id).map((service) =>
        serviceEntry(section, product, service, [...(names.get(service.serviceId) ?? [])].filter(isDistinctive)),
      ),
    ]),
  )
}
