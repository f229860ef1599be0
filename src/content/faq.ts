import { applicationQuestions } from './faq/applications.ts'
import { generalQuestions } from './faq/general.ts'
import type { FaqItem } from './faq/item.ts'
import { signInQuestions } from './faq/signIn.ts'
import { technicalQuestions } from './faq/technical.ts'

export type FaqTabId = 'technical' | 'general' | 'applications' | 'signIn'

export interface FaqTab {
  id: FaqTabId
  label: string
  items: readonly FaqItem[]
}

/** The four tabs in their order (000 section 2). */
export const faqTabs: readonly FaqTab[] = [
  { id: 'technical', label: 'TECHNICAL SUPPORT', items: technicalQuestions },
  { id: 'general', label: 'GENERAL', items: generalQuestions },
  { id: 'applications', label: 'APPLICATIONS', items: applicationQuestions },
  { id: 'signIn', label: 'LOGIN AND REGISTER', items: signInQuestions },
]

export const firstFaqTab: FaqTabId = 'general'

export const faqTexts = {
  title: 'FAQ',
  lead: 'What developers ask us most, answered by the people who run the APIs.',
  search: 'Search questions and answers',
  tabs: 'Subjects',
  helpLabel: 'More help',
  stillNeedHelp: 'STILL NEED HELP?',
  helpLead: 'Create a ticket, ask in the developer channel, or write to us.',
  nothingFound: 'No questions match your search.',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
} as const

/** The tab that holds a question, if any does. */
export const faqTabOf = (id: string): FaqTab | undefined =>
  faqTabs.find(({ items }) => items.some((item) => item.id === id))

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
