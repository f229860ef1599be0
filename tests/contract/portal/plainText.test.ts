import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { register } from '../calls.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

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

  test.each([
    [{ name: 'N\0il' }, 'name'],
    [{ name: 'Ni\u202el' }, 'name'],
    [{ lastName: 'De\r\nmir' }, 'lastName'],
    [{ lastName: 'Demir\ud800' }, 'lastName'],
  ])('what would be stored as another text is refused: %j', async (changes, field) => {
    expect(await register(host, changes)).toMatchObject({
      status: 400,
      body: { header: { message: `${field}: Remove unsupported characters.` } },
    })
  })
})
