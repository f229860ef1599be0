import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useSelector } from '@xstate/react'
import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../rules/problem.ts'
import { type SearchResult, searchGroupTitles, searchKinds } from '../../rules/siteSearch.ts'
import { reload } from '../kit/failure.ts'
import { isComposing } from '../kit/isComposing.ts'
import { takeTyped } from '../kit/typedAhead.ts'
import { useReturnFocus } from '../kit/useReturnFocus.ts'
import styles from './searchDialog.css?url'
import type { SearchActor } from './searchState.ts'

interface Group {
  title: string
  results: readonly SearchResult[]
}

/** Results by kind, the kind of the best one first. */
function grouped(results: readonly SearchResult[]): Group[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))].filter((kind) => searchKinds.includes(kind))
  return kinds.map((kind) => ({
    title: searchGroupTitles[kind],
    results: results.filter((result) => result.kind === kind),
  }))
}

const found = (count: number) => (count === 1 ? '1 result' : `${count} results`)

export default function SearchDialog({ actor }: { actor: SearchActor }) {
  const { query, results, recent, problem } = useSelector(actor, ({ context }) => context)
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ open: 'empty' }))
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ open: 'shown' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const returnFocus = useReturnFocus()
  const list = useRef<HTMLDivElement>(null)
  const isBlank = query.trim() === ''
  const groups = isBlank ? [{ title: 'Recent', results: recent }] : grouped(results)
  // Every answer begins at its first result, wherever the list before was scrolled to or had its choice.
  const [choice, setChoice] = useState({ of: results, href: '' })
  const selected = choice.of === results ? choice.href : (grouped(results)[0]?.results[0]?.href ?? '')
  const setSelected = (href: string) => setChoice({ of: results, href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each answer
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: 0 }))
    return () => cancelAnimationFrame(frame)
  }, [results])
  const status = isShown ? found(results.length) : isEmpty ? 'No results' : ''
  return (
    <Dialog.Root open onOpenChange={() => actor.send({ type: 'search.close' })}>
      <Dialog.Content
        className="search-dialog"
        align="start"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      >
        <link rel="stylesheet" href={styles} precedence="search" />
        <Dialog.Title as="h2" className="visually-hidden">
          Search
        </Dialog.Title>
        <Command label="Search the portal" shouldFilter={false} loop value={selected} onValueChange={setSelected}>
          <div className="search-dialog-head">
            <Command.Input
              value={query}
              onValueChange={(value) => actor.send({ type: 'query.change', query: value })}
              onFocus={() => {
                const typed = takeTyped()
                if (typed !== '') actor.send({ type: 'query.change', query: query + typed })
              }}
              placeholder="Search pages, APIs, errors and terms"
              maxLength={100}
            />
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray" size="1">
                Close
              </Button>
            </Dialog.Close>
          </div>
          <Command.List label="Results" className="search-results" ref={list}>
            {groups.map(
              ({ title, results: own }) =>
                own.length > 0 && (
                  <Command.Group key={title} heading={title} className="search-group">
                    {own.map((result) => (
                      <Command.Item
                        key={result.href}
                        className="search-result"
                        value={result.href}
                        onSelect={() => actor.send({ type: 'result.choose', result })}
                      >
                        <span>{result.title}</span>
                        <small>{result.context}</small>
                      </Command.Item>
                    ))}
                  </Command.Group>
                ),
            )}
          </Command.List>
          {isEmpty && (
            <p className="search-dialog-hint">
              No results for “{query.trim()}”. Check the spelling or use fewer words.
            </p>
          )}
          {isBlank && recent.length === 0 && (
            <p className="search-dialog-hint">Find a page, an API, a field, an error code or a term.</p>
          )}
          {hasFailed && <SearchFailed problem={problem} onRetry={() => actor.send({ type: 'search.retry' })} />}
          <p className="visually-hidden" role="status">
            {status}
          </p>
        </Command>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function SearchFailed({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  const isOutdated = problem?.kind === 'outdated'
  return (
    <div className="search-dialog-hint" role="alert">
      <p>{isOutdated ? problem.message : 'Couldn’t load the search. Check your connection, then try again.'}</p>
      <Button type="button" size="2" variant="soft" onClick={isOutdated ? reload : onRetry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </Button>
    </div>
  )
}
