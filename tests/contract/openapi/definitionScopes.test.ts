import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxCatalogue } from '../../../scripts/definitions/sandboxCatalogue.ts'
import { scopesOfGrant } from '../../../src/rules/bank/authorization/scopes.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { hiddenProducts } from '../../../src/rules/catalogue/catalogue.ts'

interface Scheme {
  'x-scopes'?: Record<string, string>
  flows?: Record<string, { tokenUrl: string; authorizationUrl?: string; scopes: Record<string, string> }>
}

const schemes = parse(readFileSync('mocks/openapi/shared/security.yaml', 'utf8')) as Record<
  'publicAccess' | 'customerAccess' | 'baasAccess',
  Scheme
>

const namesOf = (grant: keyof typeof scopesOfGrant) => scopesOfGrant[grant].map(({ name }) => name)

it('declares the scopes of each grant, in the order of the specification', () => {
  const { publicAccess, customerAccess, baasAccess } = schemes
  expect(Object.keys(publicAccess.flows?.clientCredentials?.scopes ?? {})).toEqual(namesOf('client_credentials'))
  expect(Object.keys(customerAccess.flows?.password?.scopes ?? {})).toEqual(namesOf('password'))
  expect(Object.keys(customerAccess.flows?.authorizationCode?.scopes ?? {})).toEqual(namesOf('authorization_code'))
  expect(Object.keys(baasAccess['x-scopes'] ?? {})).toEqual(namesOf('authorization_id'))
})

it('has the addresses of the authorization server and of the OTP execution that the documentation names', async () => {
  const flows = Object.values(schemes).flatMap((scheme) => Object.values(scheme.flows ?? {}))
  expect([...new Set(flows.map(({ tokenUrl }) => tokenUrl))]).toEqual([bankPaths.token])
  expect(schemes.customerAccess.flows?.authorizationCode?.authorizationUrl).toBe(bankPaths.authorize)
  expect((await bundleDefinitions())['otp/otp-execution']).toMatchObject({ method: 'POST', path: bankPaths.otpExecute })
})

it('uses every scope of the specification in at least one service, and no other', async () => {
  const used = Object.values(await bundleDefinitions()).flatMap(({ document, path, method }) => {
    const { paths } = JSON.parse(document) as {
      paths: Record<string, Record<string, { security: Record<string, string[]>[] }>>
    }
    return paths[path]?.[method.toLowerCase()]?.security.flatMap((requirement) =>
      Object.entries(requirement).flatMap(([scheme, scopes]) => scopes.map((scope) => `${scheme} ${scope}`)),
    )
  })
  expect([...new Set(used)].toSorted()).toEqual(
    [
      ...namesOf('client_credentials').map((scope) => `publicAccess ${scope}`),
      ...namesOf('password').map((scope) => `customerAccess ${scope}`),
      ...namesOf('authorization_id').map((scope) => `baasAccess ${scope}`),
    ].toSorted(),
  )
})

it('has a definition of every service that the portal shows, and none of a hidden product', async () => {
  const { groups, definitionOf } = await sandboxCatalogue()
  const isHidden = (productId: number | string) => hiddenProducts.has(String(productId))
  const defined = groups.filter(({ serviceId }) => definitionOf(String(serviceId), []) !== undefined)
  expect(defined).toEqual(groups.filter(({ productId }) => !isHidden(productId)))
  expect(groups.filter(({ productId }) => isHidden(productId))).toHaveLength(hiddenProducts.size)
})
