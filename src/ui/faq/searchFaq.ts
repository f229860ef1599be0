import { type FaqTab, faqTabs } from '../../content/faq/faqTabs.ts'

const plain = (text: string) => text.toLocaleLowerCase('en').normalize('NFKD').replace(/\p{M}/gu, '')

/** The tabs with the questions whose own words or whose answer hold every word of the query; all of them without one. */
export function searchFaq(query: string): FaqTab[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return faqTabs
    .map((tab) => ({
      ...tab,
      items: tab.items.filter(({ question, answer }) => {
        const text = plain(`${question}\n${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
