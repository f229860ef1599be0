import { useAtom } from 'jotai'
import type { KeyboardEvent } from 'react'
import { faqTexts as texts } from '../../rules/faq.ts'
import { queryAtom } from './faqState.ts'

interface Props {
  /** How many questions match; nothing is announced without a query. */
  count: number | undefined
}

/** Escape clears; ArrowDown and Enter lead to the first question found. */
function leave(event: KeyboardEvent<HTMLInputElement>, clear: () => void) {
  if (event.key === 'Escape') clear()
  else if (event.key === 'ArrowDown' || event.key === 'Enter') {
    event.preventDefault()
    document.querySelector<HTMLElement>('.faq-results button[aria-expanded]')?.focus()
  }
}

export function FaqSearch({ count }: Props) {
  const [query, setQuery] = useAtom(queryAtom)
  return (
    <search className="faq-search">
      <label htmlFor="faq-search">{texts.search}</label>
      <div className="faq-search-field">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.8 10.8 14 14" />
        </svg>
        <input
          id="faq-search"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => leave(event, () => setQuery(''))}
        />
      </div>
      <p role="status">{count === undefined ? '' : count === 0 ? texts.nothingFound : texts.found(count)}</p>
    </search>
  )
}
