export interface TestCustomer {
  /** What a token request sends as `username`. */
  number: string
  kind: 'individual' | 'corporate'
  name: string
  story: string
  /** The person who acts for a corporate customer; a token request sends it too. */
  corporateUsername?: string
  /** The one who approves what that person orders, and may sign in instead. */
  approver?: string
}

export const testPassword = 'Sandbox-2026'

/** The customers of the sandbox: individual 1 to 7, corporate 12 (001 section 9); mocks/fixtures/testCustomers has what they own. */
export const testCustomers: readonly [TestCustomer, ...TestCustomer[]] = [
  {
    number: '1',
    kind: 'individual',
    name: 'Elif Yılmaz',
    story: 'Has a current, a savings and a dollar account, a credit card and a debit card. Start with this customer.',
  },
  {
    number: '2',
    kind: 'individual',
    name: 'Mehmet Kaya',
    story: 'Has nothing yet, so every list is empty.',
  },
  {
    number: '3',
    kind: 'individual',
    name: 'Zeynep Demir',
    story: 'Has a loan in arrears and 42.10 TRY left, so most payments fail for insufficient balance.',
  },
  {
    number: '4',
    kind: 'individual',
    name: 'Ali Çelik',
    story: 'Has funds, shares, gold, accounts in three currencies and a running loan.',
  },
  {
    number: '5',
    kind: 'individual',
    name: 'Ayşe Şahin',
    story: 'Confirms in the mobile app instead of typing a code from an SMS, and has an empty investment account.',
  },
  {
    number: '6',
    kind: 'individual',
    name: 'Can Öztürk',
    story: 'Shares an account with a second holder, who must approve transfers.',
  },
  {
    number: '7',
    kind: 'individual',
    name: 'Selin Arslan',
    story: 'Has a blocked account, a blocked card and a lost card, so calls that use them are refused.',
  },
  {
    number: '12',
    kind: 'corporate',
    name: 'Kuzey Trading Ltd.',
    story:
      'Token requests also need the corporateUsername kuzey.finance. kuzey.director approves the large orders of kuzey.finance.',
    corporateUsername: 'kuzey.finance',
    approver: 'kuzey.director',
  },
]
