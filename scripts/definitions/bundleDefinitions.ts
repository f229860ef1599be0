import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BundledDefinition, Method } from '../../mocks/openapi/definition.ts'
import { methods } from '../../src/rules/definition/operation/outline.ts'
import { definitionFiles, definitionsFolder, digestOfDefinitions } from './definitionFiles.ts'
import { preprocessingOf, preprocessors } from './preprocessing.ts'

export type BundledDefinitions = Record<string, BundledDefinition>

/** Change it when the bundle of the same files becomes another one. */
const version = '5'
const defaultCache = resolve(import.meta.dirname, '../../.cache/definitions')

/**
 * Every definition by `<product>/<service>`. Kept in the folder `cache` until a file of the definitions changes; several
 * processes may do so at once.
 * @throws Error that names the file when a definition cannot be read, refers to nothing, or has not exactly one operation
 */
export async function bundleDefinitions(cache: string = defaultCache): Promise<BundledDefinitions> {
  const digest = digestOfDefinitions(version)
  const file = join(cache, `${digest}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BundledDefinitions
  const bundled = await bundleFolder(definitionsFolder)
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(bundled))
  renameSync(`${file}.${process.pid}`, file)
  for (const name of readdirSync(cache)) if (!name.startsWith(digest)) rmSync(join(cache, name), { force: true })
  return bundled
}

/** The definitions of a folder like mocks/openapi. @throws Error as `bundleDefinitions` does */
export async function bundleFolder(folder: string): Promise<BundledDefinitions> {
  // Loaded when it is needed only: with the definitions in the cache, a start does not wait for it.
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const config = await createConfig({ plugins: [preprocessingOf(folder)], preprocessors })
  const bundled: BundledDefinitions = {}
  for (const [name, ref] of definitionFiles(folder)) {
    const result = await bundle({ ref, config, removeUnusedComponents: true })
    const problem = result.problems.find(({ severity }) => severity === 'error')
    if (problem) throw new Error(`${ref}: ${problem.message} (${problem.location[0]?.pointer ?? ''})`)
    bundled[name] = toBundled(ref, result.bundle.parsed as Document)
  }
  return bundled
}

interface OperationObject {
  operationId?: string
  summary?: string
  security?: Record<string, string[]>[]
}

interface Document {
  info?: { title?: string; 'x-service-id'?: number }
  paths?: Record<string, Record<string, OperationObject>>
  components?: { securitySchemes?: Record<string, SecurityScheme> }
}

interface SecurityScheme {
  flows?: Record<string, { scopes: Record<string, string> }>
}

const isMethod = (name: string) => methods.some((method) => method === name)

function toBundled(file: string, document: Document): BundledDefinition {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => isMethod(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase() as Method, operation })),
  )
  const [only] = operations
  if (!only || operations.length > 1) throw new Error(`${file}: Expected one operation, found ${operations.length}`)
  const { path, method, operation } = only
  keepUsedScopes(document, operation)
  const { title = '', 'x-service-id': serviceId = 0, ...info } = document.info ?? {}
  return {
    title,
    serviceId,
    operationId: operation.operationId ?? '',
    method,
    path,
    summary: operation.summary ?? '',
    document: JSON.stringify({ ...document, info: { title, ...info } }),
  }
}

/** The shared security schemes list every scope; a definition keeps those of its own operation. */
function keepUsedScopes({ components }: Document, { security = [] }: OperationObject): void {
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    const used = security.flatMap((requirement) => requirement[name] ?? [])
    for (const flow of Object.values(scheme.flows ?? {}))
      flow.scopes = Object.fromEntries(Object.entries(flow.scopes).filter(([scope]) => used.includes(scope)))
  }
}
