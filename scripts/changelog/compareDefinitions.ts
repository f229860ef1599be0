import type { BundledDefinition } from '../../mocks/openapi/definition.ts'
import { dereferenced, listOf, type Node, nodeOf, operationAt, textOf } from '../../src/rules/definition/references.ts'
import type { ApiChange, ChangedOperation } from '../../src/rules/docs/changelog.ts'
import { compareSchemas, type Part, type Side } from './compareSchemas.ts'

export interface OperationChanges extends ChangedOperation {
  changes: readonly ApiChange[]
}

type Definitions = Readonly<Record<string, BundledDefinition>>

const other = (side: Side): Side => (side === 'request' ? 'response' : 'request')

const change = (
  kind: ApiChange['kind'],
  what: string,
  breaking: boolean,
  others: Partial<ApiChange> = {},
): ApiChange => ({
  kind,
  what,
  ...others,
  breaking,
})

/** What only one of two records has, and what both have. */
function pairs<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) {
  const both = [...before].flatMap(([name, value]) => {
    const now = after.get(name)
    return now === undefined ? [] : [[name, value, now] as const]
  })
  return {
    removed: [...before].filter(([name]) => !after.has(name)),
    added: [...after].filter(([name]) => !before.has(name)),
    both,
  }
}

const entriesOf = (node: unknown): Map<string, unknown> => new Map(Object.entries(nodeOf(node)))

const parametersOf = ({ node, document }: Part): Map<string, Node> =>
  new Map(
    listOf(nodeOf(node).parameters).map((each) => {
      const parameter = dereferenced(document, each)
      return [`${textOf(parameter.in)} ${textOf(parameter.name)}`, parameter]
    }),
  )

function compareParameters(before: Part, after: Part, side: Side): ApiChange[] {
  const { added, removed, both } = pairs(parametersOf(before), parametersOf(after))
  const placeOf = ({ in: place, name }: Node) => ({ name: textOf(name), place: textOf(place) })
  return [
    ...removed.map(([, parameter]) => change('removed', 'parameter', true, placeOf(parameter))),
    ...added.map(([, parameter]) => {
      const isRequired = parameter.required === true
      const what = isRequired ? 'required parameter' : 'parameter'
      return change('added', what, isRequired && side === 'request', placeOf(parameter))
    }),
    ...both.flatMap(([, old, now]) => {
      const words = (required: boolean) => (required ? 'required' : 'optional')
      const [was, is] = [old.required === true, now.required === true]
      const presence = { before: words(was), after: words(is), ...placeOf(now) }
      const deprecation = { before: String(old.deprecated === true), after: String(now.deprecated === true) }
      return [
        ...(was === is ? [] : [change('changed', 'presence', is === (side === 'request'), presence)]),
        ...(deprecation.before === deprecation.after
          ? []
          : [change('changed', 'deprecation', false, { ...deprecation, ...placeOf(now) })]),
        ...compareSchemas({ ...before, node: old.schema }, { ...after, node: now.schema }, { side, ...placeOf(now) }),
      ]
    }),
  ]
}

function compareContent(before: Part, after: Part, place: { side: Side; place: string }): ApiChange[] {
  const content = ({ node }: Part) => entriesOf(nodeOf(node).content)
  const { added, removed, both } = pairs(content(before), content(after))
  return [
    ...removed.map(([name]) => change('removed', 'media type', true, { name, place: place.place })),
    ...added.map(([name]) => change('added', 'media type', false, { name, place: place.place })),
    ...both.flatMap(([, old, now]) =>
      compareSchemas(
        { ...before, node: nodeOf(old).schema },
        { ...after, node: nodeOf(now).schema },
        { ...place, name: '' },
      ),
    ),
  ]
}

function compareBodies(before: Part, after: Part, side: Side): ApiChange[] {
  const bodyOf = ({ node, document }: Part) => dereferenced(document, nodeOf(node).requestBody)
  const [old, now] = [bodyOf(before), bodyOf(after)]
  const isRequired = now.required === true
  if (!('content' in old) && 'content' in now) return [change('added', 'body', isRequired, { place: 'request' })]
  if ('content' in old && !('content' in now)) return [change('removed', 'body', true, { place: 'request' })]
  const presence = {
    place: 'request',
    before: old.required === true ? 'required' : 'optional',
    after: isRequired ? 'required' : 'optional',
  }
  return [
    ...(presence.before === presence.after ? [] : [change('changed', 'presence of the body', isRequired, presence)]),
    ...compareContent({ ...before, node: old }, { ...after, node: now }, { side, place: 'request' }),
  ]
}

const isSuccess = (status: string) => status.startsWith('2')

/** The errors that the examples of a response document, by status, code and message. */
function errorsOf({ node, document }: Part): Map<string, true> {
  const errors = new Map<string, true>()
  for (const [status, response] of entriesOf(nodeOf(node).responses)) {
    if (isSuccess(status)) continue
    for (const content of Object.values(nodeOf(dereferenced(document, response).content)))
      for (const example of Object.values(nodeOf(nodeOf(content).examples))) {
        const value = nodeOf(dereferenced(document, example).value)
        const { detailCode, message } = nodeOf(value.header)
        const code = detailCode ?? value.error
        errors.set(
          [status, ...(code === '-1' ? [] : [code]), message ?? value.error_description].filter(Boolean).join(' '),
          true,
        )
      }
  }
  return errors
}

/** The field of the envelope that repeats the status of its response: the statuses themselves are compared. */
const repeatedStatus = 'header.statusCode'

function compareResponses(before: Part, after: Part, side: Side): ApiChange[] {
  const responses = ({ node }: Part) => entriesOf(nodeOf(node).responses)
  const { added, removed, both } = pairs(responses(before), responses(after))
  const errors = pairs(errorsOf(before), errorsOf(after))
  return [
    ...removed.map(([name]) => change('removed', 'status', isSuccess(name), { name })),
    ...added.map(([name]) => change('added', 'status', isSuccess(name), { name })),
    ...both.flatMap(([status, old, now]) => {
      const [one, another] = [dereferenced(before.document, old), dereferenced(after.document, now)]
      const headers = pairs(entriesOf(one.headers), entriesOf(another.headers))
      const place = `response ${status}`
      return [
        ...headers.removed.map(([name]) => change('removed', 'header', true, { name, place })),
        ...headers.added.map(([name]) => change('added', 'header', false, { name, place })),
        ...compareContent({ ...before, node: one }, { ...after, node: another }, { side: other(side), place }).filter(
          ({ name }) => name !== repeatedStatus,
        ),
      ]
    }),
    ...errors.removed.map(([name]) => change('removed', 'error', false, { name })),
    ...errors.added.map(([name]) => change('added', 'error', false, { name })),
  ]
}

/** The ways in, each with its scopes in order. */
const accessOf = ({ security }: Node): string[] =>
  listOf(security).map((way) =>
    Object.entries(nodeOf(way))
      .map(([scheme, scopes]) => `${scheme} ${listOf(scopes).toSorted().join(' ')}`.trim())
      .toSorted()
      .join(' + '),
  )

function compareAccess(before: Node, after: Node): ApiChange[] {
  const [old, now] = [accessOf(before), accessOf(after)]
  if (old.toSorted().join() === now.toSorted().join()) return []
  const breaking = old.some((way) => !now.includes(way))
  return [change('changed', 'access', breaking, { before: old.join(', ') || 'open', after: now.join(', ') || 'open' })]
}

/** When a call asks for a one-time password, in the words of the definition. */
const otpOf = ({ 'x-otp': rule }: Node): string =>
  rule === true ? 'always' : rule === undefined || rule === false ? 'never' : textOf(nodeOf(rule).when)

function compareExtensions(before: Node, after: Node): ApiChange[] {
  const signatureOf = ({ 'x-signature': rule = 'none' }: Node) => String(rule)
  const deprecationOf = ({ deprecated }: Node) => String(deprecated === true)
  const rules = [
    { what: 'signature', read: signatureOf, breaks: (_: string, now: string) => now === 'required' },
    {
      what: 'one-time password',
      read: otpOf,
      breaks: (old: string, now: string) => now !== 'never' && old !== 'always',
    },
    { what: 'deprecation', read: deprecationOf, breaks: () => false },
  ]
  return rules.flatMap(({ what, read, breaks }) => {
    const [old, now] = [read(before), read(after)]
    return old === now ? [] : [change('changed', what, breaks(old, now), { before: old, after: now })]
  })
}

function compareCallbacks(before: Part, after: Part): ApiChange[] {
  const operationsOf = ({ node }: Part) =>
    new Map(
      [...entriesOf(nodeOf(node).callbacks)].flatMap(([name, addresses]) =>
        Object.values(nodeOf(addresses)).flatMap((item) =>
          Object.values(nodeOf(item)).map((operation) => [name, operation] as const),
        ),
      ),
    )
  const { added, removed, both } = pairs(operationsOf(before), operationsOf(after))
  return [
    ...removed.map(([name]) => change('removed', 'callback', true, { name })),
    ...added.map(([name]) => change('added', 'callback', false, { name })),
    ...both.flatMap(([name, old, now]) =>
      compareMessages({ ...before, node: old }, { ...after, node: now }, 'response').map((each) => ({
        ...each,
        place: each.place === undefined ? `callback ${name}` : `${each.place} of the callback ${name}`,
      })),
    ),
  ]
}

const compareMessages = (before: Part, after: Part, side: Side): ApiChange[] => [
  ...compareParameters(before, after, side),
  ...compareBodies(before, after, side),
  ...compareResponses(before, after, side),
]

function operationOf(definition: BundledDefinition): Part {
  const document = nodeOf(JSON.parse(definition.document))
  return { document, node: operationAt(document, definition) }
}

function compareOperations(before: BundledDefinition, after: BundledDefinition): ApiChange[] {
  const [old, now] = [operationOf(before), operationOf(after)]
  const addresses = [before, after].map(({ method, path }) => `${method} ${path}`)
  return [
    ...(addresses[0] === addresses[1]
      ? []
      : [change('changed', 'address', true, { before: addresses[0] ?? '', after: addresses[1] ?? '' })]),
    ...compareAccess(nodeOf(old.node), nodeOf(now.node)),
    ...compareExtensions(nodeOf(old.node), nodeOf(now.node)),
    ...compareMessages(old, now, 'request'),
    ...compareCallbacks(old, now),
  ]
}

/** By operationId; one that was renamed keeps its address. */
function pairOf(after: Definitions, { operationId, method, path }: BundledDefinition) {
  const candidates = Object.values(after)
  return (
    candidates.find((each) => each.operationId === operationId) ??
    candidates.find((each) => each.method === method && each.path === path)
  )
}

/** What changed between two versions of the definitions, by service; those without a change are left out. */
export function compareDefinitions(before: Definitions, after: Definitions): OperationChanges[] {
  const found = Object.values(before).map((old) => ({ old, now: pairOf(after, old) }))
  const isNew = (each: BundledDefinition) => !found.some(({ now }) => now === each)
  const entry = ({ title: service, operationId, method, path }: BundledDefinition, changes: ApiChange[]) => ({
    service,
    operationId,
    method,
    path,
    changes,
  })
  return [
    ...found.map(({ old, now }) =>
      now ? entry(now, compareOperations(old, now)) : entry(old, [change('removed', 'operation', true)]),
    ),
    ...Object.values(after)
      .filter(isNew)
      .map((each) => entry(each, [change('added', 'operation', false)])),
  ].filter(({ changes }) => changes.length > 0)
}
