import { useSelector } from '@xstate/react'
import { apiProducts, baasProducts, type ListedService, servicesOf } from '../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, type DocsSection, docsHref, docsSections, pageHref } from '../../rules/docs/docs.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { ChevronDownIcon } from '../kit/icons.tsx'
import { Link } from '../kit/links/Link.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { useSteps } from '../kit/useSteps.tsx'
import type { NavigatorActor } from './navigatorActor.ts'

interface Props {
  actor: NavigatorActor
  place: DocsLocation
  catalogue: Catalogue | null
  /** Whether the catalogue is on its way. */
  isLoading: boolean
}

/** About as many products as a section has: what is below them must not move when they come. */
const awaited = { api: 18, baas: 5 }

const current = (is: boolean) => (is ? ({ 'aria-current': 'page' } as const) : {})

export function DocsMenu({ actor, ...shown }: Props) {
  const openSection = useSelector(actor, (snapshot) => snapshot.context.openSection)
  return (
    <nav className="side-nav docs-nav" aria-label="Documentation pages">
      <ul>
        {docsSections.map((section) => {
          const open = openSection === section.id
          return (
            <li key={section.id}>
              <button
                type="button"
                aria-expanded={open}
                onClick={() => actor.send({ type: 'section.toggle', section: section.id })}
              >
                {section.title}
                <ChevronDownIcon aria-hidden="true" />
              </button>
              {open && <Entries section={section} {...shown} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type Shown = Omit<Props, 'actor'>

function Entries({ section, ...shown }: { section: DocsSection } & Shown) {
  const { place } = shown
  if (!section.pages) return <Products section={section.id} {...shown} />
  return (
    <ul className="docs-nav-entries">
      {section.pages.map(({ slug, title }) => (
        <li key={slug}>
          <Link href={pageHref(slug)} {...current(place.kind === 'page' && place.slug === slug)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Products({ section, place, catalogue, isLoading }: { section: 'api' | 'baas' } & Shown) {
  const chosen = place.kind === 'product' || place.kind === 'service' ? place.product : undefined
  const products = catalogue ? (section === 'api' ? apiProducts : baasProducts)(catalogue.products) : []
  const { shown, list, more } = useSteps(products)
  const beyond = products.find(({ slug }) => slug === chosen && !shown.some((each) => each.slug === slug))
  return (
    <>
      <ul className="docs-nav-entries" ref={list}>
        <li>
          <Link
            href={docsHref({ kind: 'group', section })}
            // Products hydrate the document of this page, and hydration leaves an attribute as it is.
            {...current(catalogue !== null && place.kind === 'group')}
          >
            All products
          </Link>
        </li>
        {isLoading &&
          Array.from({ length: awaited[section] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <li key={index} aria-hidden="true" className="docs-nav-awaited">
              <Skeleton width="80%" height="14px" />
            </li>
          ))}
        {(beyond ? [...shown, beyond] : shown).map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              href={docsHref({ kind: 'product', section, product: slug, linked: false })}
              {...current(place.kind === 'product' && chosen === slug)}
            >
              <bdi>{startOf(name, 'name')}</bdi>
            </Link>
            {chosen === slug && catalogue && (
              <Services section={section} place={place} product={slug} services={servicesOf(catalogue, id)} />
            )}
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

interface ServicesProps {
  section: 'api' | 'baas'
  place: DocsLocation
  product: string
  services: readonly ListedService[]
}

function Services({ section, place, product, services }: ServicesProps) {
  return (
    <ul className="docs-nav-entries">
      {services.map(({ serviceId, slug, name }) => (
        <li key={serviceId}>
          <Link
            href={docsHref({ kind: 'service', section, product, service: slug })}
            {...current(place.kind === 'service' && place.service === slug)}
          >
            <bdi>{startOf(name, 'name')}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
