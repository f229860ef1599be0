import { seededBaasCards, seededBaasCustomers, seededOnboardings, seededPartnerOrderRows } from '../baas/seeds.ts'
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
import type { TableDefinition } from './table.ts'

export const baasCustomers: TableDefinition<BaasCustomerRow> = {
  row: baasCustomerRow,
  seed: async () => seededBaasCustomers(),
}

export const onboardings: TableDefinition<OnboardingRow> = {
  row: onboardingRow,
  seed: async ({ now }) => seededOnboardings(now()),
}

export const baasCards: TableDefinition<BaasCardRow> = {
  row: baasCardRow,
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
