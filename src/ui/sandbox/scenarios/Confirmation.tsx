import { Button } from '@radix-ui/themes/components/button'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { panelPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { Link } from '../../kit/links/Link.tsx'

interface Props {
  /** What the reset would delete. */
  lost: string
  onConfirm: () => void
  onCancel: () => void
}

export function Confirmation({ lost, onConfirm, onCancel }: Props) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Not the dock's, which it would close.
    event.preventDefault()
    onCancel()
  }
  return (
    <div className="scenario-question" role="alertdialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <p id={id}>
        The reset deletes {lost}.{' '}
        <Link className="text-link" href={panelPath('data')}>
          Save a snapshot first
        </Link>
      </p>
      <div className="actions">
        <Button ref={cancel} variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button color="red" variant="soft" onClick={onConfirm}>
          Delete and run
        </Button>
      </div>
    </div>
  )
}
