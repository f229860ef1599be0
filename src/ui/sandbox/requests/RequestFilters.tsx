import { Button } from '@radix-ui/themes/components/button'
import { useId, useMemo, useState } from 'react'
import { toProblem } from '../../../rules/problem.ts'
import { noFilter, type RequestFilter } from '../../../rules/sandbox/requests/requestFilter.ts'
import type { RequestsData } from '../../../rules/sandbox/requests/requestLog.ts'
import { counted } from '../../../rules/text/counted.ts'
import { handOffFocus } from '../../kit/focus/handOffFocus.ts'
import { SearchField } from '../../kit/search/SearchField.tsx'
import { ActionStatus } from '../workbench/panel/ActionStatus.tsx'
import { decisionTexts } from './decisions.ts'

interface Props {
  data: RequestsData
  /** How many calls are left of all. */
  found: number
  filter: RequestFilter
  /** Whether the portal's own calls are in the list. */
  isPortalShown: boolean
  /** Under a page, where what is used less is folded. */
  isDocked: boolean
  onChange: (filter: RequestFilter) => void
  onExport: () => Promise<void>
  toFirst: () => void
}

const toSearch = handOffFocus((button) => {
  const filters = button.closest('.request-filters')
  return () => [filters?.querySelector('input')]
})

type Choices = readonly (readonly [value: string, label: string])[]

export function RequestFilters({ data, found, filter, isPortalShown, isDocked, onChange, onExport, toFirst }: Props) {
  const id = useId()
  const [failed, setFailed] = useState('')
  const [exported, setExported] = useState('')
  const { events, applications } = data
  const { portal: _, ...chosen } = filter
  const isFiltered = Object.values(chosen).some((value) => value !== '')
  const set = (name: keyof RequestFilter) => (value: string) => onChange({ ...filter, [name]: value } as RequestFilter)
  const operations = useMemo(() => [...new Set(events.map(({ operation }) => operation))].toSorted(), [events])
  const calling = useMemo(() => new Set(events.map(({ application }) => application)), [events])
  const save = () => {
    setFailed('')
    setExported('')
    onExport().then(
      () => setExported('Requests exported'),
      (error: unknown) => setFailed(`Couldn’t export the requests. ${toProblem(error).message}`),
    )
  }
  const choices = (
    <>
      <Choice
        label="Outcome"
        value={filter.outcome}
        choices={Object.entries(decisionTexts)}
        onChange={set('outcome')}
      />
      <Choice
        label="Application"
        value={filter.application}
        choices={applications
          .filter(({ id }) => calling.has(id) || id === filter.application)
          .map((each) => [each.id, each.name])}
        onChange={set('application')}
      />
      <Choice
        label="Call"
        value={filter.operation}
        choices={operations.map((operation) => [operation, operation])}
        onChange={set('operation')}
      />
      <div className="actions">
        {isFiltered && (
          <Button ref={toSearch} variant="outline" onClick={() => onChange({ ...noFilter, portal: filter.portal })}>
            Clear filters
          </Button>
        )}
        <Button variant="soft" onClick={save}>
          Export HAR
        </Button>
      </div>
    </>
  )
  return (
    <div className="request-filters" data-docked={isDocked || undefined}>
      <SearchField
        id={id}
        label="Search requests"
        value={filter.text}
        onChange={set('text')}
        status={
          isFiltered || found < events.length
            ? `${found.toLocaleString('en-GB')} of ${counted(events.length, 'request')}`
            : ''
        }
        toFirst={toFirst}
      />
      <label className="check-row request-portal">
        <input
          type="checkbox"
          checked={isPortalShown}
          onChange={({ target }) => set('portal')(target.checked ? 'shown' : 'hidden')}
        />
        Portal calls
      </label>
      {isDocked ? (
        <details className="request-more">
          <summary>Filters</summary>
          <div className="request-filters">{choices}</div>
        </details>
      ) : (
        choices
      )}
      <ActionStatus text={exported} />
      <p role="alert" className="request-alert">
        {failed}
      </p>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: Choices
  onChange: (value: string) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  // An application may have been deleted, and a reset empties the list, while a filter stays.
  const isListed = value === '' || choices.some(([choice]) => choice === value)
  return (
    <div className="panel-field request-choice">
      <label className="panel-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
        {!isListed && <option value={value}>{value}</option>}
      </select>
    </div>
  )
}
