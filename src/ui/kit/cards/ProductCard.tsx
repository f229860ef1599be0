import type { Product } from '../../../rules/catalogue/catalogueSchema.ts'
import type { Address } from '../../../rules/routes/address.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { Link } from '../links/Link.tsx'
import { ServerText } from '../ServerText.tsx'
import { Skeleton } from '../states/Skeleton.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import './productCard.css'

/** `large` where few are shown beside other content, with headings below that of their section. */
const sizes = {
  medium: { Heading: 'h2', className: 'card product-card', picture: 56, heading: ['26px', '55%'], summary: '48px' },
  large: {
    Heading: 'h3',
    className: 'card product-card large',
    picture: 72,
    heading: ['28px', '60%'],
    summary: '72px',
  },
} as const

interface Props extends Pick<Product, 'name' | 'summary' | 'imageUrl'> {
  href: Address
  size: keyof typeof sizes
}

export function ProductCard({ name, summary, imageUrl, href, size }: Props) {
  const { Heading, className, picture } = sizes[size]
  return (
    <li className={className}>
      <ProductPicture source={imageUrl} size={picture} />
      <Heading dir="auto">{startOf(name, 'name')}</Heading>
      <p dir="auto">
        <ServerText kind="summary">{summary}</ServerText>
      </p>
      <Link href={href} className="text-link">
        Find Out More{' '}
        <span className="visually-hidden">
          about <bdi>{startOf(name, 'name')}</bdi>
        </span>
      </Link>
    </li>
  )
}

export function ProductCardSkeleton({ size }: Pick<Props, 'size'>) {
  const { className, picture, heading, summary } = sizes[size]
  const [height, width] = heading
  return (
    <li className={className}>
      <Skeleton width={`${picture}px`} height={`${picture}px`} />
      <Skeleton width={width} height={height} />
      <Skeleton height={summary} />
    </li>
  )
}
