import { openBank } from '../../../mocks/testing/openBank.ts'
import type { Bank, OpenBankOptions } from '../../../mocks/testing/types.ts'
import { firstDay, frozenClock } from '../frozenClock.ts'
import { openManyBanks } from '../manyBanks.ts'

/** Where a test opens its bank: in its own process, or on a server. */
export const places = ['in process', 'on a server'] as const
export type Place = (typeof places)[number]

/** A bank for one test, on a day on which every service is open. */
export async function openBankAt(place: Place, options: OpenBankOptions = {}): Promise<Bank> {
  const startTime = new Date(firstDay)
  if (place === 'in process') return openBank({ startTime, ...options })
  const server = await openManyBanks({ clock: frozenClock() })
  const bank = await openBank({ server: server.url, ...options })
  const close = async () => {
    await bank.close()
    await server.close()
  }
  return Object.defineProperties({} as Bank, {
    ...Object.getOwnPropertyDescriptors(bank),
    close: { value: close },
    [Symbol.asyncDispose]: { value: close },
  })
}
