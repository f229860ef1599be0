import { seededProducts } from '../../fixtures/catalogue/services.ts'
import { type Flow, setTokenAddresses } from '../../portal/definitions/publishDefinition.ts'
import { bundledDefinition } from '../../services/readDefinition.ts'

type Section = Record<string, unknown>

interface SecurityScheme {
  flows?: Record<string, Flow & { scopes: Record<string, string> }>
}

interface Components {
  securitySchemes?: Record<string, SecurityScheme>
  [section: string]: Section | undefined
}

interface Document {
  openapi: string
  paths: Record<string, Section>
  components: Components
}

interface MergedDocument extends Document {
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
}

/** One component as `<section>/<name>`. */
type ComponentKey = string

const reference = /^#\/components\/(\w+\/[\w.-]+)/

/**
 * The definitions, each as `<product>/<service>`, as one OpenAPI document of the bank at `serverUrl`. Components of one name
 * that differ keep it once; the others get the name of their product in front.
 * @throws Error when there is no such definition
 */
export function mergeDefinitions(names: readonly string[], serverUrl: string, version: string): MergedDocument {
  const paths: Document['paths'] = {}
  const components: Components = {}
  const schemes: Record<string, SecurityScheme> = {}
  const contents = new Map<ComponentKey, string>()

  function freeKey(key: ComponentKey, content: string, prefixes: readonly string[]): ComponentKey {
    const [section, name] = key.split('/') as [string, string]
    const keys = prefixes.map((prefix) => `${section}/${prefix}${name}`)
    const free = keys.find((candidate) => (contents.get(candidate) ?? content) === content)
    if (free === undefined) throw new Error(`The component ${keys.at(-1)} has two contents`)
    contents.set(free, content)
    return free
  }

  for (const definition of names) {
    const document = JSON.parse(bundledDefinition(definition).document) as Document
    const { securitySchemes = {}, ...others } = document.components
    const [product = '', service = ''] = definition.split('/').map(toPascalCase)
    const prefixes = ['', product, `${product}${service}`]
    const renamed = new Map(keysOf(others).map((key) => [key, freeKey(key, contentOf(key, others), prefixes)] as const))
    for (const [key, newKey] of renamed) {
      const [section, name] = newKey.split('/') as [string, string]
      components[section] = { [name]: renameReferences(componentAt(others, key), renamed), ...components[section] }
    }
    for (const [path, item] of Object.entries(document.paths))
      paths[path] = { ...paths[path], ...(renameReferences(item, renamed) as Section) }
    addSecuritySchemes(schemes, securitySchemes)
  }

  const server = { url: serverUrl, description: 'Sandbox' }
  setTokenAddresses(schemes, [server])
  const folders = new Set(names.map((name) => name.split('/')[0]))
  return {
    openapi: '3.1.0',
    info: {
      title: "The bank's APIs",
      version,
      description: 'Every API that this sandbox answers, in one document.',
    },
    servers: [server],
    tags: seededProducts
      .filter(({ folder }) => folders.has(folder))
      .map(({ name, summary }) => ({ name, description: summary })),
    paths,
    components: { ...components, securitySchemes: schemes },
  }
}

const toPascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const keysOf = (components: Components): ComponentKey[] =>
  Object.entries(components).flatMap(([section, named]) => Object.keys(named ?? {}).map((name) => `${section}/${name}`))

function componentAt(components: Components, key: ComponentKey): unknown {
  const [section = '', name = ''] = key.split('/')
  return components[section]?.[name]
}

/** A component with all that it refers to, as text: equal texts mean the same. */
function contentOf(key: ComponentKey, components: Components): string {
  const texts = new Map<ComponentKey, string>()
  const open = [key]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (texts.has(next)) continue
    const text = JSON.stringify(componentAt(components, next), (name, value) => {
      const [, referred] = (name === '$ref' && reference.exec(String(value))) || []
      if (referred !== undefined) open.push(referred)
      return value as unknown
    })
    texts.set(next, text)
  }
  return JSON.stringify([...texts].sort(([left], [right]) => (left < right ? -1 : 1)))
}

function renameReferences(value: unknown, renamed: ReadonlyMap<ComponentKey, ComponentKey>): unknown {
  const rename = (text: string) =>
    text.replace(reference, (whole, key: string) => `#/components/${renamed.get(key) ?? whole}`)
  return JSON.parse(JSON.stringify(value), (name, member) =>
    name === '$ref' && typeof member === 'string' ? rename(member) : (member as unknown),
  )
}

/** Each definition names only the scopes of its own operation. */
function addSecuritySchemes(target: Record<string, SecurityScheme>, added: Record<string, SecurityScheme>): void {
  for (const [name, scheme] of Object.entries(added)) {
    const { flows = {} } = target[name] ?? scheme
    for (const [flow, { scopes }] of Object.entries(scheme.flows ?? {}))
      Object.assign(flows[flow]?.scopes ?? {}, scopes)
    target[name] ??= scheme
  }
}
