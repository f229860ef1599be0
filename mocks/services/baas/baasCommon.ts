import { holidaysOf } from '../../../src/rules/bank/bankDays.ts'
import { dayOf } from '../../bank/dates.ts'
import { banks } from '../../fixtures/banks.ts'
import { interbankReasonCodes, internalReasonCodes } from '../../fixtures/reasonCodes.ts'
import { service } from '../pipeline/service.ts'

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
