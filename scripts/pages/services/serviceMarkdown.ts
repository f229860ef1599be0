import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { type OperationGroup, operationGroups } from '../../../src/rules/definition/operation/operationGroups.ts'
import {
  type Body,
  detailsOf,
  type OperationDetails,
  outlineOf,
} from '../../../src/rules/definition/operation/outline.ts'
import type { Access } from '../../../src/rules/definition/operation/security.ts'
import { listOf, type Node, nodeOf, textOf } from '../../../src/rules/definition/references.ts'
import { examplesDayOf, shownOn } from '../../../src/rules/definition/samples/exampleDays.ts'
import type { Field } from '../../../src/rules/definition/schema/schemaFields.ts'
import { asOpenApi3 } from '../../../src/rules/definition/swagger2.ts'
import { otpText } from '../../../src/rules/tryItOut/otpRule.ts'
import { definitionTexts as texts } from '../../../src/ui/docs/definition/definitionTexts.ts'
import type { RenderedService } from './servicePages.ts'

/** Whether the pages are those of a portal with a sandbox, where errors may be tried out. */
interface Build {
  hasSandbox: boolean
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const inCell = (text: string) => onOneLine(text).replaceAll('|', '\\|')

/** More backticks than stand together anywhere in the text. */
const backticks = (text: string, least: number) =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)))

function code(text: string): string {
  if (!text.includes('`')) return text === '' ? '' : `\`${text}\``
  const mark = backticks(text, 2)
  return `${mark} ${text} ${mark}`
}

/** As it stands, also where Markdown would take a part of it for its own, as the backslash of a pattern. */
const literal = (text: string) => (/[\\*`~<[]/.test(text) ? code(text) : text)

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows.map((row) => row.map(inCell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const fenced = (text: string, language: string): string => {
  const fence = backticks(text, 3)
  return `${fence}${language}\n${text}\n${fence}`
}

const meaningOf = ({ description, limits, example, deprecated, cut }: Field): string =>
  [
    ...(deprecated ? [`${texts.deprecated}.`] : []),
    description,
    ...(limits.length > 0 ? [`(${limits.map(literal).join(' · ')})`] : []),
    ...(example === undefined ? [] : [`${texts.example}: ${code(example)}`]),
    ...(cut ? [texts[cut]] : []),
  ].join(' ')

const yes = (required: boolean) => (required ? 'Yes' : '')

/** Fields one below the other, each by its path in the body. */
const rowsOf = (fields: readonly Field[], above = ''): string[][] =>
  fields.flatMap((field) => {
    const name = `${above}${field.name}`
    return [
      [code(name), field.type, yes(field.required), meaningOf(field)],
      ...rowsOf(field.fields, name === '' ? '' : `${name}.`),
    ]
  })

const fieldTable = (fields: readonly Field[]) => table([texts.field, 'Type', 'Required', texts.meaning], rowsOf(fields))

const fieldsOf = ({ field }: Body): readonly Field[] =>
  field ? (field.fields.length > 0 || field.type === 'object' ? field.fields : [field]) : []

/** `sameAs` is the status of the answer further up that has these fields. */
function bodyOf(body: Body, { hasSandbox, sameAs }: Build & { sameAs?: string | undefined }): string[] {
  const { mediaType, required, field, examples } = body
  const fields = fieldsOf(body)
  const isUnnamed = field !== undefined && field.type !== 'object' && !fields.includes(field)
  return [
    [code(mediaType), ...(isUnnamed ? [field.type] : []), ...(required ? [texts.required] : [])].join(', '),
    ...(sameAs === undefined ? [] : [`Same fields as ${sameAs}.`]),
    ...(sameAs === undefined && fields.length > 0 ? [fieldTable(fields)] : []),
    ...(field?.cut ? [texts[field.cut]] : []),
    ...examples.flatMap(({ name, summary, text, how }) => [
      `${summary || (name === 'example' ? texts.example : name)}:`,
      fenced(text, mediaType.includes('json') ? 'json' : ''),
      ...(hasSandbox && how !== undefined ? [`${texts.howTo} ${onOneLine(how)}`] : []),
    ]),
  ]
}

function accessText({ grants, scopes, schemes }: Access, anyScope: boolean): string {
  const tokens = grants.length === 0 ? schemes.join(' + ') : grants.map(code).join(', ')
  const named = scopes.map((scope) => `, ${texts.scope} ${code(scope)}`).join('')
  return `${tokens}${anyScope && scopes.length === 0 ? `, ${texts.anyScope}` : named}`
}

function operationOf(operation: OperationDetails, build: Build): string[] {
  const { method, path, summary, description, deprecated, parameters, bodies, answers } = operation
  const { access, anyScope, rateLimit, otp, signature } = operation
  const accesses = access.map((each) => accessText(each, anyScope)).join(` ${texts.or} `)
  return [
    `### ${onOneLine(summary)}`,
    `${code(`${method.toUpperCase()} ${path}`)}${deprecated ? ` (${texts.deprecated})` : ''}`,
    ...(description === '' ? [] : [description.trim()]),
    // Another sign than that of most descriptions, whose last list would go on in this one.
    [
      `* ${texts.access}: ${accesses || texts.noAccess}`,
      ...(rateLimit ? [`* ${texts.rateLimit}: ${texts.rateLimitText(rateLimit)}`] : []),
      `* ${texts.otp}: ${otpText(
        otp,
        access.flatMap((each) => each.grants),
      )}`,
      `* ${texts.signature}: ${texts.signatureText[signature ?? 'none']}`,
    ].join('\n'),
    ...(parameters.length === 0
      ? []
      : [
          `#### ${texts.parameters}`,
          table(
            [texts.name, 'In', 'Type', 'Required', texts.meaning],
            parameters.map((each) => [
              code(each.name),
              texts.places[each.in] ?? each.in,
              each.type,
              yes(each.required),
              meaningOf(each),
            ]),
          ),
        ]),
    ...(bodies.length === 0 ? [] : [`#### ${texts.request}`]),
    ...bodies.flatMap((body) => [
      ...(body.description === '' ? [] : [body.description.trim()]),
      ...bodyOf(body, build),
    ]),
    ...answersOf(answers, build),
  ]
}

function answersOf(answers: OperationDetails['answers'], { hasSandbox }: Build): string[] {
  const seen = new Map<string, string>()
  const bodyOnce = (body: Body, status: string): string[] => {
    const fields = JSON.stringify(fieldsOf(body))
    const earlier = seen.get(fields)
    if (earlier === undefined && fields !== '[]') seen.set(fields, status)
    return bodyOf(body, { hasSandbox, sameAs: earlier })
  }
  return answers.flatMap(({ status, description, headers, bodies }, index) => [
    ...(index === 0 ? [`#### ${texts.answers}`] : []),
    `##### ${status} ${onOneLine(description)}`.trim(),
    ...(headers.length === 0 ? [] : [fieldTable(headers)]),
    ...bodies.flatMap((body) => bodyOnce(body, status)),
  ])
}

const groupOf = (document: Node, { title, description, operations }: OperationGroup, build: Build): string[] => [
  `## ${onOneLine(title)}`,
  ...(description === '' ? [] : [description.trim()]),
  ...operations.flatMap((outline) => operationOf(detailsOf(document, outline), build)),
]

const serverLines = (document: Node): string[] =>
  listOf(document.servers).flatMap((server) => {
    const { url, description } = nodeOf(server)
    const address = textOf(url)
    return /^https?:/.test(address) ? [`* ${onOneLine(textOf(description)) || 'Server'}: ${code(address)}`] : []
  })

/** The page of a portal moves the days of examples to today; what is made at build says how to do that. */
function daysNote(document: Node, operations: readonly OperationDetails[]): string[] {
  const day = examplesDayOf(document)
  const isMoved = operations.some((each) => shownOn(document, each, '2000-01-01') !== each)
  return isMoved
    ? [
        `The examples happen on ${day}. Before you send one, replace its days by days as far from today: ${day} by today, ${addDays(day, -1)} by yesterday.`,
      ]
    : []
}

/** The page of a service as Markdown, from its definition: what an editor or an assistant reads best. */
export function serviceMarkdown({ catalogue, definition }: RenderedService, build: Build): string {
  const [service] = catalogue.services
  const [product] = catalogue.products
  const document = asOpenApi3(definition)
  const { description, operations } = outlineOf(document)
  const servers = serverLines(document)
  return [
    `# ${service?.name ?? ''}`,
    `${product?.name ?? ''}. ${texts.endpoint}: ${code(service?.endpointAddress ?? '')}`,
    ...(description === '' ? [] : [description.trim()]),
    ...(servers.length === 0 ? [] : [servers.join('\n')]),
    ...daysNote(
      document,
      operations.map((outline) => detailsOf(document, outline)),
    ),
    ...operationGroups(document, operations).flatMap((group) => groupOf(document, group, build)),
    ...(operations.length === 0 ? [texts.noOperations] : []),
  ]
    .join('\n\n')
    .concat('\n')
}
