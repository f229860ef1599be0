import type { Field } from '../../../rules/definition/schemaFields.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { ServerText } from '../../kit/ServerText.tsx'
import { Markdown } from './Markdown.tsx'
import { viewerTexts as texts } from './viewerTexts.ts'

interface Row {
  key: string
  depth: number
  field: Field
  place?: string
}

/** Fields one below the other, each before those that it contains. */
function rowsOf(fields: readonly Field[], depth: number, prefix: string): Row[] {
  return fields.flatMap((field, index) => {
    const key = `${prefix}${index}.`
    return [{ key, depth, field }, ...rowsOf(field.fields, depth + 1, key)]
  })
}

interface Props {
  label: string
  nameHeading?: string
  fields: readonly Field[]
  /** Where each is sent, for parameters. */
  places?: readonly string[]
}

export function FieldTable({ label, nameHeading = texts.field, fields, places }: Props) {
  const rows = rowsOf(fields, 0, '')
  return (
    <table className="fields" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col">{texts.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, depth, field }) => (
          <FieldRow
            key={key}
            depth={depth}
            field={field}
            place={depth === 0 ? places?.[parseInt(key, 10)] : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}

function FieldRow({ depth, field, place }: { depth: number; field: Field; place: string | undefined }) {
  const { name, type, required, deprecated, description, limits, example, cut } = field
  return (
    <tr>
      <th scope="row" data-depth={Math.min(depth, 6)}>
        <code>{startOf(name, 'summary')}</code>
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
