import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { portalClient } from '../../../mocks/portal/developers/portalClient.ts'
import { portalOperations } from '../../../mocks/portal/portalOperations.ts'
import { contractOperations, violations } from '../contract.ts'

test('the kernel has every operation of the contract, at its place, and no other', () => {
  const inKernel = portalOperations.map(({ id, method, path }) => `${id} ${method} ${path}`)
  expect(inKernel.toSorted()).toEqual(
    contractOperations.map(({ id, method, path }) => `${id} ${method} ${path}`).toSorted(),
  )
})

test('portal.json of sandbox builds names the portal as the sandbox knows it', () => {
  const configuration = JSON.parse(readFileSync('config/portal.sandbox.json', 'utf8')) as Record<string, unknown>
  expect(configuration).toMatchObject({ services: '/bank', authorization: '/bank', client: portalClient })
})

test('the judge of answers sees a wrong one', () => {
  const header = { status: 'SUCCESS', statusCode: 200 }
  expect(violations('getUser', { status: 200, body: { header, data: { firstName: 1 } } })).toEqual([
    "/data must have required property 'lastName'",
    "/data must have required property 'eMailAddress'",
    "/data must have required property 'phoneNumber'",
    "/data must have required property 'countryCode'",
    '/data/firstName must be string',
  ])
  expect(violations('obtainToken', { status: 400, body: { header } })).toEqual([" must have required property 'error'"])
})
