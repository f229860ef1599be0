import { Fragment } from 'react'
import { isError, sampleAnswerOf } from '../../../../rules/definition/operation/errorRows.ts'
import { bodyPart } from '../../../../rules/definition/operation/fieldAnchor.ts'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { definitionTexts as texts } from '../definitionTexts.ts'
import { AnswerFields, BodyFields, ExampleFigure, partOf } from '../fields/AnswerFields.tsx'
import { FieldTable } from '../fields/FieldTable.tsx'
import { Markdown } from '../Markdown.tsx'
import { Errors } from './Errors.tsx'

interface Props {
  operation: OperationDetails
}

/** What an operation takes and answers, complete without JavaScript. */
export function OperationBody({ operation }: Props) {
  const { parameters, bodies } = operation
  return (
    <div className="operation-body">
      {parameters.length > 0 && (
        <section>
          <h4>{texts.parameters}</h4>
          <FieldTable
            label={texts.parameters}
            operation={operation.id}
            nameHeading={texts.name}
            fields={parameters}
            places={parameters.map((each) => each.in)}
          />
        </section>
      )}
      {bodies.length > 0 && (
        <section>
          <h4>{texts.request}</h4>
          {bodies.map((body, index) => (
            <Fragment key={body.mediaType}>
              <Markdown text={body.description} />
              <BodyFields operation={operation.id} part={partOf(index, bodyPart)} body={body} label={texts.request} />
              {body.examples.map((each) => (
                <ExampleFigure key={each.name} example={each} label={texts.request} />
              ))}
            </Fragment>
          ))}
        </section>
      )}
      {parameters.length === 0 && bodies.length === 0 && <p className="field-limits">{texts.noParameters}</p>}
      <Answers operation={operation} />
      <Errors operation={operation} />
    </div>
  )
}

function Answers({ operation }: Props) {
  const beside = sampleAnswerOf(operation)?.example
  const answers = operation.answers.filter((each) => !isError(each))
  if (answers.length === 0) return null
  return (
    <section className="answers">
      <h4>{texts.answers}</h4>
      {answers.map((answer, index) => (
        <details key={answer.status} open={index === 0}>
          <summary>
            <code>{answer.status}</code>
            <span>{startOf(answer.description, 'message')}</span>
          </summary>
          <div>
            <AnswerFields operation={operation.id} answer={answer} />
            {answer.bodies.flatMap(({ mediaType, examples }) =>
              examples
                .filter((each) => each !== beside)
                .map((each) => (
                  <ExampleFigure key={`${mediaType} ${each.name}`} example={each} label={answer.status} />
                )),
            )}
          </div>
        </details>
      ))}
    </section>
  )
}
