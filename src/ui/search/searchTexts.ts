import type { SearchKind } from '../../rules/search/search.ts'
import { searchLimits } from '../../rules/search/searchLimits.ts'

export const searchTexts = {
  field: 'Search the portal',
  placeholder: 'Search pages, APIs, errors and terms',
  recent: 'Recent',
  found: (count: number) =>
    count >= searchLimits.results ? `Top ${count} results` : count === 1 ? '1 result' : `${count} results`,
  noResults: 'No results',
  nothingFound: (query: string) => `No results for “${query}”. Check the spelling, use fewer words or`,
  contact: 'contact us',
  failed: 'Couldn’t load the search. Check your connection, then try again.',
}

export const searchGroupTitles: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  product: 'Products',
  service: 'APIs',
  error: 'Error codes',
  term: 'Terms',
  question: 'Questions',
}
