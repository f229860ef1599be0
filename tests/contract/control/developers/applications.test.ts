import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seededProducts } from '../../../../mocks/fixtures/catalogue/services.ts'
import { hiddenProducts } from '../../../../src/rules/catalogue/catalogue.ts'
import { control, post, tokens } from '../../calls.ts'
import { type Host, hostNames, openHost } from '../../hosts.ts'
import { requestToken } from '../../oauth.ts'

const order = { name: 'Till', oauthRedirectUri: 'https://till.example.com/callback' }

interface Created {
  applicationId: string
  clientId: string
  clientSecret: string
  publicKey: string
  privateKey: string | null
  productList: string[]
  developer: { eMailAddress: string; password: string | null; isNew: boolean }
}

describe.each(hostNames)('applications that a control call makes on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  const create = async (body: object) => {
    const { status, body: answer } = await control(host, 'POST', '/applications', body)
    const { header, data } = answer as { header: { message?: string }; data: Created }
    return { status, message: header.message, data }
  }
  const clientOf = ({ data: { applicationId: id, clientId, clientSecret, productList } }: { data: Created }) => ({
    id,
    productList,
    oauthClientId: clientId,
    oauthClientSecret: clientSecret,
  })

  test('an application without more has every API, its keys, and gets tokens', async () => {
    const created = await create(order)
    const { data } = created
    expect(created.status).toBe(200)
    expect(data).toEqual({
      ...order,
      applicationId: expect.any(String),
      clientId: expect.stringMatching(/^[\w-]{32}$/),
      clientSecret: expect.any(String),
      productList: seededProducts.map(({ id }) => String(id)).filter((id) => !hiddenProducts.has(id)),
      publicKey: expect.any(String),
      privateKey: expect.stringMatching(/^-----BEGIN PRIVATE KEY-----\n(.{64}\n)+/),
      developer: { eMailAddress: 'deniz.aydin@example.com', password: null, isNew: false },
    })
    const publicHalf = createPublicKey(createPrivateKey(data.privateKey ?? ''))
    expect(publicHalf.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(data.publicKey)

    const form = { grant_type: 'password', username: '1', password: 'Sandbox-2026', scope: 'accounts' }
    const { access_token: token = '' } = (await requestToken(host, clientOf(created), form)).body
    const headers = {
      Authorization: `Bearer ${token}`,
      sign: sign('sha256', Buffer.from(token), data.privateKey ?? '').toString('base64'),
    }
    expect((await host.call('/api/accounts/v1/accounts', { headers })).status).toBe(200)
  })

  test('the portal lists it for its developer, who is new or not', async () => {
    const ada = { eMailAddress: 'ada@example.com', password: 'Analytical-Engine-1843' }
    const first = await create({ ...order, developer: ada, productList: ['1000'], otpNeeded: false })
    expect(first.data.developer).toEqual({ ...ada, isNew: true })
    const second = await create({ ...order, name: 'Stall', developer: { eMailAddress: 'Ada@example.com' } })
    expect(second.data.developer).toEqual({ eMailAddress: 'ada@example.com', password: null, isNew: false })
    const access = (await tokens(host, ada.eMailAddress, ada.password)).access_token
    const { body } = await post(
      host,
      '/api-dashboard-service/dashboard/applications',
      {},
      { Authorization: `bearer ${access}` },
    )
    expect((body as { data: object[] }).data).toMatchObject([
      { id: first.data.applicationId, name: 'Till', productList: ['1000'], otpNeeded: false, ipList: [] },
      { id: second.data.applicationId, name: 'Stall', otpNeeded: true },
    ])
  })

  test('an own public key is taken, and no private one is answered', async () => {
    const { data } = await create({ ...order, publicKey: (await create(order)).data.publicKey })
    expect(data.privateKey).toBeNull()
  })

  test.each([
    [{}, 400, 'name: Required'],
    [{ name: 'Till' }, 400, 'oauthRedirectUri: Required'],
    [{ ...order, oauthRedirectUri: 'till' }, 400, 'oauthRedirectUri: Invalid URI !'],
    [{ ...order, name: 'Till & Co' }, 400, 'name: Please change name.'],
    [{ ...order, productList: ['1'] }, 400, 'productList: There is no product 1'],
    [{ ...order, ipList: ['1.2.3'] }, 400, 'ipList.0: Invalid IP Address'],
    [
      { ...order, grants: ['password'] },
      400,
      'grants: Unknown field. Known fields: name, oauthRedirectUri, description, publicKey, productList, ipList, otpNeeded, developer',
    ],
    [
      { ...order, developer: { eMailAddress: 'ekin.kara@example.com' } },
      409,
      'The account ekin.kara@example.com is not active: activate it, or choose another address',
    ],
  ])('%j is refused, and makes nothing', async (body, status, message) => {
    const before = (await control(host, 'GET', '/applications')).body
    expect(await create(body)).toEqual({ status, message, data: undefined })
    expect((await control(host, 'GET', '/applications')).body).toEqual(before)
  })
})
