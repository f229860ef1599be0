import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { partsOf, type SearchResult, searchKinds } from '../../rules/search/search.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { hasModifier } from '../kit/keys/hasModifier.ts'
import { searchGroupTitles } from './searchTexts.ts'

export interface ResultGroup {
  title: string
  results: readonly SearchResult[]
}

/** Results by kind, the kind of the best one first. */
export function grouped(results: readonly SearchResult[]): ResultGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))].filter((kind) => searchKinds.includes(kind))
  return kinds.map((kind) => ({
    title: searchGroupTitles[kind],
    results: results.filter((result) => result.kind === kind),
  }))
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

interface OptionProps extends Pick<SearchResult, 'href' | 'title' | 'context'> {
  id: string
  index: number
  /** With spaces between. */
  words: string
  mentions: string
  isSelected: boolean
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  partsOf(text, words).map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
    isMatch ? <mark key={at}>{text}</mark> : text,
  )

/**
 * Of texts, so that a key draws again only what it changes. A link, so that its address can be copied and opened elsewhere; the
 * field has the focus and names the option.
 */
const Option = memo(function Option({ id, index, href, title, context, words, mentions, isSelected }: OptionProps) {
  const found = words.split(' ')
  return (
    <a
      role="option"
      id={id}
      data-index={index}
      href={href}
      tabIndex={-1}
      className="search-result"
      aria-selected={isSelected}
    >
      <span>
        <Marked text={startOf(title, 'name')} words={found} />
      </span>
      <small>
        <Marked text={startOf(context, 'summary')} words={found} />
      </small>
      {mentions !== '' && (
        <small>
          Mentions <mark>{mentions}</mark>
        </small>
      )}
    </a>
  )
})

interface ResultListProps {
  id: string
  groups: readonly ResultGroup[]
  selected: number
  onSelect: (index: number) => void
  onChoose: (index: number) => void
}

const indexAt = (target: EventTarget): number | null => {
  const option = target instanceof Element && target.closest<HTMLElement>('[data-index]')
  return option ? Number(option.dataset.index) : null
}

/** A press beside an option leaves the field its focus, and with it the keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The list of the search's field (ARIA Authoring Practices, combobox with a listbox). */
export function ResultList({ id, groups, selected, onSelect, onChoose }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer begins at its top
  useEffect(() => {
    if (selected === 0) list.current?.scrollTo({ top: 0 })
    else document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' })
  }, [id, groups, selected])
  const point = ({ target }: { target: EventTarget }) => {
    const index = indexAt(target)
    if (index !== null && index !== selected) onSelect(index)
  }
  const choose = (event: MouseEvent) => {
    const index = indexAt(event.target)
    if (index === null || hasModifier(event)) return
    event.preventDefault()
    onChoose(index)
  }
  let index = 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label="Results"
      className="search-results"
      onMouseDown={keepFocus}
      onPointerMove={point}
      onClick={choose}
    >
      {groups.map(({ title, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={title} role="group" aria-label={title} className="search-group">
          <div aria-hidden className="search-group-heading">
            {title}
          </div>
          {results.map(({ href, title, context, match }) => {
            const at = index++
            return (
              <Option
                key={at}
                id={optionId(id, at)}
                index={at}
                href={href}
                title={title}
                context={context}
                words={match?.words.join(' ') ?? ''}
                mentions={match?.mentions.join(', ') ?? ''}
                isSelected={at === selected}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
