import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { captcha, control, disabled, post, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const dashboard = '/api-dashboard-service/dashboard'
const asked = {
  applicationId: 'application-000001',
  endpointAddress: '/api/accounts/v1/accounts',
  dateRangeId: '0',
  requestDate: 1_790_000_000_000,
}

describe.each(hostNames)('analytics on the %s', (name) => {
  let host: Host
  let authorization: { Authorization: string }
  beforeEach(async () => {
    host = await openHost(name)
    authorization = { Authorization: `bearer ${(await tokens(host)).access_token}` }
  })
  afterEach(() => host.close())

  const report = (changes: object) =>
    post(host, `${dashboard}/generatereports`, { ...asked, ...changes }, authorization)

  test('the first developer has two applications', async () => {
    const answer = await post(host, `${dashboard}/applications`, {}, authorization)
    expect(violations('listApplications', answer)).toEqual([])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: [
          { id: 'application-000001', name: 'Till Companion', productList: ['1000', '2000'] },
          { id: 'application-000002', name: 'Budget Diary', productList: ['1000'] },
        ],
      },
    })
  })

  test.each([
    ['0', 24],
    ['1', 28],
    ['2', 30],
    ['3', 90],
    ['4', 52],
  ])('range %s has %i points with calls', async (dateRangeId, count) => {
    const answer = await report({ dateRangeId })
    expect(violations('generateReports', answer)).toEqual([])
    const { data } = answer.body as { data: { timeInMs: number; calls: number }[] }
    expect(data).toHaveLength(count)
    expect(data.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(24)
  })

  test('a new application has no calls before its first', async () => {
    const order = { name: 'Till', oauthRedirectUri: 'https://app.example.com/callback', publicKey: 'MIGfMA0' }
    const made = await control(host, 'POST', '/applications', order)
    const { applicationId } = (made.body as { data: { applicationId: string } }).data
    const { body } = await report({ applicationId, dateRangeId: '4' })
    const { data } = body as { data: { calls: number }[] }
    expect([data.length, data.reduce((sum, { calls }) => sum + calls, 0)]).toEqual([52, 0])
  })

  test.each([
    ['an unknown application', { applicationId: 'application-000009' }, 404, 'Application not found'],
    ['an unknown range', { dateRangeId: '5' }, 400, 'dateRangeId: There is no such range'],
    ['no address', { endpointAddress: '' }, 400, 'endpointAddress: Required'],
    ['no date', { requestDate: undefined }, 400, 'requestDate: Required'],
  ])('%s is refused', async (_, changes, status, message) => {
    expect(await report(changes)).toMatchObject({ status, body: { header: { status: 'ERROR', message } } })
  })

  test("another developer's application is not found, and nobody reads without a token", async () => {
    await post(host, '/api-user-service/user/resetpassword', {
      eMailAddress: disabled.eMailAddress,
      recaptchaResponse: captcha(),
    })
    const { body } = await control(host, 'GET', '/mails')
    const key = (body as { data: { link: string }[] }).data[0]?.link.split('/changepassword/')[1]
    await post(host, '/api-user-service/user/changePasswordByKey', { key, password: 'abcdefg1' })
    const theirs = await tokens(host, disabled.eMailAddress, 'abcdefg1')
    const headers = { Authorization: `bearer ${theirs.access_token}` }
    expect(await post(host, `${dashboard}/generatereports`, asked, headers)).toMatchObject({ status: 404 })
    expect(await post(host, `${dashboard}/applications`, {}, headers)).toMatchObject({ body: { data: [] } })
    expect(await post(host, `${dashboard}/generatereports`, asked)).toMatchObject({ status: 401 })
  })
})
