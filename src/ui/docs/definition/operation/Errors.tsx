import { createContext, use } from 'react'
import type { ErrorFieldsPlace } from '../../../../rules/definition/operation/errorFields.ts'
import { errorRowsOf, isError } from '../../../../rules/definition/operation/errorRows.ts'
import { fieldAnchor } from '../../../../rules/definition/operation/fieldAnchor.ts'
import type { AnswerOutline, OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { Link } from '../../../kit/links/Link.tsx'
import { definitionTexts as texts } from '../definitionTexts.ts'
import { AnswerFields } from '../fields/AnswerFields.tsx'
import { ErrorExample } from './ErrorExample.tsx'

/** Answers with the same headers and fields, as those of errors mostly have. */
function alike(answers: readonly AnswerOutline[]): AnswerOutline[][] {
  const groups = new Map<string, AnswerOutline[]>()
  for (const answer of answers) groups.set(answer.fieldsKey, [...(groups.get(answer.fieldsKey) ?? []), answer])
  return [...groups.values()]
}

/** By `fieldsKey`, where the page lists the fields of an error; all are listed with their operation unless given. */
export const ErrorFieldPlacesContext = createContext<ReadonlyMap<string, ErrorFieldsPlace>>(new Map())

const anchorOfFields = (operation: string, status: string) => fieldAnchor(operation, [status])

const hasFields = ({ headers, bodies }: AnswerOutline) =>
  headers.length > 0 || bodies.some(({ field }) => field !== undefined)

/** How a call can fail, a row for each way; the answer in full and its fields on demand. */
export function Errors({ operation }: { operation: OperationDetails }) {
  const rows = errorRowsOf(operation)
  if (rows.length === 0) return null
  return (
    <section className="answers">
      <h4>{texts.errors}</h4>
      <table className="fields" aria-label={texts.errors}>
        <thead>
          <tr>
            <th scope="col">{texts.error}</th>
            <th scope="col">{texts.when}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, status, code, message, when, example, how, id }) => (
            <tr key={key}>
              <th scope="row">
                <span>
                  <code>{status}</code>{' '}
                  {code !== '' && <small className="field-type">{texts.code(startOf(code, 'name'))}</small>}
                </span>
                {message !== '' && <span>{startOf(message, 'summary')}</span>}
              </th>
              <td>
                <p dir="auto">
                  {startOf(when, 'message')}{' '}
                  {id !== null && (
                    <Link
                      className="text-link"
                      href={`${pageHref('error-codes')}#${id}`}
                      aria-label={`${texts.whatToDo}: ${status} ${startOf(message, 'summary')}`}
                    >
                      {texts.whatToDo}
                    </Link>
                  )}
                </p>
                {__SANDBOX__ && how !== undefined && (
                  <p className="field-limits" dir="auto">
                    {texts.howTo} {startOf(how, 'message')}
                  </p>
                )}
                {example !== null && (
                  <ErrorExample what={`${status}: ${startOf(message || when, 'name')}`} text={example} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorFields operation={operation} />
    </section>
  )
}

/** In full with the first operation that has them; the others lead there. */
function ErrorFields({ operation: { id, answers } }: { operation: OperationDetails }) {
  const places = use(ErrorFieldPlacesContext)
  return alike(answers.filter((each) => isError(each) && hasFields(each))).map((group) => {
    const [first] = group
    if (!first) return null
    const title = texts.fieldsOf(group.map(({ status }) => status).join(', '))
    const place = places.get(first.fieldsKey)
    if (place && place.operation.id !== id)
      return (
        <p key={first.status} className="field-limits">
          <a className="text-link" href={`#${anchorOfFields(place.operation.id, place.status)}`}>
            {title}
          </a>{' '}
          {texts.listedWith(startOf(place.operation.summary, 'name'))}
        </p>
      )
    return (
      <details key={first.status} id={anchorOfFields(id, first.status)}>
        <summary>{title}</summary>
        <div>
          <AnswerFields operation={id} answer={first} />
        </div>
      </details>
    )
  })
}
