import { expect, test } from 'vitest'
import { createPortalClient } from '../../../../../src/api/client/client.ts'
import { applicationTokenOf } from '../../../../../src/app/actors/applications/applicationToken.ts'
import { realBankClock } from '../../../../../src/app/actors/sandbox/bankClock.ts'
import type { Application } from '../../../../../src/rules/applications/applications.ts'
import { seal } from '../../../../../src/rules/security/secret.ts'
import { configuration } from '../../../../contract/configuration.ts'

const now = Date.parse('2026-03-14T07:32:07Z')
const clock = { now: () => now, setTimeout: () => undefined, clearTimeout: () => undefined }
const century = 100 * 365 * 86_400_000

test.each([
  [599, 599_000],
  [null, 599_000],
  ['soon', 599_000],
  [2_592_000, 2_592_000_000],
  [Number.MAX_SAFE_INTEGER, century],
  [1e308, century],
])('a token with the expires_in %j expires after %d milliseconds', async (expiresIn, lifetime) => {
  const client = createPortalClient({
    configuration,
    fetch: async () => Response.json({ access_token: 'access', expires_in: expiresIn, scope: 'public' }),
    clock,
  })
  const issued = { owner: () => 'deniz', add: () => {}, isHeld: () => false }
  const { request } = applicationTokenOf({
    client,
    clock,
    bankClock: realBankClock(clock),
    base: 'http://bank',
    issued,
  })
  const application = { id: 'a1', name: 'Till', oauthClientId: 'id', oauthClientSecret: seal('secret') }
  const answer = await request(
    {
      listApplications: async () => [application as Application],
      applicationId: 'a1',
      grant: 'client_credentials',
      form: { grant_type: 'client_credentials' },
    },
    new AbortController().signal,
  )
  expect(answer).toEqual({
    token: {
      accessToken: 'access',
      applicationName: 'Till',
      clientId: 'id',
      scopes: ['public'],
      expiresAt: now + lifetime,
    },
  })
})
