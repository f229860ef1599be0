import { Button } from '@radix-ui/themes/components/button'
import { type ReactNode, useId } from 'react'
import { ticketLimits } from '../../rules/tickets/ticketLimits.ts'
import { lastPageOf } from '../../rules/tickets/ticketTable.ts'
import { ChevronDownIcon } from '../kit/icons.tsx'
import { ticketTexts as texts } from './ticketTexts.ts'

interface Props {
  count: number
  /** Counted from 0. */
  page: number
  size: number
  turn: (page: number) => void
  choose: (size: number) => void
}

/** Which rows are shown, how many at once, and the way to the others. */
export function Pager({ count, page, size, turn, choose }: Props) {
  const id = useId()
  const last = lastPageOf(count, size)
  return (
    <nav className="row pager" aria-label={texts.pages}>
      <label htmlFor={id}>{texts.pageSize}</label>
      <span className="select">
        <select id={id} value={size} onChange={(event) => choose(Number(event.target.value))}>
          {ticketLimits.pageSizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" />
      </span>
      <span className="pager-range" role="status">
        {texts.range(page * size + 1, Math.min(count, (page + 1) * size), count)}
      </span>
      <span className="pager-turns">
        <Turn label={texts.firstPage} disabled={page === 0} onClick={() => turn(0)}>
          «
        </Turn>
        <Turn label={texts.previousPage} disabled={page === 0} onClick={() => turn(page - 1)}>
          ‹
        </Turn>
        <Turn label={texts.nextPage} disabled={page === last} onClick={() => turn(page + 1)}>
          ›
        </Turn>
        <Turn label={texts.lastPage} disabled={page === last} onClick={() => turn(last)}>
          »
        </Turn>
      </span>
    </nav>
  )
}

interface TurnProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** Stays in reach of the keyboard at the first and the last page, so that the focus is not lost. */
function Turn({ label, disabled, onClick, children }: TurnProps) {
  return (
    <Button
      type="button"
      size="3"
      variant="soft"
      color="gray"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick()
      }}
    >
      {children}
    </Button>
  )
}
