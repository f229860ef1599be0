import { seededProducts } from '../../fixtures/catalogue/services.ts'
import { type Flow, setTokenAddresses } from '../../portal/definitions/publishDefinition.ts'
import { bundledDefinition } from '../../services/definition/readDefinition.ts'

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

/**
 * The definitions, each as `<product>/<service>`, as one OpenAPI document of the bank at `serverUrl`.
 * @throws Error when there is no such definition
 */
export function mergeDefinitions(names: readonly string[], serverUrl: string, version: string): MergedDocument {
  const paths: Document['paths'] = {}
  const components: Components = {}
  const schemes: Record<string, SecurityScheme> = {}
  for (const definition of names) {
    const document = JSON.parse(bundledDefinition(definition).document) as Document
    const { securitySchemes = {}, ...others } = document.components
    for (const [section, named] of Object.entries(others)) components[section] = { ...components[section], ...named }
    for (const [path, item] of Object.entries(document.paths)) paths[path] = { ...paths[path], ...item }
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

/** Each definition names only the scopes of its own operation. */
function addSecuritySchemes(target: Record<string, SecurityScheme>, added: Record<string, SecurityScheme>): void {
  for (const [name, scheme] of Object.entries(added)) {
    const { flows = {} } = target[name] ?? scheme
    for (const [flow, { scopes }] of Object.entries(scheme.flows ?? {}))
      Object.assign(flows[flow]?.scopes ?? {}, scopes)
    target[name] ??= scheme
  }
}
