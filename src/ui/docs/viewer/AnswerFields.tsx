import type { AnswerOutline, Body, Example } from '../../../rules/definition/outline.ts'
import type { Field } from '../../../rules/definition/schemaFields.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { CodeFigure } from '../samples/CodeFigure.tsx'
import { FieldTable } from './FieldTable.tsx'
import { viewerTexts as texts } from './viewerTexts.ts'

const fieldsOf = ({ field }: Body): readonly Field[] =>
  field ? (field.fields.length > 0 ? field.fields : field.type === 'object' ? [] : [field]) : []

export function AnswerFields({ answer: { status, headers, bodies } }: { answer: AnswerOutline }) {
  return (
    <>
      {headers.length > 0 && <FieldTable label={texts.headers} nameHeading={texts.headers} fields={headers} />}
      {bodies.map((body) => (
        <BodyFields key={body.mediaType} body={body} label={status} />
      ))}
    </>
  )
}

export function BodyFields({ body, label }: { body: Body; label: string }) {
  const { mediaType, field, required } = body
  const fields = fieldsOf(body)
  return (
    <div className="body-outline">
      <p className="field-type">
        <code>{mediaType}</code>
        {required && ` · ${texts.required}`}
      </p>
      {fields.length > 0 && <FieldTable label={`${label}: ${mediaType}`} fields={fields} />}
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
