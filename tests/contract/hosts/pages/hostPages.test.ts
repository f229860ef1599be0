import { definitions } from 'virtual:definitions'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { controlCalls } from '../../../../mocks/control/controlCalls.ts'
import { baasCustomers } from '../../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { seededCustomers } from '../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { bankCalls } from '../../../../mocks/hosts/banks/bankCalls.ts'
import { hostPages } from '../../../../mocks/hosts/pages/hostPages.ts'
import { styleHash } from '../../../../mocks/http/page/style.ts'
import { services } from '../../../../mocks/services/services.ts'
import { version } from '../../../../package.json'
import { type Host, openHost } from '../../hosts.ts'

let host: Host
beforeEach(async () => {
  host = await openHost('server host', { pages: hostPages })
})
afterEach(() => host.close())

interface Operation {
  operationId: string
  tags: string[]
}

interface Document {
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const read = async (path: string) => {
  const response = await host.call(path)
  return { status: response.status, type: response.headers.get('Content-Type'), body: await response.text() }
}

test('/health says the version and the time of the bank', async () => {
  const { status, type, body } = await read('/health')
  expect([status, type, JSON.parse(body)]).toEqual([
    200,
    'application/json',
    { status: 'ok', version, clock: '2026-01-05T10:00:00.000Z' },
  ])
  await host.call('/sandbox/api/clock', { method: 'POST', body: '{"advance":60000}' })
  expect(JSON.parse((await read('/health')).body)).toEqual({ status: 'ok', version, clock: '2026-01-05T10:01:00.000Z' })
})

test('a page is no call of the event log, and takes GET and HEAD only', async () => {
  await read('/health')
  const events = await host.call('/sandbox/api/events')
  expect(await events.json()).toEqual({ header: { status: 'SUCCESS', statusCode: 200, message: null }, data: [] })
  const posted = await host.call('/health', { method: 'POST' })
  expect([posted.status, posted.headers.get('Allow'), await posted.json()]).toEqual([
    405,
    'GET, HEAD',
    { header: { status: 'ERROR', statusCode: 405, message: '/health takes GET, HEAD, not POST' } },
  ])
})

test('the front page lists every service, customer and control call, without script', async () => {
  const response = await host.call('/')
  const page = await response.text()
  expect([
    response.status,
    response.headers.get('Content-Type'),
    response.headers.get('Content-Security-Policy'),
  ]).toEqual([
    200,
    'text/html; charset=utf-8',
    `default-src 'none'; style-src '${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ])
  const items = [...page.matchAll(/<li>(.*)<\/li>/g)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''))
  const shown = (text: string) => text.replaceAll("'", '&#39;')
  const listed = services.map(({ definition, method, path }) =>
    shown(`${definitions[definition]?.title} ${method.toUpperCase()} ${path}`),
  )
  expect(items.slice(3, 3 + services.length).sort()).toEqual(listed.sort())
  const customers = ['individual', 'corporate'].flatMap((kind) =>
    seededCustomers.filter((customer) => customer.kind === kind),
  )
  expect(items.slice(3 + services.length)).toEqual([
    ...customers.map(({ name, customerNumber, story }) => shown(`${name}, customer ${customerNumber}. ${story}`)),
    ...baasCustomers.map(({ name, authorizationId, story }) =>
      shown(`${name}. ${story} Authorization ID: ${authorizationId}`),
    ),
    ...controlCalls.map(({ method, path, summary, bodies = [] }) => {
      const examples = bodies.map((body) => JSON.stringify(body).replaceAll('"', '&quot;')).join(' or ')
      const text = shown(`${method.toUpperCase()} /sandbox/api${path} ${summary}`)
      return examples === '' ? text : `${text} Body, for example: ${examples}`
    }),
    ...bankCalls.map(({ method, path, summary }) => shown(`${method.toUpperCase()} ${path} ${summary}`)),
  ])
  expect(page).not.toContain('<script')
})

describe('/openapi.json', () => {
  const document = async () => JSON.parse((await read('/openapi.json')).body) as Document

  test('describes every service once, at this address', async () => {
    const { paths, servers, tags } = await document()
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
    )
    expect(operations.map(({ operationId, method, path }) => [operationId, method, path]).sort()).toEqual(
      services.map(({ id, method, path }) => [id, method, path]).sort(),
    )
    expect(servers).toEqual([{ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), description: 'Sandbox' }])
    expect(new Set(operations.flatMap(({ tags: used }) => used))).toEqual(new Set(tags.map(({ name }) => name)))
  })

  test('is valid, and each of its references resolves', async () => {
    const config = await createConfig({
      extends: ['spec'],
      rules: {
        'no-unresolved-refs': 'error',
        'operation-operationId-unique': 'error',
        'no-invalid-media-type-examples': 'error',
      },
    })
    const problems = await lintFromString({ source: (await read('/openapi.json')).body, config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })
})
