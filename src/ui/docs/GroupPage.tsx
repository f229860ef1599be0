import { useState } from 'react'
import { apiProducts, baasProducts, matching } from '../../rules/catalogue/catalogue.ts'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import type { Catalogue, Product } from '../../rules/catalogue/catalogueSchema.ts'
import { docsHref, docsSections } from '../../rules/docs/docs.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { SearchField } from '../kit/search/SearchField.tsx'
import { useSteps } from '../kit/useSteps.tsx'
import { catalogueTexts as texts } from './catalogueTexts.ts'

/** Every product of one kind. */
export function GroupPage({ section, catalogue }: { section: 'api' | 'baas'; catalogue: Catalogue }) {
  const products = (section === 'api' ? apiProducts : baasProducts)(catalogue.products)
  return (
    <>
      <PageHeading title={docsSections.find(({ id }) => id === section)?.title ?? ''}>
        {texts.groupIntro[section]}
      </PageHeading>
      <Products key={section} section={section} products={products} />
    </>
  )
}

function Products({ section, products }: { section: 'api' | 'baas'; products: readonly Product[] }) {
  const [search, setSearch] = useState('')
  const found = matching(products, search)
  const { shown, list, more } = useSteps(found, search)
  return (
    <>
      {products.length > catalogueLimits.listStep && (
        <SearchField
          id="group-search"
          label={texts.search}
          value={search}
          onChange={setSearch}
          status={texts.found(found.length, products.length)}
          toFirst={() => list.current?.querySelector('a')?.focus()}
        />
      )}
      <ul className="docs-list" ref={list}>
        {shown.map(({ id, slug, name, summary }) => (
          <li key={id}>
            <Link href={docsHref({ kind: 'product', section, product: slug, linked: false })}>
              <bdi>{startOf(name, 'name')}</bdi>
            </Link>
            <p dir="auto">
              <ServerText kind="summary">{summary}</ServerText>
            </p>
          </li>
        ))}
      </ul>
      {more && <div>{more}</div>}
    </>
  )
}
