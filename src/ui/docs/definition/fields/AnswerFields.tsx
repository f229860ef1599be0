import { bodyPart } from '../../../../rules/definition/operation/fieldAnchor.ts'
import type { AnswerOutline, Body, Example } from '../../../../rules/definition/operation/outline.ts'
import type { Field } from '../../../../rules/definition/schema/schemaFields.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { definitionTexts as texts } from '../definitionTexts.ts'
import { FieldTable } from './FieldTable.tsx'

const fieldsOf = ({ field }: Body): readonly Field[] =>
  field ? (field.fields.length > 0 ? field.fields : field.type === 'object' ? [] : [field]) : []

interface AnswerProps {
  operation: string
  answer: AnswerOutline
}

export function AnswerFields({ operation, answer: { status, headers, bodies } }: AnswerProps) {
  return (
    <>
      {headers.length > 0 && (
        <FieldTable
          label={texts.headers}
          operation={operation}
          part={[status]}
          nameHeading={texts.headers}
          fields={headers}
        />
      )}
      {bodies.map((body, index) => (
        <BodyFields
          key={body.mediaType}
          operation={operation}
          part={partOf(index, status, bodyPart)}
          body={body}
          label={status}
        />
      ))}
    </>
  )
}

interface BodyProps {
  operation: string
  part: readonly string[]
  body: Body
  label: string
}

/** Bodies of further media types have a number. */
export const partOf = (index: number, ...names: readonly string[]): readonly string[] =>
  index === 0 ? names : [...names, `${index + 1}`]

export function BodyFields({ operation, part, body, label }: BodyProps) {
  const { mediaType, field, required } = body
  const fields = fieldsOf(body)
  return (
    <div className="body-outline">
      <p className="field-type">
        <code>{mediaType}</code>
        {required && ` · ${texts.required}`}
      </p>
      {fields.length > 0 && (
        <FieldTable label={`${label}: ${mediaType}`} operation={operation} part={part} fields={fields} />
      )}
      {field?.cut && <p className="field-limits">{texts[field.cut]}</p>}
    </div>
  )
}

export function ExampleFigure({ example: { name, summary, text }, label }: { example: Example; label: string }) {
  return (
    <CodeFigure
      what={`${label}: ${startOf(summary || name, 'name')}`}
      title={startOf(summary || (name === 'example' ? texts.example : name), 'summary')}
    >
      <code>{text}</code>
    </CodeFigure>
  )
}
