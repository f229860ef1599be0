import { expect, it } from 'vitest'
import { scenarios } from '../../../../../mocks/control/scenarios/scenarioList.ts'
import { seededServices } from '../../../../../mocks/fixtures/catalogue/services.ts'
import { groupList, productList, serviceList } from '../../../../../mocks/portal/definitions/catalogue.ts'
import { otpPage } from '../../../../../mocks/portal/definitions/publishDefinition.ts'
import { bundleDefinitions } from '../../../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxCatalogue } from '../../../../../scripts/definitions/sandboxCatalogue.ts'
import { sandboxServices } from '../../../../../scripts/pages/services/servicePages.ts'

it('lists at build what the bank lists', async () => {
  const { products, groups, services } = await sandboxCatalogue()
  expect({ products, groups, services }).toEqual({ products: productList, groups: groupList, services: serviceList })
})

it('links to pages of services that are there', async () => {
  const { services } = await sandboxServices()
  const links = [otpPage, ...scenarios.flatMap(({ places }) => places.map(({ href }) => href))]
  const serviceLinks = links.filter((href) => /^[/]docs[/](?:api|baas)[/]/.test(href))
  expect([...new Set(serviceLinks)]).toEqual([
    '/docs/api/one-time-passwords/otp-execution',
    '/docs/api/money-transfers/eft-transfer',
    '/docs/api/transfer-status/transfer-status-inquiry',
  ])
  expect(services.map(({ path }) => path)).toEqual(expect.arrayContaining(serviceLinks))
})

it('lists every definition in one product, by ids that count from its own', async () => {
  const definitions = await bundleDefinitions()
  const services = seededServices(definitions)
  const listed = services.flatMap(({ definition }) => definition?.operationId ?? [])
  const defined = Object.values(definitions).map(({ operationId }) => operationId)
  expect(listed.toSorted()).toEqual(defined.toSorted())
  const { 'loans/loan-list': loans, 'loans/payment-plan': plan, ...others } = definitions
  if (!loans || !plan) throw new Error('Loans have two definitions at least')
  const reordered = { 'loans/payment-plan': plan, ...others, 'loans/loan-list': loans }
  expect(seededServices(reordered)).toEqual(services)
  expect(
    services.filter(({ product }) => product.id === 12000).map(({ serviceId, name }) => [serviceId, name]),
  ).toEqual([
    [12001, 'Loan list'],
    [12002, 'Payment plan'],
    [12003, 'Early settlement'],
  ])
})

it('takes name and address of a service from its definition', () => {
  expect(serviceList.find(({ serviceId }) => serviceId === 3002)).toEqual({
    serviceId: 3002,
    name: 'EFT transfer',
    endpointAddress: '/api/moneytransfers/v1/eft',
    swaggerUrl: '/api-documentation-service/definitions/3002',
  })
})

it('publishes a definition with the addresses that answer, its product and the page about OTPs', async () => {
  const { definitionOf } = await sandboxCatalogue()
  const published = definitionOf('3002', [
    { url: 'https://test.bank.example', description: 'Test' },
    { url: 'https://bank.example', description: 'Production' },
  ])
  expect(published).toMatchObject({
    servers: [
      { url: 'https://test.bank.example', description: 'Test' },
      { url: 'https://bank.example', description: 'Production' },
    ],
    tags: [
      {
        name: 'Money Transfers',
        description: 'Transfers between own accounts, to other customers, and to other banks by EFT and FAST.',
      },
    ],
    paths: {
      '/api/moneytransfers/v1/eft': {
        post: {
          externalDocs: {
            description: 'How to complete the call with its OTP',
            url: '/docs/api/one-time-passwords/otp-execution',
          },
        },
      },
    },
    components: {
      securitySchemes: {
        customerAccess: {
          flows: {
            password: {
              tokenUrl: 'https://test.bank.example/ocf-auth-server/auth/oauth/token',
              scopes: { moneytransfers: 'Money transfers and their status' },
            },
          },
        },
      },
    },
  })
  expect(definitionOf('1', [])).toBeUndefined()
})
