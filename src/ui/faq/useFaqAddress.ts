import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { faqTabOf } from '../../content/faq/faqTabs.ts'
import { decoded } from '../../rules/docs/docs.ts'
import { onHashChange } from '../kit/links/onHashChange.ts'
import { openAtom, queryAtom } from './faqState.ts'

export const questionId = (id: string) => `question-${id}`

/** Keeps the address in step with the open answer, without a step in the history. */
export function showInAddress(id: string | null): void {
  history.replaceState(history.state, '', id === null ? location.pathname + location.search : `#${id}`)
}

/**
 * Opens the question that the address names, on arrival and whenever its hash changes, and moves the focus to it once the
 * tabs are there again.
 *
 * @param isFiltered what was found stands in the place of the tabs
 */
export function useFaqAddress(isFiltered: boolean): void {
  const open = useSetAtom(openAtom)
  const search = useSetAtom(queryAtom)
  const [wanted, want] = useState<{ id: string } | null>(null)

  useEffect(() => {
    const follow = () => {
      const id = decoded(location.hash.slice(1)).toLowerCase()
      if (!faqTabOf(id)) return
      search('')
      open(id)
      want({ id })
    }
    follow()
    return onHashChange(follow)
  }, [open, search])

  useEffect(() => {
    if (!wanted || isFiltered) return
    want(null)
    const question = document.getElementById(questionId(wanted.id))
    question?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'start' })
  }, [wanted, isFiltered])
}
