interface TestCustomer {
  /** What a token request sends as `username`. */
  number: string
  kind: 'individual' | 'corporate'
  name: string
  story: string
  /** The person who acts for a corporate customer; a token request sends it too. */
  corporateUsername?: string
}

/** The password of every test customer. */
export const testPassword = 'Sandbox-2026'

/** The customers of the sandbox: individual 1 to 7, corporate 12 (001 section 9). */
export const testCustomers: readonly TestCustomer[] = [
  { number: '1', kind: 'individual', name: 'Elif Demir', story: 'Has one current account and a salary every month.' },
  {
    number: '2',
    kind: 'individual',
    name: 'Mert Kaya',
    story: 'Has accounts in TRY, EUR and USD and moves money often.',
  },
  { number: '3', kind: 'individual', name: 'Zeynep Aydın', story: 'Has two credit cards; one is near its limit.' },
  { number: '4', kind: 'individual', name: 'Can Öztürk', story: 'Pays off a mortgage and a car loan.' },
  { number: '5', kind: 'individual', name: 'Defne Şahin', story: 'Has funds, gold and an open investment order.' },
  {
    number: '6',
    kind: 'individual',
    name: 'Emre Çelik',
    story: 'Has a new account that holds nothing yet: lists are empty.',
  },
  {
    number: '7',
    kind: 'individual',
    name: 'Ayşe Yıldız',
    story: 'Has a blocked card and a transfer that waits for approval.',
  },
  {
    number: '12',
    kind: 'corporate',
    name: 'Anka Lojistik A.Ş.',
    story: 'Has many accounts, daily payrolls and a POS; two people may sign.',
    corporateUsername: 'anka.finance',
  },
]
