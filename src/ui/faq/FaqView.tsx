import { Button } from '@radix-ui/themes/components/button'
import { Provider, useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { FaqTabs } from './FaqTabs.tsx'
import { queryAtom } from './faqState.ts'
import { faqTexts as texts } from './faqTexts.ts'
import { Questions } from './Questions.tsx'
import { searchFaq } from './searchFaq.ts'
import { useFaqAddress } from './useFaqAddress.ts'
import '../content.css'
import './faq.css'
import './answerText.css'

/** The tab, the open question and the search live as long as the page. */
export function FaqView() {
  return (
    <Provider>
      <Faq />
    </Provider>
  )
}

function Faq() {
  const query = useDeferredValue(useAtomValue(queryAtom))
  const found = query.trim() === '' ? undefined : searchFaq(query)
  useFaqAddress(found !== undefined)
  return (
    <div className="content-page faq-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <div className="faq-main">
        <FaqSearch count={found?.reduce((count, { items }) => count + items.length, 0)} />
        {found ? (
          <div className="faq-results">
            {found.map(({ id, label, items }) => (
              <section key={id}>
                <h2 className="eyebrow">{label}</h2>
                <Questions items={items} heading="h3" />
              </section>
            ))}
          </div>
        ) : (
          <FaqTabs label={texts.tabs}>{({ items }) => <Questions items={items} heading="h2" />}</FaqTabs>
        )}
      </div>
      <aside className="faq-help" aria-label={texts.helpLabel}>
        <ArchDrawing />
        <p>{texts.helpLead}</p>
        <Button asChild size="3">
          <Link href="/support">{texts.stillNeedHelp}</Link>
        </Button>
      </aside>
    </div>
  )
}
