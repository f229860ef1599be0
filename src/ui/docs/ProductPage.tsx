import { Heading } from '@radix-ui/themes/components/heading'
import { headingsOf, isInternal, productAt } from '../../rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../rules/catalogue/catalogueSchema.ts'
import { type DocsLocation, docsHref, docsTexts } from '../../rules/docs/docs.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { ProductPicture } from '../kit/cards/ProductPicture.tsx'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { catalogueTexts as texts } from './catalogueTexts.ts'
import { DocsNotFound } from './DocsNotFound.tsx'

interface Props {
  place: Extract<DocsLocation, { kind: 'product' }>
  catalogue: Catalogue
}

/** The API info page of 001 section 2: the product's name and description, and the way to its services. */
export function ProductPage({ place: { section, product: slug, linked }, catalogue }: Props) {
  const product = productAt(catalogue, section, slug)
  if (!product) return <DocsNotFound section={section} title={docsTexts.noProduct} />
  if (isInternal(product.id))
    return <DocsNotFound section={section} title={product.name} hint={texts.internalProduct} />
  return (
    <article className="docs-product">
      {linked && (
        <Link href="/productCard" className="text-link docs-back">
          {texts.backToDiscover}
        </Link>
      )}
      <div className="docs-product-head">
        {product.imageUrl !== '' && <ProductPicture source={product.imageUrl} size={64} />}
        <PageHeading title={product.name}>{product.description}</PageHeading>
      </div>
      {headingsOf(catalogue, product.id).map(({ name: heading, services }) => (
        <section key={heading}>
          <Heading as="h2" size="5" dir="auto">
            {startOf(heading, 'name')}
          </Heading>
          <ul className="docs-list">
            {services.map(({ serviceId, slug: service, name, endpointAddress }) => (
              <li key={serviceId}>
                <Link href={docsHref({ kind: 'service', section, product: slug, service })}>
                  <bdi>{startOf(name, 'name')}</bdi>
                </Link>
                <code>{startOf(endpointAddress, 'summary')}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
