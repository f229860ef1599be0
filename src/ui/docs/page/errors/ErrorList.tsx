import { useEffect, useLayoutEffect, useState } from 'react'
import { hasWords } from '../../../../rules/text/foldedText.ts'
import { onHashChange } from '../../../kit/links/onHashChange.ts'
import { SearchField } from '../../../kit/search/SearchField.tsx'
import { Code } from '../mdx/Code.tsx'
import { jsonHtml } from '../mdx/jsonHtml.ts'
import { type DocumentedError, documentedErrors, textOfError } from './documentedErrors.ts'

const all = documentedErrors.flatMap(({ errors }) => errors)

const fieldId = 'find-error'

/** All documented errors, filtered as one types: by status, name, message, code, cause or remedy. */
export function ErrorList() {
  const [query, setQuery] = useState('')
  useEffect(() => {
    // A link to an error that the filter hides.
    const show = () => {
      const id = location.hash.slice(1).toLowerCase()
      if (!document.getElementById(id)?.closest('[hidden]')) return
      setQuery('')
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }))
    }
    return onHashChange(show)
  }, [])
  // What was typed before the page was hydrated may hide what was pressed meanwhile.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('.errors [hidden]')) document.getElementById(fieldId)?.focus()
  })
  const found = all.filter((error) => hasWords(textOfError(error), query.trim()))
  const isFound = new Set(found.map(({ id }) => id))
  const status =
    query.trim() === ''
      ? ''
      : found.length === 1
        ? '1 error'
        : found.length === 0
          ? 'No errors'
          : `${found.length} errors`
  const toFirst = () =>
    document
      .getElementById(found[0]?.id ?? '')
      ?.querySelector('a')
      ?.focus()
  return (
    <div className="errors">
      <div data-chrome>
        <SearchField
          id={fieldId}
          label="Filter by status, message or code"
          value={query}
          onChange={setQuery}
          status={status}
          toFirst={toFirst}
        />
      </div>
      {documentedErrors.map(({ id, title, errors }) => (
        <section key={id} aria-labelledby={id} hidden={!errors.some((error) => isFound.has(error.id))}>
          <h3 id={id}>{title}</h3>
          {errors.map((error) => (
            <OneError key={error.id} error={error} hidden={!isFound.has(error.id)} />
          ))}
        </section>
      ))}
    </div>
  )
}

function OneError({
  error: { id, status, title, body, cause, remedy },
  hidden,
}: {
  error: DocumentedError
  hidden: boolean
}) {
  return (
    <div className="stack error" id={id} hidden={hidden}>
      <h4>
        <span className="status">{status}</span>{' '}
        <a href={`#${id}`} className="text-link">
          {title}
        </a>
      </h4>
      <dl>
        <div>
          <dt>Cause</dt>
          <dd>{cause}</dd>
        </div>
        <div>
          <dt>Remedy</dt>
          <dd>{remedy}</dd>
        </div>
      </dl>
      <Code language="json" html={jsonHtml(body)} />
    </div>
  )
}
