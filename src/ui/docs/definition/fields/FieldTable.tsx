import type { CSSProperties } from 'react'
import { fieldAnchor } from '../../../../rules/definition/operation/fieldAnchor.ts'
import { uniqueAnchor } from '../../../../rules/definition/operation/outline.ts'
import type { Field } from '../../../../rules/definition/schema/schemaFields.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { ServerText } from '../../../kit/ServerText.tsx'
import { definitionTexts as texts } from '../definitionTexts.ts'
import { Markdown } from '../Markdown.tsx'

interface Row {
  key: string
  /** Its address. */
  id: string
  depth: number
  field: Field
}

/** Fields one below the other, each before those that it contains. */
function rowsOf(operation: string, part: readonly string[], all: readonly Field[]): Row[] {
  // Variants have fields of the same names.
  const taken = new Set<string>()
  const rows = (fields: readonly Field[], depth: number, prefix: string, above: readonly string[]): Row[] =>
    fields.flatMap((field, index) => {
      const key = `${prefix}${index}.`
      const names = [...above, field.name]
      return [
        { key, id: uniqueAnchor(taken, fieldAnchor(operation, names)), depth, field },
        ...rows(field.fields, depth + 1, key, names),
      ]
    })
  return rows(all, 0, '', part)
}

interface Props {
  label: string
  /** Of the operation whose fields these are. */
  operation: string
  /** What leads from the operation to the fields. */
  part?: readonly string[]
  nameHeading?: string
  fields: readonly Field[]
  /** Where each is sent, for parameters. */
  places?: readonly string[]
}

export function FieldTable({ label, operation, part = [], nameHeading = texts.field, fields, places }: Props) {
  const rows = rowsOf(operation, part, fields)
  return (
    <table className="fields" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col">{texts.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, depth, field }, index) => (
          <FieldRow
            key={key}
            id={id}
            tabIndex={index === 0 ? 0 : -1}
            depth={depth}
            field={field}
            place={depth === 0 ? places?.[parseInt(key, 10)] : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}

function FieldRow({
  id,
  tabIndex,
  depth,
  field,
  place,
}: Omit<Row, 'key'> & { tabIndex: number; place: string | undefined }) {
  const { name, type, required, deprecated, description, limits, example, cut } = field
  return (
    <tr id={id}>
      <th scope="row" style={{ '--depth': depth } as CSSProperties}>
        {/* One stop for the tab key; the arrow keys lead on (`followFields.ts`). */}
        <a className="field-link" href={`#${id}`} tabIndex={tabIndex}>
          <code>{startOf(name, 'summary')}</code>
        </a>
        <span className="field-type">
          {place !== undefined && `${texts.places[place] ?? place} · `}
          {type}
        </span>
        {required && <span className="field-required">{texts.required}</span>}
        {deprecated && <span className="field-deprecated">{texts.deprecated}</span>}
      </th>
      <td>
        <Markdown text={description} />
        {limits.length > 0 && (
          <p className="field-limits">
            <ServerText kind="prose">{limits.join(' · ')}</ServerText>
          </p>
        )}
        {example !== undefined && (
          <p className="field-example">
            {texts.example}:{' '}
            <code>
              <ServerText kind="prose">{example}</ServerText>
            </code>
          </p>
        )}
        {cut && <p className="field-limits">{texts[cut]}</p>}
      </td>
    </tr>
  )
}
