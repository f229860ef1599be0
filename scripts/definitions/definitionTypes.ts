import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { bundleDefinitions } from './bundleDefinitions.ts'
import { definitionsFolder } from './definitionFiles.ts'

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Types need neither words nor examples; `properties` may well have members of these names. */
function withoutProse(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each))
  if (!isRecord(value)) return value
  const dropped = ['description', 'example', 'examples', 'summary', 'externalDocs']
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !dropped.includes(key))
      .map(([key, each]) => [key, withoutProse(each, key === 'properties' || key === 'schemas')]),
  )
}

/** Of two documents of one product; equal names mean the same component. */
function merge(into: Json, from: Json): Json {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    into[key] = isRecord(present) && isRecord(value) ? merge(present, value) : value
  }
  return into
}

/** The types of each product's operations by file, for the handlers of the bank. */
export async function definitionTypes(): Promise<Map<string, string>> {
  const products = new Map<string, Json>()
  for (const [name, { document }] of Object.entries(await bundleDefinitions())) {
    const [product = ''] = name.split('/')
    const { openapi, info, paths, components } = JSON.parse(document) as Json
    const { examples: _, securitySchemes: __, ...others } = components as Json
    const parts = withoutProse({ openapi, info, paths, components: others }) as Json
    products.set(product, merge(products.get(product) ?? {}, parts))
  }
  const types = new Map<string, string>()
  for (const [product, document] of products)
    types.set(
      join(definitionsFolder, product, 'types.gen.ts'),
      astToString(await openapiTypes(document as unknown as OpenAPI3, { alphabetize: true })),
    )
  return types
}

/** The files whose types differ from their definitions. */
export const outdatedTypes = async (): Promise<string[]> =>
  [...(await definitionTypes())]
    .filter(([file, types]) => !existsSync(file) || readFileSync(file, 'utf8') !== types)
    .map(([file]) => file)
