import { readdirSync, readFileSync } from 'node:fs'
import { controlCalls } from '../../../mocks/control/controlCalls.ts'
import { bankCalls } from '../../../mocks/hosts/banks/bankCalls.ts'
import { controlBase } from '../../../mocks/http/paths.ts'
import { operations } from '../../../mocks/sandbox.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { shownPages } from './shownPages.ts'

interface Parameter {
  name: string
  in: string
}

interface Definition {
  paths: Record<string, Record<string, { parameters?: (Parameter | { $ref: string })[] }>>
  components?: { parameters?: Record<string, Parameter> }
}

/** A call that the bank answers; without `query` its parameters are not compared. */
interface KnownCall {
  method: string
  pattern: RegExp
  query?: readonly string[]
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}|:\w+/g, '[^/]+')}$`)

const ofServices: KnownCall[] = Object.values(await bundleDefinitions()).map(({ method, path, document }) => {
  const { paths, components } = JSON.parse(document) as Definition
  const parameters = (paths[path]?.[method.toLowerCase()]?.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  )
  const query = parameters.flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name] : []))
  return { method, pattern: patternOf(path), query }
})

const calls: readonly KnownCall[] = [
  ...ofServices,
  ...operations
    .map(({ method, path }) => ({ method: method.toUpperCase(), pattern: patternOf(path) }))
    .filter(({ pattern }) => !ofServices.some((each) => each.pattern.source === pattern.source)),
  ...controlCalls.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: patternOf(path.startsWith(controlBase) ? path : controlBase + path),
  })),
  // The banks and the stream of changes are the host's.
  ...bankCalls.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: patternOf(path) })),
  { method: 'GET', pattern: patternOf(`${controlBase}/changes`) },
]

/** What addresses have in common, as pages that explain them write it. */
const shapes = new Set(['/api/{product}/v1'])

/** What is wrong with a call that a page shows; undefined when the bank has it. */
export function problemOf(method: string | undefined, address: string): string | undefined {
  if (shapes.has(address)) return undefined
  const { pathname, searchParams } = new URL(address.replaceAll(/[{}<>]/g, ''), 'http://bank.test')
  const found = calls.filter(({ pattern }) => pattern.test(pathname))
  if (found.length === 0) return `${address}: no such path`
  const same = method === undefined ? found : found.filter((call) => call.method === method)
  if (same.length === 0) return `${method} ${address}: no such method`
  const isKnown = (name: string) => same.some(({ query }) => query === undefined || query.includes(name))
  const unknown = [...searchParams.keys()].filter((name) => !isKnown(name))
  return unknown.length > 0 ? `${address}: no such parameter ${unknown.join(', ')}` : undefined
}

const address =
  /(?:\b(GET|POST|PUT|DELETE) +)?(?<![\w.\-/}]|\bdocs)(?:https?:\/\/[\w.:]+|\$\w+|"?\$\{[\w.]+\})?(\/(?:api|ocf-auth-server|user|sandbox\/api|api-[a-z]+-service|(?:[\w-]+\/)*oauth)\/[\w/{}<>$%.:-]*[\w}>](?:\?[\w=&,%{}-]+)?)/g

export const addressesIn = (text: string): [method: string | undefined, address: string][] =>
  [...text.matchAll(address)].map(([, method, found = '']) => [method, found])

const filesIn = (folder: string, endings: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** What a reader meets: each page, the texts of the views (a view in the signed-in area is in no built page), and the documents. */
export async function shownTexts(): Promise<(readonly [source: string, text: string])[]> {
  const files = [
    ...['src/ui', 'src/content', 'src/rules'].flatMap((folder) => filesIn(folder, /\.(tsx?|mdx)$/)),
    'README.md',
    ...filesIn('docs', /\.md$/),
    ...filesIn('mocks', /README\.md$/),
  ]
  return [
    ...(await shownPages()).map(({ path, text }) => [path, text] as const),
    ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ]
}
