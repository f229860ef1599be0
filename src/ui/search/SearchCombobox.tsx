import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { Problem } from '../../rules/problem.ts'
import { hasModifier } from '../kit/keys/hasModifier.ts'
import { isComposing } from '../kit/keys/isComposing.ts'
import { Link } from '../kit/links/Link.tsx'
import { reload } from '../kit/states/failure.ts'
import { grouped, optionId, ResultList } from './ResultList.tsx'
import type { SearchProps } from './searchState.ts'
import { searchTexts as texts } from './searchTexts.ts'

export function SearchCombobox({ actor, takeTyped }: SearchProps) {
  const { query, results, recent, problem } = useSelector(actor, ({ context }) => context)
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ open: 'empty' }))
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ open: 'shown' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isBlank = query.trim() === ''
  const groups = useMemo(
    () =>
      (isBlank ? [{ title: texts.recent, results: recent }] : grouped(results)).filter(
        (group) => group.results.length > 0,
      ),
    [isBlank, recent, results],
  )
  const options = useMemo(() => groups.flatMap((group) => group.results), [groups])
  // Every answer begins at its first result.
  const [selection, setSelection] = useState({ of: groups, index: 0 })
  const selected = selection.of === groups ? selection.index : 0
  const select = (index: number) => setSelection({ of: groups, index })
  const choose = (index: number) => {
    const result = options[index]
    if (result) actor.send({ type: 'result.choose', result })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (hasModifier(event) || isComposing(event.nativeEvent) || options.length === 0) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => select((selected + 1) % options.length),
      ArrowUp: () => select((selected + options.length - 1) % options.length),
      Home: () => select(0),
      End: () => select(options.length - 1),
      Enter: () => choose(selected),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const retry = () => {
    input.current?.focus()
    actor.send({ type: 'search.retry' })
  }
  const status = isShown ? texts.found(results.length) : isEmpty ? texts.noResults : ''
  return (
    <>
      <div className="search-dialog-head">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? optionId(listId, selected) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => actor.send({ type: 'query.change', query: target.value })}
          onKeyDown={onKeyDown}
          onFocus={() => {
            const typed = takeTyped()
            if (typed !== '') actor.send({ type: 'query.change', query: query + typed })
          }}
          placeholder={texts.placeholder}
          maxLength={100}
        />
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
      </div>
      <ResultList id={listId} groups={groups} selected={selected} onSelect={select} onChoose={choose} />
      {isEmpty && (
        <p className="search-dialog-hint">
          {texts.nothingFound(query.trim())}{' '}
          <Link href="/contact" onClick={() => actor.send({ type: 'search.close' })}>
            {texts.contact}
          </Link>
          .
        </p>
      )}
      {isBlank && recent.length === 0 && (
        <p className="search-dialog-hint">
          Find a page, an API, a field, an error code or a term. To search from any page, press <kbd>/</kbd> or{' '}
          <kbd>Ctrl+K</kbd>.
        </p>
      )}
      {hasFailed && <SearchFailed problem={problem} onRetry={retry} />}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  )
}

function SearchFailed({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  const isOutdated = problem?.kind === 'outdated'
  return (
    <div className="search-dialog-hint" role="alert">
      <p>{isOutdated ? problem.message : texts.failed}</p>
      <Button type="button" variant="soft" onClick={isOutdated ? reload : onRetry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </Button>
    </div>
  )
}
