import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'
import { bankPaths } from '../../src/rules/bankHosts.ts'

interface Parameter {
  name: string
  in: string
}

interface Definition {
  paths: Record<string, Record<string, { parameters?: (Parameter | { $ref: string })[] }>>
  components?: { parameters?: Record<string, Parameter> }
}

const operations = Object.values(await bundleDefinitions()).map(({ method, path, document }) => {
  const { paths, components } = JSON.parse(document) as Definition
  const parameters = (paths[path]?.[method.toLowerCase()]?.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  )
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    query: parameters.flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name] : [])),
  }
})

/** What a page says about an address: undefined where it is right. */
function problemOf(method: string | undefined, address: string): string | undefined {
  const { pathname, searchParams } = new URL(address.replaceAll(/[{}]/g, ''), 'http://bank.test')
  const found = operations.filter(({ pattern }) => pattern.test(pathname))
  if (found.length === 0) return `${address}: no such path`
  const same = method === undefined ? found : found.filter((operation) => operation.method === method)
  if (same.length === 0) return `${method} ${address}: no such method`
  const unknown = [...searchParams.keys()].filter((name) => !same.some(({ query }) => query.includes(name)))
  return unknown.length > 0 ? `${address}: no such parameter ${unknown.join(', ')}` : undefined
}

const folder = 'src/content/docs'
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)

describe.each(pages)('the samples of %s', (_name, page) => {
  const blocks = [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm)].map(([, language, code = '']) => ({
    language,
    code,
  }))
  const codeIn = (language: string) => blocks.filter((block) => block.language === language).map(({ code }) => code)

  test('are read by a shell, a JavaScript and a JSON parser', () => {
    for (const code of codeIn('bash')) execFileSync('bash', ['-n'], { input: code })
    for (const code of codeIn('javascript')) expect(parseAst(code).type).toBe('Program')
    for (const code of codeIn('json')) expect(typeof JSON.parse(code)).toBe('object')
  })

  test('call addresses that the definitions have', () => {
    const named = [...page.matchAll(/(?:\b(GET|POST|PUT|DELETE) )?(?<!\/docs)(\/api\/[\w/{}-]+(?:\?[\w=&,%-]+)?)/g)]
    const problems = named
      .filter(([, , address = '']) => !address.startsWith('/api/{product}'))
      .map(([, method, address = '']) => problemOf(method, address))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })

  test('request and revoke tokens and sign customers in at the addresses of the authorization server', () => {
    const addresses: string[] = [bankPaths.token, bankPaths.revoke, bankPaths.authorize]
    const named = [...page.matchAll(/(?:\/[\w-]+)*\/oauth\/\w+/g)].map(([path]) => path)
    expect(named.filter((path) => !addresses.includes(path))).toEqual([])
  })
})
