import { describe, expect, it } from 'vitest'
import { post } from '../calls.ts'
import { violations } from '../contract.ts'
import { firstDay } from '../frozenClock.ts'
import { hostNames, openHost } from '../hosts.ts'

const path = '/api-dashboard-service/announcement/announcements'

const daysAgo = (days: number) => new Date(firstDay - days * 86_400_000).toISOString()

const announcements = [
  {
    title: 'Welcome to the developer portal',
    shortMessage: 'Start with the five steps',
    longMessage:
      'The portal covers everything from reading about an API to the first live call. The Getting Started page takes you through it in five steps.',
    updateDate: daysAgo(120),
  },
  {
    title: 'Longer statements',
    shortMessage: 'Twelve periods of credit card statements',
    longMessage:
      'The credit card statement API has the last twelve periods instead of six. Without a period it returns the last statement, as before.',
    updateDate: daysAgo(64),
  },
  {
    title: 'Planned maintenance',
    shortMessage: 'The sandbox is unavailable early on Sunday',
    longMessage:
      'This Sunday between 02:00 and 04:00 (Istanbul time) we move the sandbox’s data. Calls may fail during that time; tokens remain valid.',
    updateDate: daysAgo(3),
  },
  {
    title: 'Virtual cards for everyone',
    shortMessage: 'Virtual Cards leaves beta',
    longMessage:
      'After six months with ten partners, the Virtual Cards API is open to every developer. Add it to your application under My Applications.',
    updateDate: daysAgo(21),
  },
  {
    title: 'FAST limits',
    shortMessage: 'The limit of a FAST transfer increases',
    longMessage:
      'A FAST transfer can now be up to 100000.00 TRY. Larger amounts return Limit exceeded with the detailCode 200103, as before.',
    updateDate: daysAgo(9),
  },
  {
    title: 'Signed responses',
    shortMessage: 'Request a signature with one header',
    longMessage:
      'The response to every successful API call can be signed: send the header isResponseSigned with true, and header.signedResponse contains the signature.',
    updateDate: daysAgo(40),
  },
]

describe.each(hostNames)('%s', (name) => {
  it('answers every announcement to anybody, in the order in which they were written', async () => {
    const host = await openHost(name)
    const answer = await post(host, path, {})
    expect(violations('listAnnouncements', answer)).toEqual([])
    expect(answer).toEqual({
      status: 200,
      body: { header: { status: 'SUCCESS', statusCode: 200, message: null, txId: 'call-000001' }, data: announcements },
    })
    await host.close()
  })

  it('answers the same a day later: the dates stay, whatever the clock says', async () => {
    const host = await openHost(name)
    await post(host, '/sandbox/api/clock', { advance: 86_400_000 })
    expect(await post(host, path, {})).toMatchObject({ body: { data: announcements } })
    await host.close()
  })

  it('fails as it is set to', async () => {
    const host = await openHost(name)
    const init = { method: 'PUT', body: JSON.stringify({ kind: 'status', status: 503, message: 'The bank is closed' }) }
    await host.call('/sandbox/api/faults/listAnnouncements', init)
    const answer = await post(host, path, {})
    expect(violations('listAnnouncements', answer)).toEqual([])
    expect(answer).toEqual({
      status: 503,
      body: { header: { status: 'ERROR', statusCode: 503, message: 'The bank is closed', txId: 'call-000001' } },
    })
    await host.close()
  })
})
