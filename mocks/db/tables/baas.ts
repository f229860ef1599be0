import { assign, object, string } from 'superstruct'
import { seededBaasCards, seededBaasCustomers, seededOnboardings, seededPartnerOrderRows } from '../../seed/baas.ts'
import type { TableDefinition } from '../table.ts'
import { limited } from '../textLimits.ts'
import {
  type BaasCardRow,
  type BaasCustomerRow,
  type BaasInvestmentOrderRow,
  baasCardRow,
  baasCustomerRow,
  baasInvestmentOrderRow,
  type OnboardingRow,
  onboardingRow,
  type PartnerOrderRow,
  partnerOrderRow,
  type QuoteRow,
  quoteRow,
} from './baasRows.ts'

const contact = object({
  name: limited('personName'),
  email: limited('email'),
  address: object({
    line: limited('addressLine'),
    district: limited('district'),
    city: limited('city'),
    postalCode: string(),
  }),
})

export const baasCustomers: TableDefinition<BaasCustomerRow> = {
  row: baasCustomerRow,
  imported: assign(baasCustomerRow, contact),
  seed: async () => seededBaasCustomers(),
}

export const onboardings: TableDefinition<OnboardingRow> = {
  row: onboardingRow,
  imported: assign(onboardingRow, contact),
  seed: async ({ now }) => seededOnboardings(now()),
}

export const baasCards: TableDefinition<BaasCardRow> = {
  row: baasCardRow,
  imported: assign(baasCardRow, object({ embossedName: limited('embossedName') })),
  indexed: ['accountNumber'],
  seed: async () => seededBaasCards(),
}

export const partnerOrders: TableDefinition<PartnerOrderRow> = {
  row: partnerOrderRow,
  seed: () => seededPartnerOrderRows(),
}

export const investmentQuotes: TableDefinition<QuoteRow> = { row: quoteRow }

export const baasInvestmentOrders: TableDefinition<BaasInvestmentOrderRow> = {
  row: baasInvestmentOrderRow,
  indexed: ['customerNumber'],
}
