import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activate, getUser, newestKey, register, registrationBody, tokens } from './calls.ts'
import { type Host, hostNames, openHost } from './hosts.ts'

describe.each(hostNames)('the text rule that page and sandbox share, on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test.each(['\u200b', '\u2060\ufeff', '\0'])('a name of nothing that can be seen is no name: %j', async (name) => {
    const { status, body } = await register(host, { name })
    expect([status, body]).toMatchObject([
      400,
      { header: { status: 'ERROR', message: expect.stringContaining('Required') } },
    ])
  })

  test('NUL, line breaks, bidi overrides and half a surrogate pair are not stored', async () => {
    expect((await register(host, { name: 'N\0i\u202el\ud800', lastName: 'De\r\nmir' })).status).toBe(200)
    await activate(host, await newestKey(host))
    const { access_token } = await tokens(host, registrationBody.eMailAddress, registrationBody.password)
    expect((await getUser(host, access_token)).body).toMatchObject({ data: { firstName: 'Nil', lastName: 'De mir' } })
  })
})
