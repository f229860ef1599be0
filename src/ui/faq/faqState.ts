import { atom } from 'jotai'
import { type FaqTabId, faqTabOf, firstFaqTab } from '../../content/faq/faqTabs.ts'

export const tabAtom = atom<FaqTabId>(firstFaqTab)
export const queryAtom = atom('')

const openItemAtom = atom<string | null>(null)

/** The one question whose answer shows; opening one brings its tab along. */
export const openAtom = atom(
  (get) => get(openItemAtom),
  (_get, set, id: string | null) => {
    set(openItemAtom, id)
    const tab = id === null ? undefined : faqTabOf(id)
    if (tab) set(tabAtom, tab.id)
  },
)
