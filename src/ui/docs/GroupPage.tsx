import { apiProducts, baasProducts } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import { docsHref, docsSections } from '../../rules/docs.ts'
import { startOf } from '../../rules/serverText.ts'
import { Link } from '../kit/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { catalogueTexts as texts } from './catalogueTexts.ts'

/** Every product of one kind. */
export function GroupPage({ section, catalogue }: { section: 'api' | 'baas'; catalogue: Catalogue }) {
  const products = (section === 'api' ? apiProducts : baasProducts)(catalogue.products)
  return (
    <>
      <PageHeading title={docsSections.find(({ id }) => id === section)?.title ?? ''}>
        {texts.groupIntro[section]}
      </PageHeading>
      <ul className="docs-list">
        {products.map(({ id, name, summary }) => (
          <li key={id}>
            <Link href={docsHref({ kind: 'product', section, productId: id, linked: false })}>
              <bdi>{startOf(name, 'name')}</bdi>
            </Link>
            <p dir="auto">
              <ServerText kind="summary">{summary}</ServerText>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
