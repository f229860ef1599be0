import { productHref } from '../../rules/catalogue/catalogue.ts'
import type { Product } from '../../rules/catalogue/catalogueSchema.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { Link } from '../kit/Link.tsx'
import { ProductPicture } from '../kit/ProductPicture.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { discoverTexts as texts } from './discoverTexts.ts'

export function ProductCard({ product }: { product: Product }) {
  const { name, summary, imageUrl } = product
  return (
    <li className="product-card">
      <ProductPicture source={imageUrl} size={56} />
      <h2 dir="auto">{startOf(name, 'name')}</h2>
      <p dir="auto">
        <ServerText kind="summary">{summary}</ServerText>
      </p>
      <Link href={productHref(product)} className="text-link">
        {texts.findOutMore}{' '}
        <span className="visually-hidden">
          about <bdi>{startOf(name, 'name')}</bdi>
        </span>
      </Link>
    </li>
  )
}

export function ProductCardSkeleton() {
  return (
    <li className="product-card">
      <Skeleton width="56px" height="56px" />
      <Skeleton width="55%" height="26px" />
      <Skeleton height="48px" />
    </li>
  )
}
