import { applicationQuestions } from './applications.ts'
import { generalQuestions } from './general.ts'
import type { FaqItem } from './item.ts'
import { signInQuestions } from './signIn.ts'
import { technicalQuestions } from './technical.ts'

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

/** The one that is open at first. */
export const firstFaqTab: FaqTabId = 'general'

/** The tab that holds a question, if any does. */
export const faqTabOf = (id: string): FaqTab | undefined =>
  faqTabs.find(({ items }) => items.some((item) => item.id === id))
