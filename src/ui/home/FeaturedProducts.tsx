import { Heading } from '@radix-ui/themes/components/heading'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import type { Address } from '../../rules/routes/address.ts'
import { ProductCard, ProductCardSkeleton } from '../kit/cards/ProductCard.tsx'
import { Link } from '../kit/links/Link.tsx'
import { EmptyState } from '../kit/states/States.tsx'
import { homeTexts as texts } from './homeTexts.ts'
import './featuredProducts.css'

export interface FeaturedProduct {
  id: string | number
  name: string
  summary: string
  /** Empty: the portal's own sign stands in. */
  imageUrl: string
  href: Address
}

interface Props {
  /** The first three products; null while they load. Without any, the section says so and leads on. */
  products: readonly FeaturedProduct[] | null
}

const waiting = ['one', 'two', 'three']

export function FeaturedProducts({ products }: Props) {
  return (
    <section className="band" aria-labelledby="featured">
      <div className="band-head">
        <Heading as="h2" size="8" id="featured">
          {texts.featured}
        </Heading>
        {(products === null || products.length >= catalogueLimits.featured) && (
          <p className="lead">{texts.featuredLead}</p>
        )}
      </div>
      {products === null ? (
        <ul className="product-cards few" aria-hidden="true">
          {waiting.map((key) => (
            <ProductCardSkeleton key={key} size="large" />
          ))}
        </ul>
      ) : products.length === 0 ? (
        <EmptyState
          title={texts.noFeatured}
          headingLevel={3}
          action={
            <Link href="/support" className="text-link">
              {texts.support}
            </Link>
          }
        >
          {texts.noFeaturedHint}
        </EmptyState>
      ) : (
        <ul className="product-cards few">
          {products.map(({ id, name, summary, imageUrl, href }) => (
            <ProductCard key={id} name={name} summary={summary} imageUrl={imageUrl} href={href} size="large" />
          ))}
        </ul>
      )}
      <Link href="/productCard" className="text-link featured-all">
        {texts.allProducts}
      </Link>
    </section>
  )
}
