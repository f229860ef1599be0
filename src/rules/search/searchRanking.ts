import { processTerm } from './search.ts'

/** Shortest word in which one wrong letter is forgiven. */
const fuzzyFrom = 4

/** Forgives two, so that two letters may be exchanged; for a query that finds nothing. */
export const tolerantFuzzy = (term: string): number | false => (term.length < fuzzyFrom ? false : 2)

/** Options of the index: the build that makes it and the page that reads it need the same ones. */
export const searchIndexOptions = {
  idField: 'href',
  fields: ['title', 'context', 'text'],
  storeFields: ['kind', 'title', 'context'],
  processTerm,
  searchOptions: {
    // A match in a title outweighs any number of matches in a text.
    boost: { title: 20, context: 3 },
    prefix: true,
    fuzzy: (term: string) => (term.length < fuzzyFrom ? false : 1),
    combineWith: 'AND',
  },
} satisfies object
