import type { Address } from '../../../rules/routes/address.ts'
import { type OpenPath, titleOf } from '../../../rules/routes/routes.ts'

export interface Entry {
  label: string
  href: Address
}

const titled = (href: OpenPath & Address): Entry => ({ label: titleOf(href), href })
const inCapitals = (href: OpenPath & Address): Entry => ({ label: titleOf(href).toUpperCase(), href })

/** The navigation bar (000 section 2). */
export const mainEntries: readonly Entry[] = [
  inCapitals('/gettingStarted'),
  inCapitals('/productCard'),
  { label: 'DOCUMENTATIONS', href: '/docs' },
  inCapitals('/community'),
  inCapitals('/support'),
  inCapitals('/faq'),
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
      titled('/community'),
      titled('/faq'),
      titled('/contact'),
      { label: 'Support Ticket', href: '/announcement', disabled: true },
      titled('/announcement'),
    ],
  },
]
