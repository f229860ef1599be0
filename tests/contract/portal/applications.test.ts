import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applicationSave } from '../../../src/rules/applications/applicationForm.ts'
import { standardSchema } from '../../../src/rules/forms/standardSchema.ts'
import { gif, jpegOf, padded, pngOf, readAsDataUrl, webp } from '../../support/images.ts'
import { activate, control, post, register, registrationBody, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const dashboard = '/api-dashboard-service/dashboard'
const a = (length: number) => 'a'.repeat(length)
const imageOf = (bytes: number, width = 1, height = 1) => readAsDataUrl(padded(pngOf(width, height), bytes))

const good = {
  id: null,
  name: 'Market Stall',
  description: 'Takes orders by phone',
  icon: '',
  productList: ['1000', '2000'],
  oauthRedirectUri: 'https://stall.example.com/callback',
  publicKey: 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC0',
  clientId: null,
  clientSecret: null,
  ipList: ['198.51.100.24'],
  otpNeeded: true,
  clientType: 'API',
}

const noImage = 'Choose a PNG, JPEG, GIF or WebP image'
const name = 'Please change name.'
const description = 'Please change your description.'
const uri = 'Invalid URI !'
const key = 'Please change public key.'
const rows: [keyof typeof good, unknown, string | undefined, string?][] = [
  ['name', ' ', 'Required'],
  ['name', a(50), undefined],
  ['name', a(51), 'Name must be less than 50 characters'],
  ['name', 'Çarşı_2 Tezgâhı', undefined],
  ['name', 'Stall-2', name],
  ['name', '<b>Stall</b>', name],
  ['description', '', 'Required'],
  ['description', a(255), undefined],
  ['description', a(256), 'Description must be less than 255 characters'],
  ['description', 'Two, or three', description],
  ['publicKey', '', 'Required'],
  ['publicKey', a(5000), undefined],
  ['publicKey', a(5001), 'Public key is too long'],
  ['publicKey', 'javascript:void', key],
  ['publicKey', 'Alert this', key],
  ['publicKey', ' script', key],
  ['oauthRedirectUri', '', 'Required'],
  ['oauthRedirectUri', `https${a(250)}`, undefined],
  ['oauthRedirectUri', `https${a(251)}`, 'URI must be less than 255 characters'],
  ['oauthRedirectUri', 'ftp://stall.example.com', undefined],
  ['oauthRedirectUri', 'localhost:3000', undefined],
  ['oauthRedirectUri', 'www.example.com', undefined],
  ['oauthRedirectUri', 'stall.example.com', uri],
  ['oauthRedirectUri', 'javascript:http', uri],
  ['icon', imageOf(102_400), undefined],
  ['icon', imageOf(102_401), 'Icon size must be less than 100KB'],
  ['icon', imageOf(100, 1024, 1024), undefined],
  ['icon', imageOf(100, 1025, 1), 'Icon must be at most 1024 × 1024 pixels'],
  ['icon', imageOf(100, 1, 1025), 'Icon must be at most 1024 × 1024 pixels'],
  ['icon', readAsDataUrl(jpegOf(640, 480), 'image/png'), undefined],
  ['icon', readAsDataUrl(gif), undefined],
  ['icon', readAsDataUrl(webp), undefined],
  ['icon', readAsDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), noImage],
  ['icon', readAsDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'), noImage],
  ['icon', 'data:text/html;base64,PGI+', noImage],
  ['icon', 'not an image', noImage],
  ['productList', [], undefined],
  ['productList', ['1000', '2000', '1000'], 'This API is already on the list', 'productList.2'],
  ['productList', ['1000', 1000], 'This API is already on the list', 'productList.1'],
  ['ipList', ['0.0.0.0', '255.255.255.255'], undefined],
  ['ipList', ['10.0.0.256'], 'Invalid IP Address', 'ipList.0'],
  ['ipList', ['10.0.0.1', '10.0.0'], 'Invalid IP Address', 'ipList.1'],
  ['ipList', ['10.0.0.1', '10.0.0.1'], 'This IP address is already on the list', 'ipList.1'],
]

describe.each(hostNames)('applications on the %s', (hostName) => {
  let host: Host
  let authorization: { Authorization: string }
  const call = (path: string, body: unknown, as = authorization) => post(host, `${dashboard}/${path}`, body, as)
  const dataOf = async (path: string, body: unknown, as = authorization) =>
    ((await call(path, body, as)).body as { data: Record<string, unknown>[] }).data

  beforeEach(async () => {
    host = await openHost(hostName)
    authorization = { Authorization: `bearer ${(await tokens(host)).access_token}` }
  })
  afterEach(() => host.close())

  async function somebodyElse() {
    await register(host)
    const { body } = await control(host, 'GET', '/mails')
    const activationKey = /confirm\/([\w-]+)/.exec(JSON.stringify(body))?.[1] ?? ''
    await activate(host, activationKey)
    const { access_token } = await tokens(host, registrationBody.eMailAddress, registrationBody.password)
    return { Authorization: `bearer ${access_token}` }
  }

  test.each(rows)('%s as %j is answered as the page does: %s', async (field, value, message, path = field) => {
    const body = { ...good, [field]: value }
    const { issues = [] } = standardSchema(applicationSave)['~standard'].validate(body)
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual(message ? [[path, message]] : [])
    const answer = await call('saveapplication', body)
    expect(violations('saveApplication', answer)).toEqual([])
    if (message === undefined) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 400, body: { header: { message: `${path}: ${message}` } } })
  })

  test('an application is made, changed, given a new pair and deleted', async () => {
    const { id: _, clientId: _id, clientSecret: _secret, ...fields } = good
    expect((await call('saveapplication', good)).status).toBe(200)
    const listed = await call('applications', {})
    expect(violations('listApplications', listed)).toEqual([])
    const [, , made] = await dataOf('applications', {})
    expect(made).toEqual({
      ...fields,
      id: 'application-000003',
      oauthClientId: expect.stringMatching(/^[\w-]{32}$/),
      oauthClientSecret: expect.stringMatching(/^[\w-]{40}$/),
    })
    const pair = { clientId: made?.oauthClientId, clientSecret: made?.oauthClientSecret }

    const change = { ...good, id: 'application-000003', name: 'Market Stall 2', clientId: 'mine', clientSecret: 'mine' }
    expect((await call('saveapplication', change)).status).toBe(200)
    expect((await dataOf('applications', {}))[2]).toEqual({ ...made, name: 'Market Stall 2' })

    const renewed = await call('renewtokens', { id: 'application-000003', ...pair })
    expect(violations('renewTokens', renewed)).toEqual([])
    const { data } = renewed.body as { data: { clientId: string; clientSecret: string } }
    expect(data.clientId).not.toBe(pair.clientId)
    expect(data.clientSecret).not.toBe(pair.clientSecret)
    const now = { ...made, name: 'Market Stall 2', oauthClientId: data.clientId, oauthClientSecret: data.clientSecret }
    expect((await dataOf('applications', {}))[2]).toEqual(now)

    const deleted = await call('deleteapplication', { id: 'application-000003' })
    expect(violations('deleteApplication', deleted)).toEqual([])
    expect(deleted).toMatchObject({ status: 200, body: { header: { status: 'SUCCESS' } } })
    expect((await dataOf('applications', {})).map(({ name }) => name)).toEqual(['Till Companion', 'Budget Diary'])
  })

  test('an API that the bank does not have is refused by name', async () => {
    expect(await call('saveapplication', { ...good, productList: ['1000', '4711'] })).toMatchObject({
      status: 400,
      body: { header: { message: 'productList: There is no product 4711' } },
    })
  })

  test('another developer sees none of them, and theirs are not there for her', async () => {
    const other = await somebodyElse()
    expect(await dataOf('applications', {}, other)).toEqual([])
    const before = await dataOf('applications', {})
    for (const [path, body] of [
      ['saveapplication', { ...good, id: 'application-000001' }],
      ['deleteapplication', { id: 'application-000001' }],
      ['renewtokens', { id: 'application-000001', clientId: '', clientSecret: '' }],
    ] as const)
      expect(await call(path, body, other)).toMatchObject({
        status: 404,
        body: { header: { status: 'ERROR', message: 'Application not found' } },
      })
    expect(await dataOf('applications', {})).toEqual(before)
  })

  test.each(['applications', 'saveapplication', 'deleteapplication', 'renewtokens'])(
    '%s asks for a token',
    async (path) => {
      expect(await post(host, `${dashboard}/${path}`, {})).toMatchObject({
        status: 401,
        body: { header: { message: 'Full authentication is required to access this resource' } },
      })
    },
  )
})
