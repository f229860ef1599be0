import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { hoursOn } from '../../../src/rules/bank/openingHours.ts'
import { bankDayFrom, dayOf, timeAt } from '../../bank/dates.ts'
import { definedHours } from '../../openapi/definedHours.ts'

/** When EFT opens and closes on a bank day. @throws Error for another day */
export function eftWindow(date: string): { opensAt: number; closesAt: number } {
  const hours = hoursOn(definedHours('money-transfers/eft-transfer'), date)
  if (!hours) throw new Error(`${date} is not a bank day`)
  return { opensAt: timeAt(date, hours.opensAt), closesAt: timeAt(date, hours.closesAt) }
}

/** The bank day on which an EFT that is ordered now is sent: today until EFT closes. */
export function eftDay(now: number): string {
  const today = bankDayFrom(dayOf(now))
  return now < eftWindow(today).closesAt ? today : bankDayFrom(addDays(today, 1))
}
