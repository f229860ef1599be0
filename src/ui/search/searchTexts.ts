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
