import { productHref } from '../../rules/catalogue.ts'
import type { Product } from '../../rules/catalogueSchema.ts'
import { Link } from '../kit/Link.tsx'
import { ProductPicture } from '../kit/ProductPicture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { discoverTexts as texts } from './discoverTexts.ts'

export function ProductCard({ product: { id, name, summary, imageUrl } }: { product: Product }) {
  return (
    <li className="product-card">
      <ProductPicture source={imageUrl} size={56} />
      <h2 dir="auto">{name}</h2>
      <p dir="auto">{summary}</p>
      <Link href={productHref(id)} className="text-link">
        {texts.findOutMore}{' '}
        <span className="visually-hidden">
          about <bdi>{name}</bdi>
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
