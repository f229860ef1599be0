import { Button } from '@radix-ui/themes/components/button'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { apiProducts, matching, productHref, visibleCardCount } from '../../rules/catalogue/catalogue.ts'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import type { Product } from '../../rules/catalogue/catalogueSchema.ts'
import { catalogueAtom } from '../catalogueState.ts'
import { ProductCard, ProductCardSkeleton } from '../kit/cards/ProductCard.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { SearchField } from '../kit/search/SearchField.tsx'
import { Spinner } from '../kit/states/Spinner.tsx'
import { EmptyState, ErrorState } from '../kit/states/States.tsx'
import '../content.css'
import './discover.css'
import { texts as shared } from '../../rules/text/texts.ts'
import { discoverTexts as texts } from './discoverTexts.ts'

export function DiscoverView({ onRetry }: { onRetry: () => void }) {
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  return (
    <div className="content-page discover">
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      {failed ? (
        <ErrorState title={shared.catalogueUnavailable} message={shared.productsFailed} onRetry={onRetry} />
      ) : catalogue ? (
        <Products products={apiProducts(catalogue.products)} />
      ) : (
        <LoadingState />
      )}
    </div>
  )
}

const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function LoadingState() {
  return (
    <>
      <p className="loading discover-loading" role="status">
        <Spinner /> {texts.loading}
      </p>
      <ul className="product-cards" aria-hidden="true">
        {skeletonKeys.map((key) => (
          <ProductCardSkeleton key={key} size="medium" />
        ))}
      </ul>
    </>
  )
}

const searchId = 'catalogue-search'

function Products({ products }: { products: readonly Product[] }) {
  const [search, setSearch] = useState('')
  const [more, setMore] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const arrive = useRef<(() => void) | null>(null)
  const found = matching(products, search)
  const count = search.trim() === '' ? visibleCardCount(more) : catalogueLimits.listStep * (more + 1)
  const shown = found.slice(0, count)
  const links = () => list.current?.querySelectorAll<HTMLElement>('a') ?? []

  useEffect(() => {
    arrive.current?.()
    arrive.current = null
  })

  const showMore = () => {
    const firstNew = shown.length
    arrive.current = () => links()[firstNew]?.focus({ preventScroll: true })
    setMore(more + 1)
  }
  const showLess = () => {
    arrive.current = () => moreButton.current?.focus()
    setMore(0)
  }
  const type = (words: string) => {
    setSearch(words)
    setMore(0)
  }
  const clear = () => {
    document.getElementById(searchId)?.focus()
    type('')
  }
  if (products.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  return (
    <>
      <SearchField
        id={searchId}
        label={texts.search}
        value={search}
        onChange={type}
        status={texts.found(found.length, products.length)}
        toFirst={() => links()[0]?.focus()}
      />
      {found.length === 0 ? (
        <EmptyState
          title={texts.none}
          action={
            <Button type="button" size="3" variant="outline" onClick={clear}>
              {texts.clear}
            </Button>
          }
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className="product-cards" ref={list}>
          {shown.map((product) => (
            <ProductCard key={product.id} {...product} href={productHref(product)} size="medium" />
          ))}
        </ul>
      )}
      {(shown.length < found.length || more > 0) && (
        <div className="row discover-more">
          {shown.length < found.length && (
            <Button ref={moreButton} type="button" size="3" variant="outline" onClick={showMore}>
              {texts.showMore}
            </Button>
          )}
          {more > 0 && (
            <Button type="button" size="3" variant="ghost" color="gray" onClick={showLess}>
              {texts.showLess}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
