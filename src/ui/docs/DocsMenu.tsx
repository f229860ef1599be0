import { useSelector } from '@xstate/react'
import { apiProducts, baasProducts, type ListedService, servicesOf } from '../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, type DocsSection, docsHref, docsSections, pageHref } from '../../rules/docs/docs.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { ChevronDownIcon } from '../kit/icons.tsx'
import { Link } from '../kit/links/Link.tsx'
import { useSteps } from '../kit/useSteps.tsx'
import type { NavigatorActor } from './navigatorActor.ts'

interface Props {
  actor: NavigatorActor
  place: DocsLocation
  catalogue: Catalogue | null
}

const current = (is: boolean) => (is ? ({ 'aria-current': 'page' } as const) : {})

export function DocsMenu({ actor, place, catalogue }: Props) {
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
              {open && <Entries section={section} place={place} catalogue={catalogue} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Entries({ section, place, catalogue }: { section: DocsSection } & Pick<Props, 'place' | 'catalogue'>) {
  if (!section.pages) return <Products section={section.id} place={place} catalogue={catalogue} />
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

function Products({ section, place, catalogue }: { section: 'api' | 'baas' } & Pick<Props, 'place' | 'catalogue'>) {
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
