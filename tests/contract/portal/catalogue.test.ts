import { definitions } from 'virtual:definitions'
import { describe, expect, it } from 'vitest'
import { internalProducts } from '../../../mocks/fixtures/catalogue/internalProducts.ts'
import { post, type Tokens, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const dashboard = '/api-dashboard-service/dashboard'
const bearer = ({ access_token }: Tokens) => ({ Authorization: `bearer ${access_token}` })

/** Each defined service is listed once, and each internal product has one. */
const services = Object.keys(definitions).length + internalProducts.length

async function definition(host: Host, path: string) {
  const response = await host.call(path, {})
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe.each(hostNames)('%s', (name) => {
  it.each([
    ['listProducts', 'products', 42],
    ['listGroups', 'groups', services],
    ['listServices', 'services', services],
  ] as const)('%s answers the whole list by the contract', async (operation, path, count) => {
    const host = await openHost(name)
    const answer = await post(host, `${dashboard}/${path}`, {})
    expect(violations(operation, answer)).toEqual([])
    expect((answer.body as { data: unknown[] }).data).toHaveLength(count)
    await host.close()
  })

  it('gives the services of a product to a developer, whichever way its id is written', async () => {
    const host = await openHost(name)
    const headers = bearer(await tokens(host))
    for (const productId of [4000, '4000']) {
      const answer = await post(host, `${dashboard}/product/services`, { productId }, headers)
      expect(violations('listProductServices', answer)).toEqual([])
      expect(answer.body).toMatchObject({
        data: [
          {
            serviceId: 4001,
            name: 'Transfer status inquiry',
            endpointAddress: '/api/moneytransfers/v1/status',
            swaggerUrl: '/api-documentation-service/definitions/4001',
          },
          {
            serviceId: 4002,
            name: 'Transfer receipt',
            endpointAddress: '/api/moneytransfers/v1/receipts/{referenceNumber}',
            swaggerUrl: '/api-documentation-service/definitions/4002',
          },
        ],
      })
    }
    const unknown = await post(host, `${dashboard}/product/services`, { productId: 5 }, headers)
    expect(unknown).toMatchObject({ status: 200, body: { data: [] } })
    await host.close()
  })

  it('gives the services of a product to nobody without a token, and asks for the product', async () => {
    const host = await openHost(name)
    const refused = await post(host, `${dashboard}/product/services`, { productId: 4000 })
    expect(refused.status).toBe(401)
    expect(violations('listProductServices', refused)).toEqual([])
    const headers = bearer(await tokens(host))
    expect(await post(host, `${dashboard}/product/services`, {}, headers)).toMatchObject({
      status: 400,
      body: { header: { message: 'productId: Required' } },
    })
    await host.close()
  })

  it('answers the OpenAPI document of a service with the address of this host, and 404 for another', async () => {
    const host = await openHost(name)
    const answer = await definition(host, '/api-documentation-service/definitions/1002')
    expect(violations('getDefinition', answer)).toEqual([])
    const base = name === 'worker host' ? '/bank' : ''
    expect(answer.body).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Account details' },
      servers: [{ url: base || '/', description: 'The sandbox' }],
      paths: { '/api/accounts/v1/accounts/{accountNumber}': { get: { operationId: 'getAccount' } } },
      components: {
        securitySchemes: {
          customerAccess: { flows: { password: { tokenUrl: `${base}/ocf-auth-server/auth/oauth/token` } } },
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/"\$ref":"(?!#\/)/)
    const missing = await definition(host, '/api-documentation-service/definitions/9')
    expect(violations('getDefinition', missing)).toEqual([])
    expect(missing).toMatchObject({
      status: 404,
      body: { header: { status: 'ERROR', message: 'There is no definition of service 9' } },
    })
    await host.close()
  })
})
