import { ibanOf } from './iban.ts'

export interface BaasAccount {
  accountNumber: string
  iban: string
  name: string
  type: 'CURRENT' | 'SAVINGS' | 'COLLECTION'
  currency: string
  /** Decimal strings; there is no overdraft. */
  bookedBalance: string
  availableBalance: string
  status: 'ACTIVE' | 'BLOCKED'
  openedOn: string
}

export interface BaasCard {
  cardId: string
  kind: 'DEBIT' | 'PREPAID'
  form: 'PLASTIC' | 'VIRTUAL'
  /** Masked: the first six and the last four digits. */
  cardNumber: string
  accountNumber: string
  embossedName: string
  /** Year and month. */
  expiry: string
  /** Of a prepaid card, in TRY. */
  balance?: string
}

interface Applicant {
  applicationId: string
  name: string
  story: string
}

/** Somebody whom the bank has not made a customer. */
export interface BaasApplicant extends Applicant {
  applicationStatus: 'IDENTITY_PENDING' | 'VIDEO_CALL_PENDING' | 'IN_REVIEW' | 'REJECTED'
}

/** A customer of a BaaS partner, for whom the partner requests tokens with the authorization ID. */
export interface BaasCustomer extends Applicant {
  applicationStatus: 'APPROVED'
  customerNumber: string
  authorizationId: string
  status: 'ACTIVE' | 'SUSPENDED'
  customerSince: string
  accounts: readonly BaasAccount[]
  cards: readonly BaasCard[]
}

type AccountSeed = Omit<BaasAccount, 'iban' | 'availableBalance' | 'status'> & { status?: BaasAccount['status'] }

const account = ({ status = 'ACTIVE', ...seed }: AccountSeed): BaasAccount => ({
  ...seed,
  iban: ibanOf(seed.accountNumber),
  availableBalance: status === 'BLOCKED' ? '0.00' : seed.bookedBalance,
  status,
})

/** The account of the partner that gets the balances of collection accounts. */
export const partnerMainAccount = { accountNumber: '4009000001', iban: ibanOf('4009000001') } as const

/** The customers of the sandbox's BaaS partner. Balances are those of 14 March 2026. */
export const baasCustomers: readonly BaasCustomer[] = [
  {
    customerNumber: '4000000001',
    authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
    applicationId: 'OB1000000001',
    applicationStatus: 'APPROVED',
    name: 'Deniz Aksoy',
    status: 'ACTIVE',
    customerSince: '2026-01-12',
    story: 'Has an everyday, a gold and a dollar account, a debit card and a virtual card. Start with this customer.',
    accounts: [
      account({
        accountNumber: '4010000001',
        name: 'Everyday account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '12480.50',
        openedOn: '2026-01-12',
      }),
      account({
        accountNumber: '4010000002',
        name: 'Gold',
        type: 'SAVINGS',
        currency: 'XAU',
        bookedBalance: '12.40',
        openedOn: '2026-01-26',
      }),
      account({
        accountNumber: '4010000003',
        name: 'Dollars',
        type: 'SAVINGS',
        currency: 'USD',
        bookedBalance: '640.00',
        openedOn: '2026-01-26',
      }),
    ],
    cards: [
      {
        cardId: 'BC1000000001',
        kind: 'DEBIT',
        form: 'PLASTIC',
        cardNumber: '410098******3001',
        accountNumber: '4010000001',
        embossedName: 'DENIZ AKSOY',
        expiry: '2031-01',
      },
      {
        cardId: 'BC1000000002',
        kind: 'PREPAID',
        form: 'VIRTUAL',
        cardNumber: '540098******3002',
        accountNumber: '4010000001',
        embossedName: 'DENIZ AKSOY',
        expiry: '2029-02',
        balance: '185.00',
      },
    ],
  },
  {
    customerNumber: '4000000002',
    authorizationId: '59786f747c23423a5aad0ba34ca09c9f',
    applicationId: 'OB1000000002',
    applicationStatus: 'APPROVED',
    name: 'Ece Yıldız',
    status: 'ACTIVE',
    customerSince: '2026-03-13',
    story: 'Is new and has no account yet. The next account that the bank opens is 4010000021.',
    accounts: [],
    cards: [],
  },
  {
    customerNumber: '4000000005',
    authorizationId: '0a6749b017f11ac07598a6ba78eb0208',
    applicationId: 'OB1000000005',
    applicationStatus: 'APPROVED',
    name: 'Umut Koç',
    status: 'SUSPENDED',
    customerSince: '2026-01-20',
    story: 'Is suspended and has a blocked account, so every order is refused.',
    accounts: [
      account({
        accountNumber: '4010000051',
        name: 'Everyday account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '3100.00',
        status: 'BLOCKED',
        openedOn: '2026-01-20',
      }),
    ],
    cards: [],
  },
  {
    customerNumber: '4000000006',
    authorizationId: '3797b3ecd509c5acff664d4319074d66',
    applicationId: 'OB1000000006',
    applicationStatus: 'APPROVED',
    name: 'Lale Güneş',
    status: 'ACTIVE',
    customerSince: '2026-02-02',
    story: 'Has 42.10 TRY left, so most orders fail for insufficient balance, and an account that collects rent.',
    accounts: [
      account({
        accountNumber: '4010000061',
        name: 'Everyday account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '42.10',
        openedOn: '2026-02-02',
      }),
      account({
        accountNumber: '4010000062',
        name: 'Rent collection',
        type: 'COLLECTION',
        currency: 'TRY',
        bookedBalance: '0.00',
        openedOn: '2026-02-16',
      }),
    ],
    cards: [],
  },
]

/** People who have applied and are not customers. */
export const baasApplicants: readonly BaasApplicant[] = [
  {
    applicationId: 'OB1000000003',
    applicationStatus: 'VIDEO_CALL_PENDING',
    name: 'Kerem Doğan',
    story: 'Must hold the video call.',
  },
  {
    applicationId: 'OB1000000004',
    applicationStatus: 'REJECTED',
    name: 'Naz Polat',
    story: 'Was rejected after three documents that could not be verified.',
  },
  {
    applicationId: 'OB1000000007',
    applicationStatus: 'IN_REVIEW',
    name: 'Arda Taş',
    story: 'Has held the video call; the bank decides.',
  },
  {
    applicationId: 'OB1000000008',
    applicationStatus: 'IDENTITY_PENDING',
    name: 'Ege Kaplan',
    story: 'Must send an identity document.',
  },
]

/** What the account opening example opens for Ece Yıldız. */
export const openedInExamples: BaasAccount = account({
  accountNumber: '4010000021',
  name: 'Everyday account',
  type: 'CURRENT',
  currency: 'TRY',
  bookedBalance: '0.00',
  openedOn: '2026-03-14',
})
