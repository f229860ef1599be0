import { Link } from 'wouter'
import { productHref, catalogueTexts as texts } from '../../rules/catalogue.ts'
import type { Product } from '../../rules/catalogueSchema.ts'
import { Skeleton } from '../kit/Skeleton.tsx'

/** Stands for a picture that the bank does not name. */
const noPicture = '/favicon.svg'

export function ProductCard({ product: { id, name, summary, imageUrl } }: { product: Product }) {
  return (
    <li className="product-card">
      <img src={imageUrl === '' ? noPicture : imageUrl} alt="" width="56" height="56" loading="lazy" />
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
