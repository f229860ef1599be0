import { expect, test } from 'vitest'
import { openSession } from '../../../../../mocks/authorization/consents/consentSessions.ts'
import { openConsent } from '../../../../../mocks/authorization/consents/consents.ts'
import type { ConsentRow } from '../../../../../mocks/db/tables/authorization/consents.ts'
import { testBank } from '../bank.ts'

const most = 5000
const asking = { id: 'application-000001', name: 'Market Stall' }

const ended = { lifecycle: { value: 'expired', endReason: 'NOT_ANSWERED' } } as const
const waiting = { givenAt: null, grantId: null, lifecycle: { value: 'received', endReason: null } } as const
const changes: Readonly<Record<number, Partial<ConsentRow>>> = { 2: waiting, 3: ended, 4: { ...waiting, ...ended } }

test('of 5000 consents those that nobody answered, then ended and waiting ones, then the oldest with its tokens give way', async () => {
  const { bank } = await testBank()
  const { consents, authorizationGrants } = bank.tables
  const valid = consents.list().find(({ lifecycle }) => lifecycle.value === 'valid')
  if (!valid) throw new Error('No consent is valid')
  for (const { id } of consents.list()) consents.delete(id)
  for (let number = 0; number < most; number += 1)
    await consents.insert({ ...valid, id: `consent-${number}`, grantId: `grant-${number}`, ...changes[number] })
  await authorizationGrants.insert({
    id: 'grant-0',
    applicationId: asking.id,
    clientId: 'a client',
    kind: 'authorization_code',
    scopes: valid.scopes,
    customerNumber: valid.customerNumber,
    corporateUsername: null,
    accounts: valid.accounts,
    endedAt: null,
  })
  const gone: string[] = []
  for (let times = 0; times < 3; times += 1) {
    const before = consents.list().map(({ id }) => id)
    await openConsent(bank, asking, ['accounts'])
    gone.push(...before.filter((id) => !consents.get(id)))
    expect(consents.count()).toBe(most)
  }
  expect(gone).toEqual(['consent-4', 'consent-3', 'consent-2'])
  expect(authorizationGrants.get('grant-0')?.endedAt).toBeNull()
  for (const { id, givenAt } of consents.list()) if (givenAt === null) await consents.update(id, { givenAt: 0 })
  await openConsent(bank, asking, ['accounts'])
  expect([consents.get('consent-0'), consents.count()]).toEqual([undefined, most])
  expect(authorizationGrants.get('grant-0')?.endedAt).toBe(bank.clock.now())
})

test('of 1000 visits to the page of the consents the oldest gives way', async () => {
  const { bank } = await testBank()
  const { consentSessions } = bank.tables
  const { id } = await openSession(bank)
  for (let number = 1; number < 1000; number += 1) await openSession(bank)
  expect([consentSessions.count(), consentSessions.get(id)?.id]).toEqual([1000, id])
  await openSession(bank)
  expect([consentSessions.count(), consentSessions.get(id)]).toEqual([1000, undefined])
})
