import { holidaysOf } from '../../../src/rules/bank/bankDays.ts'
import { dayOf } from '../../bank/dates.ts'
import { invalid } from '../../bank/serviceError.ts'
import { banks } from '../../fixtures/banks.ts'
import { interbankReasonCodes, internalReasonCodes } from '../../fixtures/reasonCodes.ts'
import { service } from '../pipeline/service.ts'

/** Of its definition. */
const holidayYears = { first: 2000, last: 2100 }

/** A clock that was moved may be in a year which a call can't ask for. @throws ServiceError (400) */
function assertHolidayYear(year: number): void {
  const { first, last } = holidayYears
  if (year < first || year > last)
    throw invalid(
      `year: Expected a number from ${first} to ${last}`,
      `The clock of the bank is in ${year}: send a year from ${first} to ${last}.`,
    )
}

export const baasCommonServices = [
  service('baas-common/bank-list', async ({ query: { system, bankCode } }) => ({
    banks: banks.filter(
      (bank) =>
        (bankCode === undefined || bank.bankCode === bankCode) &&
        (system === undefined || (system === 'EFT' ? bank.eft : bank.fast)),
    ),
  })),

  service('baas-common/holiday-list', async ({ bank, query }) => {
    const thisYear = Number(dayOf(bank.clock.now()).slice(0, 4))
    const { year = thisYear, language } = query
    assertHolidayYear(year)
    const isKnown = year === thisYear || year === thisYear + 1
    return {
      year,
      holidays: isKnown ? holidaysOf(year).map(({ name, ...holiday }) => ({ ...holiday, name: name[language] })) : [],
    }
  }),

  service('baas-common/reason-code-list', async ({ query: { transferType, language } }) => ({
    transferType,
    reasonCodes: (transferType === 'INTERNAL' ? internalReasonCodes : interbankReasonCodes).map(
      ({ code, description }) => ({ code, description: description[language] }),
    ),
  })),
]
