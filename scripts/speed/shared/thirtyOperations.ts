import { bundleDefinitions } from '../../definitions/bundleDefinitions.ts'

type Parts = Record<string, Record<string, unknown>>

const wanted = 30

/** Whether the parts can stand beside those that are there; of a security scheme the first one stays. */
const fits = (all: Parts, parts: Parts) =>
  Object.entries(parts).every(
    ([kind, members]) =>
      kind === 'securitySchemes' ||
      Object.entries(members).every(
        ([name, part]) =>
          !all[kind] || !(name in all[kind]) || JSON.stringify(all[kind][name]) === JSON.stringify(part),
      ),
  )

/** The first 30 operations of the sandbox's definitions that go together in one document, under one tag. */
export async function thirtyOperations(): Promise<{ document: Record<string, unknown>; last: string }> {
  const components: Parts = {}
  const paths: Record<string, Record<string, unknown>> = {}
  let count = 0
  let last = ''
  for (const { document, path, method } of Object.values(await bundleDefinitions())) {
    const { components: parts = {}, paths: own } = JSON.parse(document) as { components?: Parts; paths: Parts }
    const verb = method.toLowerCase()
    if (count === wanted || !fits(components, parts)) continue
    for (const [kind, members] of Object.entries(parts)) components[kind] = { ...members, ...components[kind] }
    const operation = own[path]?.[verb] as { operationId: string }
    paths[path] = { ...paths[path], [verb]: { ...operation, tags: ['All'] } }
    last = operation.operationId
    count++
  }
  if (count < wanted) throw new Error(`Only ${count} operations go together`)
  const info = { title: 'Thirty operations', version: '1.0.0', description: 'As much as a page can hold.' }
  return { document: { openapi: '3.1.0', info, tags: [{ name: 'All' }], paths, components }, last }
}
