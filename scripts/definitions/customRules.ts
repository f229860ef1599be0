import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { apiProducts } from '../../mocks/fixtures/catalogue/apiProducts.ts'
import { baasProducts } from '../../mocks/fixtures/catalogue/baasProducts.ts'
import { isIban } from '../../mocks/fixtures/iban.ts'
import { openingHoursOf } from '../../src/rules/bank/openingHours.ts'
import { otpRuleOf } from '../../src/rules/tryItOut/otpRule.ts'

type Json = Record<string, unknown>

const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const resolved = ({ resolve }: UserContext, value: unknown): Json =>
  asRecord(resolve(asRecord(value) as { $ref: string }).node ?? value)

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const products = new Map([...apiProducts, ...baasProducts].map((product) => [product.folder, product]))

const folderOf = ({ location }: UserContext) => location.source.absoluteRef.split(/[\\/]/).at(-2)

const hasBody = (key: string | number) => key === 'post' || key === 'put'

const refersTo = (value: unknown, end: string) => String(asRecord(value).$ref ?? '').endsWith(end)

/** A callback is what the bank sends: it has other rules than what it answers. */
const isCallback = ({ location }: UserContext) => location.pointer.includes('/callbacks/')

/** Whether a parameter is the shared one of this name. */
const hasShared = (operation: Json, name: string) =>
  Array.isArray(operation.parameters) &&
  operation.parameters.some((each) => refersTo(each, `/parameters.yaml#/${name}`))

/** lowerCamel case with a verb and a noun at least. */
const operationIdForm: Oas3Rule = () => ({
  Operation({ operationId = '' }, { report, location }) {
    if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId))
      report({ message: 'Expected a verb and a noun in lowerCamel case', location: location.child('operationId') })
  },
})

const tagIsProduct: Oas3Rule = () => ({
  Operation({ tags = [] }, context) {
    if (isCallback(context)) return
    const expected = products.get(folderOf(context))?.name
    if (expected === undefined) context.report({ message: `No product of mocks/fixtures/catalogue has this folder` })
    else if (tags.length !== 1 || tags[0] !== expected)
      context.report({ message: `Expected the product’s name, ${expected}`, location: context.location.child('tags') })
  },
})

/** A product has the ids between its own and the next thousand. */
const serviceIdOfProduct: Oas3Rule = () => ({
  Info(info, context) {
    const serviceId = asRecord(info)['x-service-id']
    const productId = Number(products.get(folderOf(context))?.id)
    if (Number.isInteger(serviceId) && Math.floor((Number(serviceId) - 1) / 1000) * 1000 === productId) return
    context.report({ message: `Expected an x-service-id from ${productId + 1} on` })
  },
})

/** Every property, array item and component of a schema says what it means. */
const schemaDescriptions: Oas3Rule = () => ({
  SchemaProperties(properties, context) {
    for (const [name, property] of Object.entries(properties))
      if (!isText(asRecord(property).description) && !isText(resolved(context, property).description))
        context.report({ message: `${name}: Expected a description`, location: context.location.child(name).key() })
  },
  Schema(schema, context) {
    const { items } = schema
    if (items && !isText(asRecord(items).description) && !isText(resolved(context, items).description))
      context.report({ message: 'Expected a description of the items', location: context.location.child('items') })
  },
})

/** A text has a length, a pattern or a list; a number has limits. */
const schemaLimits: Oas3Rule = () => ({
  Schema(schema, { report, key }) {
    const { type, enum: values, format, pattern, maxLength, minimum, maximum } = asRecord(schema)
    const has = (...limits: unknown[]) => limits.some((limit) => limit !== undefined)
    const types = [type].flat()
    if (has(values, asRecord(schema).const)) return
    if (types.includes('string') && !has(format, pattern, maxLength, asRecord(schema).contentEncoding))
      report({ message: `${key}: Expected a format, a pattern, an enum or a maxLength` })
    if ((types.includes('integer') || types.includes('number')) && !has(minimum, maximum))
      report({ message: `${key}: Expected a minimum or a maximum` })
  },
})

const responseDescriptions: Oas3Rule = () => ({
  Response({ description }, { report }) {
    if (!isText(description)) report({ message: 'Expected a description' })
  },
})

const parameterExamples: Oas3Rule = () => ({
  Parameter(parameter, { report }) {
    if (parameter.example === undefined && parameter.examples === undefined) report({ message: 'Expected an example' })
  },
})

/** Named examples with a summary; an empty one where the answer is a page of a list. */
const bodyExamples: Oas3Rule = () => ({
  MediaType(mediaType, context) {
    const examples = Object.entries(asRecord(mediaType.examples))
    if (examples.length === 0) context.report({ message: 'Expected examples by name' })
    for (const [name, example] of examples)
      if (!isText(resolved(context, example).summary))
        context.report({ message: 'Expected a summary', location: context.location.child(['examples', name]) })
    const hasPage = examples.some(([, example]) => {
      const data = asRecord(asRecord(resolved(context, example).value).data)
      return 'page' in data
    })
    if (hasPage && !examples.some(([name]) => name === 'empty'))
      context.report({ message: 'Expected an example named empty', location: context.location.child('examples') })
  },
})

/** The answers that every call can have, 404 where the address or the body names something. */
const errorSet: Oas3Rule = () => ({
  Operation(operation, context) {
    if (isCallback(context)) return
    const responses = asRecord(operation.responses)
    const named = context.location.pointer.includes('~1{') || hasBody(context.key)
    const takesInput = named || (operation.parameters ?? []).some((each) => resolved(context, each).in === 'query')
    const wanted = [
      '200',
      ...(takesInput ? ['400'] : []),
      '401',
      '403',
      ...(named && !hasBody(context.key) ? ['404'] : []),
      '429',
      '500',
    ]
    for (const status of wanted)
      if (!(status in responses))
        context.report({ message: `Expected an answer ${status}`, location: context.location.child('responses') })
    for (const [status, answer] of Object.entries(responses)) {
      if (status.startsWith('2')) continue
      const media = asRecord(asRecord(resolved(context, answer).content)['application/json'])
      if (!refersTo(media.schema, 'schemas.yaml#/Failure'))
        context.report({
          message: `${status}: Expected the body to be the shared Failure`,
          location: context.location.child(['responses', status]),
        })
    }
  },
})

const schemes = ['publicAccess', 'customerAccess', 'baasAccess']

/** One of the three shared schemes, with at least one of its scopes unless the operation says that any will do. */
const securityScopes: Oas3Rule = () => {
  let declared: Json = {}
  return {
    Components(components) {
      declared = asRecord(components.securitySchemes)
    },
    Operation: {
      leave(operation, context) {
        if (isCallback(context)) return
        const where = { location: context.location.child('security') }
        if (!operation.security?.length) return context.report({ message: 'Expected a security requirement', ...where })
        for (const [name, scopes] of operation.security.flatMap((requirement) => Object.entries(requirement))) {
          if (!schemes.includes(name))
            context.report({ message: `${name}: Expected one of ${schemes.join(', ')}`, ...where })
          if (scopes.length === 0 && asRecord(operation)['x-any-scope'] !== true)
            context.report({ message: `${name}: Expected a scope`, ...where })
        }
      },
    },
    Root: {
      leave(root, context) {
        const operations = Object.values(asRecord(root.paths)).flatMap((item) => Object.values(asRecord(item)))
        const requirements = operations.flatMap((operation) => asRecord(operation).security ?? []) as Json[]
        for (const [name, scopes] of requirements.flatMap((requirement) => Object.entries(requirement))) {
          if (!refersTo(declared[name], `/shared/security.yaml#/${name}`))
            context.report({ message: `${name}: Expected a reference to ../shared/security.yaml#/${name}` })
          const scheme = resolved(context, declared[name])
          const flows = Object.values(asRecord(scheme.flows)).map((flow) => asRecord(asRecord(flow).scopes))
          const known = Object.keys(Object.assign({}, asRecord(scheme['x-scopes']), ...flows))
          for (const scope of scopes as string[])
            if (!known.includes(scope)) context.report({ message: `${name} has no scope ${scope}` })
        }
      },
    },
  }
}

/** Every POST and PUT body has the channel and the language (001 section 7). */
const requestContext: Oas3Rule = () => ({
  Operation(operation, context) {
    if (!hasBody(context.key) || isCallback(context)) return
    const media = asRecord(asRecord(resolved(context, operation.requestBody).content)['application/json'])
    const schema = resolved(context, media.schema)
    const alternatives = schema.properties === undefined && Array.isArray(schema.oneOf) ? schema.oneOf : [schema]
    const bodies = alternatives.map((each) => resolved(context, each))
    const isThere = ({ properties, required }: Json) =>
      refersTo(asRecord(properties).context, '/schemas.yaml#/Context') &&
      ([required].flat() as unknown[]).includes('context')
    if (!bodies.every((body) => isThere(body)))
      context.report({ message: 'Expected a required context, the shared Context, in the request body' })
  },
})

/** x-signature and the parameters that go with it. */
const signature: Oas3Rule = () => ({
  Operation(operation, context) {
    if (isCallback(context)) return
    const { report } = context
    const need = asRecord(operation)['x-signature']
    const names: Record<string, string> = { required: 'SignRequired', optional: 'SignOptional' }
    const name = names[String(need)]
    if (name === undefined) return report({ message: 'Expected x-signature: required or optional' })
    for (const parameter of [name, 'IsResponseSigned'])
      if (!hasShared(asRecord(operation), parameter)) report({ message: `Expected the shared parameter ${parameter}` })
  },
})

/** The shared example, or one of an operation whose answer says more while the call waits. */
function asksBySms(example: unknown): boolean {
  const { status, authenticationType } = asRecord(asRecord(asRecord(example).value).data)
  return refersTo(example, '/examples.yaml#/OtpBySms') || (status === 'OTP_REQUIRED' && authenticationType === 1)
}

/** An operation that asks for an OTP shows what it answers then. */
const otp: Oas3Rule = () => ({
  Operation(operation, context) {
    const flag = asRecord(operation)['x-otp']
    const answer = resolved(context, asRecord(operation.responses)['200'])
    const media = asRecord(asRecord(answer.content)['application/json'])
    const shows = Object.values(asRecord(media.examples)).some(asksBySms)
    const rule = otpRuleOf(flag)
    if (flag !== undefined && rule.asks === 'never')
      context.report({ message: 'Expected x-otp: true or x-otp: { when, examples }, or no x-otp' })
    if ((rule.asks === 'never') === shows)
      context.report({ message: 'x-otp and the example OtpBySms of an answer belong together' })
    if (rule.asks !== 'sometimes') return
    const body = resolved(context, asRecord(operation.requestBody))
    const names = Object.keys(asRecord(asRecord(asRecord(body.content)['application/json']).examples))
    const asking = names.filter((name) => rule.examples.includes(name))
    if (asking.length !== rule.examples.length || asking.length === 0 || asking.length === names.length)
      context.report({ message: 'Expected examples of x-otp to be some of those of the body, and not all' })
  },
})

/** Every failure says how to get it, in its example or, for one operation, in the operation's own x-provoke. */
const provoke: Oas3Rule = () => ({
  Operation(operation, { resolve, report }) {
    const provocations = asRecord(asRecord(operation)['x-provoke'])
    const named = new Set<string>()
    for (const [code, response] of Object.entries(asRecord(operation.responses))) {
      const { node, location } = resolve<object>(response as { $ref: string })
      const { examples } = asRecord(asRecord(asRecord(node).content)['application/json'])
      for (const [name, example] of Object.entries(asRecord(examples))) {
        named.add(name)
        const failure = asRecord(resolve<object>(example as { $ref: string }, location?.source.absoluteRef).node)
        if (/^[45]/.test(code) && !provocations[name] && !failure['x-provoke'])
          report({ message: `x-provoke: Expected how to get ${name}` })
      }
    }
    for (const [name, provocation] of Object.entries(provocations)) {
      if (!named.has(name)) report({ message: `x-provoke: There is no failure ${name}` })
      const { how } = asRecord(provocation)
      if (typeof how !== 'string' || !/^[A-Z].*\.$/.test(how))
        report({ message: `x-provoke: ${name}: Expected how, a sentence` })
    }
  },
})

/** What is open at certain hours says when, in its extension as in its description. */
const openingHours: Oas3Rule = () => ({
  Operation(operation, context) {
    const extension = asRecord(operation)['x-opening-hours']
    if (extension === undefined) return
    const hours = openingHoursOf(resolved(context, extension))
    if (!hours) {
      context.report({
        message:
          'Expected x-opening-hours: { name, days: every or bank, opensAt, closesAt, outside: refused or waits }',
      })
      return
    }
    const { opensAt, closesAt, halfDayClosesAt } = hours
    const onHalfDays = halfDayClosesAt === closesAt ? '' : `, on half days until ${halfDayClosesAt}`
    const stated = `from ${opensAt} to ${closesAt}${onHalfDays}`
    if (!operation.description?.includes(stated))
      context.report({ message: `Expected the description to say “${stated}”, as x-opening-hours` })
  },
})

/** Every text in an example that looks like an IBAN has the right check digits; card numbers are masked. */
const exampleValues: Oas3Rule = () => ({
  any(node, { report, location }) {
    const { example, value } = asRecord(node)
    const found: string[] = []
    const check = (key: string, each: unknown): void => {
      if (Array.isArray(each)) for (const one of each) check(key, one)
      else if (typeof each === 'object' && each !== null)
        for (const [name, one] of Object.entries(each)) check(name, one)
      else if (typeof each !== 'string') return
      else if (/^TR\d{24}$/.test(each) || (/iban/i.test(key) && /^[A-Z]{2}\d{2}/.test(each))) {
        if (!isIban(each)) found.push(`${each}: The check digits of this IBAN are wrong`)
      } else if (/cardNumber$/i.test(key) && !/^\d{6}\*{6}\d{4}$/.test(each))
        found.push(`${each}: Mask the card number`)
    }
    check('', example)
    check('', value)
    for (const message of found) report({ message, location })
  },
})

/** Rules of ours, by name. */
export const customRules: Record<string, Oas3Rule> = {
  'operation-id-form': operationIdForm,
  'tag-is-product': tagIsProduct,
  'service-id-of-product': serviceIdOfProduct,
  'schema-descriptions': schemaDescriptions,
  'schema-limits': schemaLimits,
  'response-descriptions': responseDescriptions,
  'parameter-examples': parameterExamples,
  'body-examples': bodyExamples,
  'error-set': errorSet,
  'security-scopes': securityScopes,
  'request-context': requestContext,
  signature,
  otp,
  'opening-hours': openingHours,
  provoke,
  'example-values': exampleValues,
}
