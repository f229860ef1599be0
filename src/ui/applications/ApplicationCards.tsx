import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { cardsPerPage, searchThreshold } from '../../rules/applications/applicationLimits.ts'
import { matchingApplications } from '../../rules/applications/applications.ts'
import { SearchField } from '../kit/search/SearchField.tsx'
import { EmptyState } from '../kit/states/States.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import type { ApplicationsActors } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'

const searchId = 'application-search'

/** The cards of all applications: the first ones, more of them on demand, or those that a search finds. */
export default function ApplicationCards({ actor, copying }: ApplicationsActors) {
  const applications = useSelector(actor, ({ context }) => context.applications)
  const reloading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(cardsPerPage)
  const list = useRef<HTMLUListElement>(null)
  const arrive = useRef<number | null>(null)
  const found = matchingApplications(applications, search)
  const focusCard = (index: number) => list.current?.querySelectorAll<HTMLElement>('h2 a')[index]?.focus()

  useEffect(() => {
    if (arrive.current !== null) focusCard(arrive.current)
    arrive.current = null
  })

  const type = (words: string) => {
    setSearch(words)
    setCount(cardsPerPage)
  }
  const clear = () => {
    document.getElementById(searchId)?.focus()
    type('')
  }
  const showMore = () => {
    arrive.current = count
    setCount(count + cardsPerPage)
  }
  return (
    <div>
      {(applications.length >= searchThreshold || search !== '') && (
        <SearchField
          id={searchId}
          label={texts.search}
          value={search}
          onChange={type}
          status={texts.found(found.length, applications.length)}
          toFirst={() => focusCard(0)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          title={texts.none}
          action={
            <Button type="button" size="3" variant="outline" onClick={clear}>
              {texts.clear}
            </Button>
          }
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className="application-cards" ref={list} aria-busy={reloading}>
          {found.slice(0, count).map((application) => (
            <ApplicationCard key={application.id} application={application} actor={actor} copying={copying} />
          ))}
        </ul>
      )}
      {count < found.length && (
        <div className="applications-more">
          <Button type="button" size="3" variant="outline" onClick={showMore}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}
