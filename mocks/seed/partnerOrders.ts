interface SeededPartnerOrder {
  partnerReference: string
  operation: string
  /** Whose order it was; empty for an application of somebody who was none yet. */
  customer: string
  order: { partnerReference: string } & Readonly<Record<string, unknown>>
  answer: object
}

const zero = { amount: '0.00', currency: 'TRY' }
const embossedName = 'DENIZ AKSOY'

/** What the partner ordered before, with its references, and what it was answered then. */
export const seededPartnerOrders: readonly SeededPartnerOrder[] = [
  {
    partnerReference: 'app-2026-000214',
    operation: 'createOnboardingApplication',
    customer: '',
    order: {
      partnerReference: 'app-2026-000214',
      identityNumber: '10000000146',
      firstName: 'Deniz',
      lastName: 'Aksoy',
      birthDate: '1994-08-21',
      phoneNumber: '+905550000031',
      email: 'deniz.aksoy@example.com',
      address: { line: 'Moda Cad. 12/4', district: 'Kadıköy', city: 'İstanbul', postalCode: '34710' },
      agreements: ['FRAMEWORK_AGREEMENT', 'DATA_PROTECTION_NOTICE', 'DISTANCE_CONTRACT'],
    },
    answer: {
      applicationId: 'OB1000000001',
      status: 'IDENTITY_PENDING',
      createdAt: '2026-01-12T09:41:20+03:00',
      changedAt: '2026-01-12T09:41:20+03:00',
      expiresAt: '2026-02-11T09:41:20+03:00',
      nextStep: 'IDENTITY_CHECK',
    },
  },
  {
    partnerReference: 'acc-2026-000057',
    operation: 'openBaasAccount',
    customer: '4000000001',
    order: {
      partnerReference: 'acc-2026-000057',
      type: 'SAVINGS',
      currency: 'XAU',
      name: 'Gold',
    },
    answer: {
      accountNumber: '4010000002',
      iban: 'TR290999900000004010000002',
      name: 'Gold',
      type: 'SAVINGS',
      currency: 'XAU',
      bookedBalance: { amount: '0.00', currency: 'XAU' },
      availableBalance: { amount: '0.00', currency: 'XAU' },
      status: 'ACTIVE',
      openedOn: '2026-01-26',
      sweep: null,
    },
  },
  {
    partnerReference: 'acc-2026-000092',
    operation: 'openBaasAccount',
    customer: '4000000006',
    order: {
      partnerReference: 'acc-2026-000092',
      type: 'COLLECTION',
      currency: 'TRY',
      name: 'Rent collection',
    },
    answer: {
      accountNumber: '4010000062',
      iban: 'TR580999900000004010000062',
      name: 'Rent collection',
      type: 'COLLECTION',
      currency: 'TRY',
      bookedBalance: zero,
      availableBalance: zero,
      status: 'ACTIVE',
      openedOn: '2026-02-16',
      sweep: { mainIban: 'TR090999900000004009000001', lastSweptAt: null, lastAmount: null },
    },
  },
  {
    partnerReference: 'crd-2026-000120',
    operation: 'orderBaasCard',
    customer: '4000000001',
    order: {
      partnerReference: 'crd-2026-000120',
      kind: 'DEBIT',
      form: 'PLASTIC',
      accountNumber: '4010000001',
      embossedName,
      deliveryAddress: { line: 'Moda Cad. 12/4', district: 'Kadıköy', city: 'İstanbul', postalCode: '34710' },
    },
    answer: {
      cardId: 'BC1000000001',
      cardNumber: '410098******3001',
      kind: 'DEBIT',
      form: 'PLASTIC',
      accountNumber: '4010000001',
      embossedName,
      expiry: '2031-01',
      status: 'ORDERED',
    },
  },
  {
    partnerReference: 'crd-2026-000163',
    operation: 'orderBaasCard',
    customer: '4000000001',
    order: {
      partnerReference: 'crd-2026-000163',
      kind: 'PREPAID',
      form: 'VIRTUAL',
      accountNumber: '4010000001',
      embossedName,
    },
    answer: {
      cardId: 'BC1000000002',
      cardNumber: '540098******3002',
      kind: 'PREPAID',
      form: 'VIRTUAL',
      accountNumber: '4010000001',
      embossedName,
      expiry: '2029-02',
      status: 'ACTIVE',
    },
  },
]
