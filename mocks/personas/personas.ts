import { testCustomers } from '../../src/rules/testCustomers.ts'
import { ibanOf, otherBankCode } from './iban.ts'

export interface PersonaAccount {
  accountNumber: string
  iban: string
  name: string
  type: 'CURRENT' | 'SAVINGS'
  currency: string
  /** Decimal strings. The available balance leaves out what is blocked and counts the overdraft in. */
  bookedBalance: string
  availableBalance: string
  status: 'ACTIVE' | 'BLOCKED'
  branchCode: string
  branchName: string
  openedOn: string
}

export interface PersonaCard {
  cardId: string
  kind: 'CREDIT' | 'DEBIT' | 'VIRTUAL'
  /** Masked: the first six and the last four digits. */
  cardNumber: string
  name: string
  /** Month and year. */
  expiry: string
  status: 'ACTIVE' | 'BLOCKED' | 'LOST' | 'CLOSED'
  /** Of a debit card. */
  accountNumber?: string
  /** Of a credit or a virtual card, in TRY. */
  limit?: string
  /** Of a credit card, in TRY. */
  debt?: string
  /** Of a virtual card: the card that it spends from. */
  parentCardId?: string
}

/** A test customer with everything that the examples of the definitions say about them. */
export interface Persona {
  customerNumber: string
  kind: 'individual' | 'corporate'
  name: string
  /** Only a corporate customer has one. */
  corporateUsername?: string
  /** The second user of the company, whose own orders need no approval. */
  approver?: string
  /** 1 SMS, 5 mobile confirmation (001 section 9). */
  authenticationType: 1 | 5
  story: string
  accounts: readonly PersonaAccount[]
  cards: readonly PersonaCard[]
}

const branches = { '0101': 'Kadıköy', '0205': 'Çankaya', '0350': 'Alsancak' } as const

type AccountSeed = Omit<PersonaAccount, 'iban' | 'branchName' | 'status' | 'branchCode'> & {
  branchCode: keyof typeof branches
  status?: PersonaAccount['status']
}

const account = ({ branchCode, status = 'ACTIVE', ...seed }: AccountSeed): PersonaAccount => ({
  ...seed,
  iban: ibanOf(seed.accountNumber),
  status,
  branchCode,
  branchName: branches[branchCode],
})

/** What the documentation says of a test customer. */
function customer(
  number: string,
): Pick<Persona, 'customerNumber' | 'kind' | 'name' | 'corporateUsername' | 'approver' | 'story'> {
  const known = testCustomers.find((each) => each.number === number)
  if (!known) throw new Error(`There is no test customer ${number}`)
  const { number: customerNumber, ...facts } = known
  return { customerNumber, ...facts }
}

/** The test customers: individuals 1 to 7 and the company 12 (001 section 9). Balances are those of 14 March 2026. */
export const personas: readonly Persona[] = [
  {
    ...customer('1'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1010000001',
        name: 'Salary account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '18250.75',
        availableBalance: '20250.75',
        branchCode: '0101',
        openedOn: '2019-05-06',
      }),
      account({
        accountNumber: '1010000002',
        name: 'Holiday savings',
        type: 'SAVINGS',
        currency: 'TRY',
        bookedBalance: '64000.00',
        availableBalance: '64000.00',
        branchCode: '0101',
        openedOn: '2021-09-13',
      }),
      account({
        accountNumber: '1010000003',
        name: 'Dollar account',
        type: 'CURRENT',
        currency: 'USD',
        bookedBalance: '1520.40',
        availableBalance: '1520.40',
        branchCode: '0101',
        openedOn: '2022-02-01',
      }),
    ],
    cards: [
      {
        cardId: 'CC1000000001',
        kind: 'CREDIT',
        cardNumber: '540099******1001',
        name: 'Gold credit card',
        expiry: '2028-11',
        status: 'ACTIVE',
        limit: '75000.00',
        debt: '12430.60',
      },
      {
        cardId: 'DC1000000001',
        kind: 'DEBIT',
        cardNumber: '410099******2001',
        name: 'Debit card',
        expiry: '2027-06',
        status: 'ACTIVE',
        accountNumber: '1010000001',
      },
      {
        cardId: 'VC1000000001',
        kind: 'VIRTUAL',
        cardNumber: '540099******3001',
        name: 'Streaming',
        expiry: '2027-03',
        status: 'ACTIVE',
        limit: '1250.00',
        parentCardId: 'CC1000000001',
      },
      {
        cardId: 'VC1000000002',
        kind: 'VIRTUAL',
        cardNumber: '540099******3002',
        name: 'Flight',
        expiry: '2027-02',
        status: 'CLOSED',
        limit: '5250.00',
        parentCardId: 'CC1000000001',
      },
    ],
  },
  {
    ...customer('2'),
    authenticationType: 1,
    accounts: [],
    cards: [],
  },
  {
    ...customer('3'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1010000031',
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '55.00',
        availableBalance: '42.10',
        branchCode: '0205',
        openedOn: '2023-10-02',
      }),
    ],
    cards: [
      {
        cardId: 'DC1000000031',
        kind: 'DEBIT',
        cardNumber: '410099******2031',
        name: 'Debit card',
        expiry: '2028-09',
        status: 'ACTIVE',
        accountNumber: '1010000031',
      },
    ],
  },
  {
    ...customer('4'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1010000041',
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '250400.00',
        availableBalance: '250400.00',
        branchCode: '0350',
        openedOn: '2015-03-16',
      }),
      account({
        accountNumber: '1010000042',
        name: 'Euro account',
        type: 'CURRENT',
        currency: 'EUR',
        bookedBalance: '8300.00',
        availableBalance: '8300.00',
        branchCode: '0350',
        openedOn: '2016-07-04',
      }),
      account({
        accountNumber: '1010000043',
        name: 'Gold account',
        type: 'SAVINGS',
        currency: 'XAU',
        bookedBalance: '31.50',
        availableBalance: '31.50',
        branchCode: '0350',
        openedOn: '2020-01-08',
      }),
    ],
    cards: [
      {
        cardId: 'CC1000000041',
        kind: 'CREDIT',
        cardNumber: '540099******1041',
        name: 'Platinum credit card',
        expiry: '2029-02',
        status: 'ACTIVE',
        limit: '300000.00',
        debt: '0.00',
      },
    ],
  },
  {
    ...customer('5'),
    authenticationType: 5,
    accounts: [
      account({
        accountNumber: '1010000051',
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '9875.00',
        availableBalance: '9875.00',
        branchCode: '0101',
        openedOn: '2018-11-19',
      }),
    ],
    cards: [
      {
        cardId: 'DC1000000051',
        kind: 'DEBIT',
        cardNumber: '410099******2051',
        name: 'Debit card',
        expiry: '2027-12',
        status: 'ACTIVE',
        accountNumber: '1010000051',
      },
      {
        cardId: 'VC1000000051',
        kind: 'VIRTUAL',
        cardNumber: '410099******3051',
        name: 'Concert tickets',
        expiry: '2027-03',
        status: 'ACTIVE',
        limit: '900.00',
        parentCardId: 'DC1000000051',
      },
    ],
  },
  {
    ...customer('6'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1010000061',
        name: 'Joint account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '33120.00',
        availableBalance: '33120.00',
        branchCode: '0205',
        openedOn: '2020-06-22',
      }),
    ],
    cards: [
      {
        cardId: 'DC1000000061',
        kind: 'DEBIT',
        cardNumber: '410099******2061',
        name: 'Debit card',
        expiry: '2028-01',
        status: 'BLOCKED',
        accountNumber: '1010000061',
      },
    ],
  },
  {
    ...customer('7'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1010000071',
        name: 'Current account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '5400.00',
        availableBalance: '0.00',
        status: 'BLOCKED',
        branchCode: '0350',
        openedOn: '2017-04-10',
      }),
    ],
    cards: [
      {
        cardId: 'CC1000000071',
        kind: 'CREDIT',
        cardNumber: '540099******1071',
        name: 'Classic credit card',
        expiry: '2026-12',
        status: 'BLOCKED',
        limit: '20000.00',
        debt: '19985.00',
      },
      {
        cardId: 'DC1000000071',
        kind: 'DEBIT',
        cardNumber: '410099******2071',
        name: 'Debit card',
        expiry: '2027-04',
        status: 'LOST',
        accountNumber: '1010000071',
      },
    ],
  },
  {
    ...customer('12'),
    authenticationType: 1,
    accounts: [
      account({
        accountNumber: '1012000001',
        name: 'Main account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '1284500.00',
        availableBalance: '1784500.00',
        branchCode: '0101',
        openedOn: '2012-01-09',
      }),
      account({
        accountNumber: '1012000002',
        name: 'Payroll account',
        type: 'CURRENT',
        currency: 'TRY',
        bookedBalance: '410000.00',
        availableBalance: '410000.00',
        branchCode: '0101',
        openedOn: '2012-01-09',
      }),
      account({
        accountNumber: '1012000003',
        name: 'Export account',
        type: 'CURRENT',
        currency: 'EUR',
        bookedBalance: '96200.00',
        availableBalance: '96200.00',
        branchCode: '0101',
        openedOn: '2014-08-25',
      }),
    ],
    cards: [
      {
        cardId: 'CC1200000001',
        kind: 'CREDIT',
        cardNumber: '540099******1121',
        name: 'Business credit card',
        expiry: '2028-05',
        status: 'ACTIVE',
        limit: '500000.00',
        debt: '86410.25',
      },
    ],
  },
]

/** People and companies with accounts at another bank, whom the examples pay. */
export const otherBankRecipients = [
  { name: 'Burak Aydın', iban: ibanOf('2020000001', otherBankCode) },
  { name: 'Deniz Ofis Kirtasiye A.Ş.', iban: ibanOf('2020000002', otherBankCode) },
] as const
