import { Button } from '@radix-ui/themes/components/button'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { object } from 'superstruct'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import type { DataControl, Snapshot } from '../../../rules/sandbox/data/data.ts'
import { snapshotName } from '../../../rules/sandbox/data/sandboxNames.ts'
import { counted } from '../../../rules/text/counted.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SchemaForm, useSchemaForm } from '../../kit/forms/schemaForm.tsx'
import { isComposing } from '../../kit/keys/isComposing.ts'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../workbench/times.ts'
import { ControlOutcome } from './ControlOutcome.tsx'
import type { DataControlActor } from './dataActors.ts'
import { useDone } from './useDone.ts'
import { useIsBusy } from './useIsBusy.ts'

const schema = standardSchema(object({ name: snapshotName }))

const isSave = ({ kind }: DataControl) => kind === 'save'
/** Of the snapshot that has this name; one that was renamed has its new one. */
const isOf =
  (name: string) =>
  (control: DataControl, isDone: boolean): boolean =>
    control.kind === 'rename'
      ? name === (isDone ? control.newName : control.name)
      : control.kind === 'restore' && control.name === name

export function Snapshots({ snapshots, actor }: { snapshots: readonly Snapshot[]; actor: DataControlActor }) {
  const isTaken = (name: string) => snapshots.some((snapshot) => snapshot.name === name)
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: ({ name }) =>
      actor.send({ type: 'control.request', control: { kind: 'save', name, overwrite: isTaken(name) } }),
  })
  /** What has no snapshot in the list that could show it: it was deleted, perhaps elsewhere. */
  const isUnlisted = (control: DataControl, isDone: boolean) =>
    control.kind === 'delete' ||
    (!isDone && (control.kind === 'restore' || control.kind === 'rename') && !isTaken(control.name))
  const isBusy = useIsBusy(actor)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The snapshot whose button takes the focus once it is there. */
  const renamed = useRef<string>(null)
  useDone(actor, (control) => {
    if (control.kind === 'save') form.clearSubmitted()
    if (control.kind === 'delete') heading.current?.focus()
    if (control.kind === 'rename') renamed.current = control.newName
  })
  return (
    <PanelSection title="Snapshots" heading={heading}>
      <ControlOutcome actor={actor} of={isUnlisted} />
      <p>Save all data under a name and restore it later. Restoring also sets the clock to the time of the snapshot.</p>
      <div className="data-form">
        <SchemaForm form={form} label="New snapshot">
          <FormField form={form} name="name" label="Name" autoComplete="off" />
          <Button type="submit" variant="soft" aria-disabled={isBusy} aria-busy={isBusy}>
            Save snapshot
          </Button>
        </SchemaForm>
      </div>
      <ControlOutcome actor={actor} of={isSave} />
      {snapshots.length === 0 ? (
        <p>No snapshots yet.</p>
      ) : (
        <ul className="data-list" aria-label="Snapshots, newest first">
          {snapshots.map((snapshot) => (
            <SnapshotItem key={snapshot.name} snapshot={snapshot} isTaken={isTaken} actor={actor} renamed={renamed} />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-GB')} kB`

interface ItemProps {
  snapshot: Snapshot
  isTaken: (name: string) => boolean
  actor: DataControlActor
  renamed: RefObject<string | null>
}

function SnapshotItem({ snapshot: { name, savedAt, time, size, rows }, isTaken, actor, renamed }: ItemProps) {
  const [isRenaming, setRenaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Each time: one whose place another takes has been there before.
  useEffect(() => {
    if (isRenaming || renamed.current !== name) return
    renamed.current = null
    button.current?.focus()
  })
  const cancel = () => {
    renamed.current = name
    setRenaming(false)
  }
  const request = (kind: 'restore' | 'delete') => actor.send({ type: 'control.request', control: { kind, name } })
  return (
    <li ref={toSectionHeading}>
      <div className="data-item">
        <strong dir="auto">{name}</strong>
        <span>
          Saved {dateTime(savedAt)}, bank time {dateTime(time)}, {counted(rows, 'row')}, {kilobytes(size)}
        </span>
      </div>
      {isRenaming ? (
        <RenameForm name={name} isTaken={isTaken} actor={actor} onCancel={cancel} />
      ) : (
        <div className="row data-actions">
          <Button variant="soft" aria-label={`Restore ${name}`} onClick={() => request('restore')}>
            Restore
          </Button>
          <Button ref={button} variant="outline" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button variant="outline" color="red" aria-label={`Delete ${name}`} onClick={() => request('delete')}>
            Delete
          </Button>
        </div>
      )}
      <ControlOutcome actor={actor} of={isOf(name)} />
    </li>
  )
}

interface RenameProps extends Pick<ItemProps, 'isTaken' | 'actor'> {
  name: string
  onCancel: () => void
}

function RenameForm({ name, isTaken, actor, onCancel }: RenameProps) {
  const form = useSchemaForm({
    schema,
    defaultValues: { name },
    onSubmit: ({ name: newName }) => {
      if (newName === name) return onCancel()
      actor.send({ type: 'control.request', control: { kind: 'rename', name, newName, overwrite: isTaken(newName) } })
    },
  })
  useEffect(() => form.focus('name'), [form])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    // Not the dock's, which it would close.
    event.preventDefault()
    onCancel()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for its controls, is none itself
    <div className="data-form" onKeyDown={onKeyDown}>
      <SchemaForm form={form} label={`Rename ${name}`}>
        <FormField form={form} name="name" label="New name" autoComplete="off" />
        <div className="row data-actions">
          <Button type="submit" variant="soft">
            Save name
          </Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </SchemaForm>
    </div>
  )
}
