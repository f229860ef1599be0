import type { Address } from '../routes/address.ts'
import { queryFlag } from '../routes/queryFlag.ts'
import { type SandboxPageSlug, sandboxSection } from './sandboxPages.ts'

/** One static page of the documentation. */
export interface DocsPage {
  slug: PageSlug
  title: string
  /** For search engines, as of a route (`routes.ts`). */
  description: string
}

/** A top-level section of the side menu: static pages, or the products of one kind. */
export type DocsSection =
  | { id: string; title: string; pages: readonly DocsPage[] }
  | { id: 'api' | 'baas'; title: string; description: string; pages?: never }

/** The default page has the address /docs itself. */
export const defaultPage = 'api-overview'

/** A build has the pages on the sandbox if it has the sandbox; scripts, which are not built, know every page. */
const hasSandboxPages = typeof __SANDBOX__ === 'undefined' || __SANDBOX__

const staticSections = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    pages: [
      {
        slug: 'getting-started',
        title: 'Getting Started',
        description: 'The first call to the bank’s APIs, from an application to a response.',
      },
    ],
  },
  {
    id: 'api-overview',
    title: 'API Overview',
    pages: [
      {
        slug: defaultPage,
        title: 'API Overview',
        description: 'How the bank’s products, customers, authorization flows and calls fit together.',
      },
      { slug: 'terminology', title: 'Terminology', description: 'The words of open banking, as the bank uses them.' },
      {
        slug: 'http-methods',
        title: 'HTTP methods',
        description: 'The HTTP methods of the APIs and what each is for.',
      },
      {
        slug: 'error-codes',
        title: 'Error codes',
        description: 'The errors that an API can return, and what to do about each.',
      },
      {
        slug: 'changelog',
        title: 'Changelog',
        description: 'What has changed in the APIs, by date, and which changes are breaking.',
      },
    ],
  },
  {
    id: 'authorization',
    title: 'Authorization',
    pages: [
      {
        slug: 'authorization',
        title: 'Authorization',
        description: 'Flows, credentials, scopes, signatures and IP lists.',
      },
      {
        slug: 'client-credentials-flow',
        title: 'Client Credentials Flow',
        description: 'A token for public information, without a customer.',
      },
      {
        slug: 'password-flow',
        title: 'Password Flow',
        description: 'A token with the customer’s number and password.',
      },
      {
        slug: 'authorization-code-flow',
        title: 'Authorization Code Flow',
        description: 'A token with the customer’s consent, given at the bank.',
      },
      {
        slug: 'authorization-id-flow',
        title: 'Authorization Id Flow',
        description: 'A token for banking as a service, by an authorization ID.',
      },
    ],
  },
  {
    id: 'api-usage',
    title: 'API Usage',
    pages: [
      {
        slug: 'api-usage',
        title: 'API Usage',
        description: 'Requests, lists, limits, one-time passwords, transfers and webhooks.',
      },
      {
        slug: 'postman-collection',
        title: 'Postman Collection',
        description: 'Every call ready to send, in a collection to import.',
      },
    ],
  },
] as const satisfies readonly { id: string; title: string; pages: readonly object[] }[]

/** What follows `/docs/` in the address of a static page (001 section 2). */
export type PageSlug = (typeof staticSections)[number]['pages'][number]['slug'] | SandboxPageSlug

/** The side menu, top to bottom (001 section 2); one section is open at a time. */
export const docsSections: readonly DocsSection[] = [
  ...staticSections,
  ...(hasSandboxPages ? [sandboxSection] : []),
  { id: 'api', title: 'API', description: 'The API products of the bank with their services.' },
  { id: 'baas', title: 'BAAS', description: 'The banking-as-a-service products of the bank with their services.' },
]

/** Every static page in the order of the menu. */
export const docsPages: readonly DocsPage[] = docsSections.flatMap(({ pages = [] }) => pages)

/** The section of a static page, by its slug. */
export const sectionOf = (slug: string) =>
  docsSections.find(({ pages = [] }) => pages.some((each) => each.slug === slug))

/** Where in the documentation the reader is; every place has an address of its own, with the slugs of product and service. */
export type DocsLocation =
  | { kind: 'page'; section: string; slug: PageSlug }
  | { kind: 'group'; section: 'api' | 'baas' }
  | { kind: 'product'; section: 'api' | 'baas'; product: string; linked: boolean }
  | { kind: 'service'; section: 'api' | 'baas'; product: string; service: string }

const isGroup = (name: string): name is 'api' | 'baas' => name === 'api' || name === 'baas'

/** The place of an address; undefined when the documentation has none there. `linked` is the query's flag. */
export function docsLocationOf(path: string, linked: string | null): DocsLocation | undefined {
  const parts = path.replace(/^\/|\/$/g, '').split('/')
  const [root, first] = parts.map((part) => part.toLowerCase())
  const [, , product, service, ...more] = parts
  if (root !== 'docs' || parts.includes('') || more.length > 0) return undefined
  if (first !== undefined && isGroup(first)) {
    if (product === undefined) return { kind: 'group', section: first }
    if (service === undefined) return { kind: 'product', section: first, product, linked: queryFlag(linked) }
    return { kind: 'service', section: first, product, service }
  }
  if (first === defaultPage) return undefined
  const slug = first ?? defaultPage
  const page = docsPages.find((each) => each.slug === slug)
  const section = sectionOf(slug)
  return page && section && product === undefined ? { kind: 'page', section: section.id, slug: page.slug } : undefined
}

/** A part of an address as it reads; one that is wrongly encoded stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function docsHref(place: DocsLocation): Address {
  if (place.kind === 'page') return pageHref(place.slug)
  const group = `/docs/${place.section}` as const
  if (place.kind === 'group') return group
  const product = `${group}/${place.product}` as const
  if (place.kind === 'service') return `${product}/${place.service}`
  return place.linked ? `${product}?linked=true` : product
}

/** The document's title: the names of the place, the narrowest first, and 'Documentation' (001 section 2). */
export const docsTitle = (...names: readonly string[]): string => [...names, docsTexts.title].join(' · ')

/** The name of a static page, or of a section; the default page is the documentation itself, and has none. */
export function nameOfLocation(place: DocsLocation): string | undefined {
  if (place.kind !== 'page') return docsSections.find(({ id }) => id === place.section)?.title
  return place.slug === defaultPage ? undefined : docsPages.find(({ slug }) => slug === place.slug)?.title
}

export const pageHref = (slug: PageSlug) => (slug === defaultPage ? ('/docs' as const) : (`/docs/${slug}` as const))

/** Where a static page is as Markdown. */
export const markdownHref = (slug: PageSlug) => `${pageHref(slug)}.md`

/** What every page of the documentation needs at once; the rest is in `ui/docs`. */
export const docsTexts = {
  title: 'Documentation',
  loading: 'Loading products',
  noProduct: 'Product not found',
  noService: 'Service not found',
} as const
