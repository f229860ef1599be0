import { type FaqTab, faqTabs } from '../../content/faq/faqTabs.ts'
import { hasWords } from '../../rules/text/foldedText.ts'

/** The tabs with the questions whose own words or whose answer hold every word of the query; all of them without one. */
export const searchFaq = (query: string): FaqTab[] =>
  faqTabs
    .map((tab) => ({
      ...tab,
      items: tab.items.filter(({ question, answer }) => hasWords(`${question}\n${answer}`, query)),
    }))
    .filter(({ items }) => items.length > 0)
