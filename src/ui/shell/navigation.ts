import type { DocsSlug } from '../../rules/docs.ts'
import type { OpenPath } from '../../rules/routes.ts'

/** An address that no route or page of the documentation has does not compile. */
export interface Entry {
  label: string
  href: OpenPath | `/docs/${DocsSlug}`
}

/** The navigation bar (000 section 2). */
export const mainEntries: readonly Entry[] = [
  { label: 'GETTING STARTED', href: '/gettingStarted' },
  { label: 'DISCOVER APIS', href: '/productCard' },
  { label: 'DOCUMENTATIONS', href: '/docs' },
  { label: 'COMMUNITY', href: '/community' },
  { label: 'SUPPORT', href: '/support' },
  { label: 'FAQ', href: '/faq' },
]

/** The footer's columns (000 section 2); an entry without address is disabled. */
export const footerColumns: readonly { title: string; entries: readonly (Entry & { disabled?: true })[] }[] = [
  {
    title: 'Products',
    entries: [
      { label: 'API', href: '/docs/api' },
      { label: 'BAAS', href: '/docs/baas' },
    ],
  },
  {
    title: 'Documentation',
    entries: [
      { label: 'Getting Started', href: '/docs/getting-started' },
      { label: 'Authorization', href: '/docs/authorization' },
      { label: 'API Usage', href: '/docs/api-usage' },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Community', href: '/community' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Contact Us', href: '/contact' },
      { label: 'Support Ticket', href: '/announcement', disabled: true },
      { label: 'Announcements', href: '/announcement' },
    ],
  },
]
