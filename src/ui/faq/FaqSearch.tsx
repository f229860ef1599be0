import { useAtom } from 'jotai'
import { faqTexts as texts } from '../../content/faq.ts'
import { SearchField } from '../kit/search/SearchField.tsx'
import { queryAtom } from './faqState.ts'

interface Props {
  /** How many questions match; nothing is announced without a query. */
  count: number | undefined
}

const toFirst = () => document.querySelector<HTMLElement>('.faq-results button[aria-expanded]')?.focus()

export function FaqSearch({ count }: Props) {
  const [query, setQuery] = useAtom(queryAtom)
  const status = count === undefined ? '' : count === 0 ? texts.nothingFound : texts.found(count)
  return (
    <SearchField
      id="faq-search"
      label={texts.search}
      value={query}
      onChange={setQuery}
      status={status}
      toFirst={toFirst}
    />
  )
}
