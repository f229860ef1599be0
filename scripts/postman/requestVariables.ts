import type { OperationDetails } from '../../src/rules/definition/operation/outline.ts'
import { writtenValue } from '../../src/rules/definition/references.ts'
import { daysAfter, withDays } from '../../src/rules/definition/samples/exampleDays.ts'
import { isRecord } from '../../src/rules/problem.ts'
import { jsonOf } from '../../src/rules/tryItOut/apiAnswer.ts'
import { addressOf, type Parameter, type Request } from './collectionFormat.ts'

/** The variable that has a value of an operation's answer. `pointer`: a JSON Pointer (RFC 6901). */
const variableOf = (operation: string, pointer: string): string =>
  `${operation}_${pointer.replace(/^\/data\//, '').replaceAll(/\W+/g, '_')}`

/** `{{today}}`, `{{days_ago_13}}` or `{{days_ahead_2}}` for a day of the examples; undefined for what is none. */
function dayVariable(text: string, examplesDay: string): string | undefined {
  const days = daysAfter(text, examplesDay)
  if (days === undefined) return undefined
  if (days === 0) return '{{today}}'
  return days < 0 ? `{{days_ago_${-days}}}` : `{{days_ahead_${days}}}`
}

/** A value of a call that another one answers. */
export interface TakenValue {
  /** Of the parameter, or of the member of the body. */
  name: string
  /** The operation whose answer has it, and the JSON Pointer there (RFC 6901). */
  source: string
  pointer: string
  variable: string
  /** What the definition's own example has in its place. */
  example: string
}

/** The operation that completes a call with its OTP. A script of the collection keeps what it takes. */
export const otpOperation = 'executeOtp'

export function takenValues({ id, valuesFrom, parameters, bodies }: OperationDetails): TakenValue[] {
  if (id === otpOperation) return []
  const body = jsonOf({ body: bodies[0]?.examples[0]?.text ?? '' })
  return valuesFrom.flatMap(({ operation: source, values }) =>
    Object.entries(values).map(([name, pointer]) => ({
      name,
      source,
      pointer,
      variable: variableOf(source, pointer),
      example: parameters.find((each) => each.name === name)?.example ?? writtenValue(isRecord(body) ? body[name] : ''),
    })),
  )
}

function filledBody(raw: string, values: ReadonlyMap<string, unknown>): string {
  const body = jsonOf({ body: raw })
  if (!isRecord(body) || !Object.keys(body).some((name) => values.has(name))) return raw
  const unquoted = new Set<string>()
  const members = Object.entries(body).map(([name, value]) => {
    const given = values.get(name)
    if (typeof given === 'string' && typeof value !== 'string') unquoted.add(given)
    return [name, given ?? value]
  })
  const text = JSON.stringify(Object.fromEntries(members), null, 2)
  return [...unquoted].reduce((written, variable) => written.replaceAll(`"${variable}"`, variable), text)
}

/** The request with these members of its body. */
export function withMembers(request: Request, members: Readonly<Record<string, unknown>>): Request {
  const { body } = request
  return body?.raw
    ? { ...request, body: { ...body, raw: filledBody(body.raw, new Map(Object.entries(members))) } }
    : request
}

/** The request with what earlier calls answered, and with days by the clock of the bank, as variables. */
export function withVariables(request: Request, operation: OperationDetails, examplesDay: string): Request {
  const values = new Map(takenValues(operation).map(({ name, variable }) => [name, `{{${variable}}}`]))
  const filled = (parameter: Parameter): Parameter => ({
    ...parameter,
    value: values.get(parameter.key) ?? dayVariable(parameter.value, examplesDay) ?? parameter.value,
  })
  const { url, body } = request
  const raw = body?.raw && filledBody(body.raw, values)
  return {
    ...request,
    url: addressOf(url.path, url.query?.map(filled), url.variable?.map(filled)),
    ...(body &&
      raw && {
        body: {
          ...body,
          raw: withDays(raw, (text) => dayVariable(text, examplesDay)),
        },
      }),
  }
}
