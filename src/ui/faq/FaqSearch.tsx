import { useAtom } from 'jotai'
import { SearchField } from '../kit/search/SearchField.tsx'
import { queryAtom } from './faqState.ts'
import { faqTexts as texts } from './faqTexts.ts'

interface Props {
  /** How many questions match; nothing is announced without a query. */
  count: number | undefined
}

const searchId = 'faq-search'

const toFirst = () => document.querySelector<HTMLElement>('.faq-results button[aria-expanded]')?.focus()

export function FaqSearch({ count }: Props) {
  const [query, setQuery] = useAtom(queryAtom)
  const status = count === undefined ? '' : count === 0 ? texts.nothingFound : texts.found(count)
  const search = (words: string) => {
    // What was typed before the page was hydrated replaces what may have the focus since.
    if (document.activeElement?.closest('.faq-tabs, .faq-panel')) document.getElementById(searchId)?.focus()
    setQuery(words)
  }
  return (
    <SearchField id={searchId} label={texts.search} value={query} onChange={search} status={status} toFirst={toFirst} />
  )
}
