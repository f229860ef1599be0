import { expect, test } from 'vitest'
import { requestToken } from '../../../src/api/applicationTokens.ts'
import { decodeToken, sessionProblems, storageProblem, tokenOf } from '../../../src/rules/session/session.ts'

const stored = (type: string | undefined) =>
  tokenOf({ access_token: 'access', token_type: type, expires_in: 599 }, 1_700_000_000_000, {
    username: 'ada@example.com',
  })

const answers = (type: string | undefined) =>
  requestToken(
    async () => Response.json({ access_token: 'access', token_type: type, expires_in: 599, scope: 'accounts' }),
    { base: 'https://bank.test', client: { id: 'id', secret: 'secret' }, body: 'grant_type=client_credentials' },
    new AbortController().signal,
  )

test.each(['mac', 'DPoP', 'bearer2', 'N_A', 'Bearer x'])(
  'a token of the type %j is refused (RFC 6749 section 7.1)',
  async (type) => {
    expect(storageProblem(stored(type))).toEqual(sessionProblems.tokenTypeUnknown)
    await expect(answers(type)).rejects.toEqual(sessionProblems.tokenTypeUnknown)
  },
)

test.each(['bearer', 'Bearer', 'BEARER', undefined])('a token of the type %j is used', async (type) => {
  expect(storageProblem(stored(type))).toBeUndefined()
  await expect(answers(type)).resolves.toMatchObject({ token: { access_token: 'access' } })
})

test('a cookie with a token of another type counts as none', () => {
  const spelled = encodeURIComponent(JSON.stringify(stored('mac')))
  expect(decodeToken(spelled)).toBeUndefined()
})
