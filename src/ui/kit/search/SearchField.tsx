import { useEffect, useRef } from 'react'
import { isComposing } from '../keys/isComposing.ts'
import './search.css'

interface Props {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** What is found, announced as it changes. */
  status: string
  /** Where ArrowDown and Enter lead: the first of what was found. */
  toFirst: () => void
}

/** Searches while one types; Escape clears. */
export function SearchField({ id, label, value, onChange, status, toFirst }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated.
  const adopt = useRef(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useEffect(() => adopt.current(), [])
  return (
    <search className="search">
      <label htmlFor={id}>{label}</label>
      <div className="search-field">
        <svg width="20" height="20" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.8 10.8 14 14" />
        </svg>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return
            if (event.key === 'Escape') onChange('')
            else if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              toFirst()
            }
          }}
        />
      </div>
      <p role="status">{status}</p>
    </search>
  )
}
