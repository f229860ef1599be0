import { vi } from 'vitest'
import type { Caller } from '../../../../mocks/authorization/checks/authenticateCall.ts'
import { openPersistedBank } from '../../../../mocks/bank/persistedBank.ts'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import { systemId } from '../../../../mocks/db/tables/system.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import type { Settings } from '../../../../src/rules/sandbox/settings.ts'

/** A seeded bank whose time a test moves: Saturday, 14 March 2026, 10:00 in Istanbul. */
export async function testBank() {
  const time = { now: Date.parse('2026-03-14T10:00:00+03:00') }
  const clock = { now: () => time.now, setTimeout: vi.fn(), clearTimeout: vi.fn() }
  const storage = memoryStorage()
  const open = () => openPersistedBank({ ...sandboxParts(), clock, seed: 'test', storage, onUnreadable: 'fail' })
  const first = open()
  await first.refresh()
  return {
    bank: first.bank,
    /** The bank of another process that takes over what this one has saved. */
    async restarted() {
      await first.save()
      const second = open()
      await second.refresh()
      return second.bank
    },
    advance(milliseconds: number) {
      time.now += milliseconds
    },
    async set(settings: Partial<Settings>) {
      const current = first.bank.tables.system.get(systemId)?.settings
      await first.bank.tables.system.update(systemId, { settings: { ...current, ...settings } })
    },
  }
}

type TestBank = Awaited<ReturnType<typeof testBank>>

/** A caller with the first seeded application, changed as the test says. */
export function callerOf(
  { bank }: Pick<TestBank, 'bank'>,
  grant: Caller['grant'],
  { accessToken = 'token-1', otpNeeded = true }: { accessToken?: string; otpNeeded?: boolean } = {},
): Caller {
  const [application] = bank.tables.applications.list()
  if (!application) throw new Error('The bank has no application')
  return { application: { ...application, otpNeeded }, grant, accessToken, grantId: 'grant-1' }
}

/** What a refusal says. */
export async function refusal(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    const { status, detailCode, message, reason, headers } = error as Record<string, unknown>
    return { status, detailCode, message, reason, headers }
  }
  return 'accepted'
}
