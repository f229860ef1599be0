import { expect, test } from 'vitest'
import type { Application } from '../../src/rules/applications.ts'
import { tryApplicationsOf } from '../../src/rules/tryItOut.ts'

const application = (name: string, ipList: readonly string[]) =>
  ({
    id: name,
    name,
    ipList,
    oauthClientId: `${name}-client`,
    oauthClientSecret: null,
    productList: ['1000'],
  }) as unknown as Application

test('applications that call from anywhere are offered first, otherwise in the order of the portal', () => {
  const listed = [application('office', ['198.51.100.24']), application('home', []), application('shop', [])]
  expect(tryApplicationsOf(listed).map(({ name }) => name)).toEqual(['home', 'shop', 'office'])
  expect(tryApplicationsOf(listed)[0]).toEqual({
    id: 'home',
    name: 'home',
    clientId: 'home-client',
    hasSecret: false,
    productIds: ['1000'],
  })
})
