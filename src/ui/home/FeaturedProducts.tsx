import { Heading } from '@radix-ui/themes/components/heading'
import { featuredCount } from '../../rules/catalogue/catalogue.ts'
import type { Address } from '../../rules/routes/address.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { Link } from '../kit/Link.tsx'
import { ProductPicture } from '../kit/ProductPicture.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { EmptyState } from '../kit/States.tsx'
import { homeTexts as texts } from './homeTexts.ts'
import './sections.css'

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
        {(products === null || products.length >= featuredCount) && <p className="lead">{texts.featuredLead}</p>}
      </div>
      {products === null ? (
        <ul className="featured" aria-hidden="true">
          {waiting.map((key) => (
            <li key={key} className="featured-card">
              <Skeleton height="72px" width="72px" />
              <Skeleton height="28px" width="60%" />
              <Skeleton height="72px" />
            </li>
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
        <ul className="featured">
          {products.map(({ id, name, summary, imageUrl, href }) => (
            <li key={id} className="featured-card">
              <ProductPicture source={imageUrl} size={72} />
              <h3>{startOf(name, 'name')}</h3>
              <p>
                <ServerText kind="summary">{summary}</ServerText>
              </p>
              <Link href={href} className="text-link">
                {texts.findOutMore} <span className="visually-hidden">about {startOf(name, 'name')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link href="/productCard" className="text-link featured-all">
        {texts.allProducts}
      </Link>
    </section>
  )
}
