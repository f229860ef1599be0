import { useId, useMemo } from 'react'
import type { AnswerOutline, Body, OperationDetails } from '../../../rules/definition/outline.ts'
import type { Field } from '../../../rules/definition/schemaFields.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { CodeFigure } from '../samples/CodeFigure.tsx'
import { FieldTable } from './FieldTable.tsx'
import { Markdown } from './Markdown.tsx'
import { viewerTexts as texts } from './viewerTexts.ts'

interface Props {
  operation: OperationDetails
  /** At most one answer is open. A browser goes through the whole page for each that is in such a group. */
  isExclusive: boolean
}

/** What an operation takes and answers, complete without JavaScript. */
export function OperationBody({ operation, isExclusive }: Props) {
  const { parameters, bodies, answers } = operation
  return (
    <div className="operation-body">
      {parameters.length > 0 && (
        <section>
          <h4>{texts.parameters}</h4>
          <FieldTable
            label={texts.parameters}
            nameHeading={texts.name}
            fields={parameters}
            places={parameters.map((each) => each.in)}
          />
        </section>
      )}
      {bodies.length > 0 && (
        <section>
          <h4>{texts.request}</h4>
          {bodies.map((body) => (
            <BodyOutline key={body.mediaType} body={body} label={texts.request} />
          ))}
        </section>
      )}
      {parameters.length === 0 && bodies.length === 0 && <p className="field-limits">{texts.noParameters}</p>}
      {answers.length > 0 && <Answers answers={answers} isExclusive={isExclusive} />}
    </div>
  )
}

const fieldsOf = ({ field }: Body): readonly Field[] =>
  field ? (field.fields.length > 0 ? field.fields : field.type === 'object' ? [] : [field]) : []

/** The status of the answer further up whose body has the same fields, as those of errors mostly have. */
function sameFieldsAs(answers: readonly AnswerOutline[]): ReadonlyMap<Body, string> {
  const same = new Map<Body, string>()
  const seen = new Map<string, string>()
  for (const { status, bodies } of answers)
    for (const body of bodies) {
      const fields = fieldsOf(body)
      const key = JSON.stringify(fields)
      const earlier = seen.get(key)
      if (earlier !== undefined && earlier !== status) same.set(body, earlier)
      else if (fields.length > 0) seen.set(key, status)
    }
  return same
}

function Answers({ answers, isExclusive }: { answers: readonly AnswerOutline[]; isExclusive: boolean }) {
  const group = useId()
  const same = useMemo(() => sameFieldsAs(answers), [answers])
  const first = answers.findIndex(({ status }) => status.startsWith('2'))
  return (
    <section className="answers">
      <h4>{texts.answers}</h4>
      {answers.map((answer, index) => (
        <details key={answer.status} name={isExclusive ? group : undefined} open={index === Math.max(first, 0)}>
          <summary>
            <code data-kind={answer.status.charAt(0)}>{answer.status}</code>
            <span>{startOf(answer.description, 'message')}</span>
          </summary>
          <div>
            {answer.headers.length > 0 && (
              <FieldTable label={texts.headers} nameHeading={texts.headers} fields={answer.headers} />
            )}
            {answer.bodies.map((body) => (
              <BodyOutline key={body.mediaType} body={body} label={answer.status} sameAs={same.get(body)} />
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}

interface BodyOutlineProps {
  body: Body
  label: string
  /** The answer further up that shows these fields. */
  sameAs?: string | undefined
}

function BodyOutline({ body, label, sameAs }: BodyOutlineProps) {
  const { mediaType, field, examples } = body
  const fields = fieldsOf(body)
  return (
    <div className="body-outline">
      <Markdown text={label === texts.request ? body.description : ''} />
      <p className="field-type">
        <code>{mediaType}</code>
        {body.required && ` · ${texts.required}`}
      </p>
      {sameAs !== undefined && <p className="field-limits">{texts.sameFields(sameAs)}</p>}
      {sameAs === undefined && fields.length > 0 && <FieldTable label={`${label}: ${mediaType}`} fields={fields} />}
      {field?.cut && <p className="field-limits">{texts[field.cut]}</p>}
      {examples.map(({ name, summary, text }) => (
        <CodeFigure
          key={name}
          what={`${label}: ${startOf(summary || name, 'name')}`}
          title={startOf(summary || (name === 'example' ? texts.example : name), 'summary')}
        >
          <code>{text}</code>
        </CodeFigure>
      ))}
    </div>
  )
}
