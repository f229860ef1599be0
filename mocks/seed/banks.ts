import { brand } from '../../src/rules/brand.ts'
import { otherBankCode, ownBankCode } from '../personas/iban.ts'

interface ListedBank {
  bankCode: string
  name: string
  /** Whether the system reaches the bank. This one is reached by transfers inside the bank. */
  eft: boolean
  fast: boolean
}

/** The banks of the sandbox in the order of their names. */
export const banks: readonly ListedBank[] = [
  { bankCode: '07777', name: 'Anadolu Katılım Bankası', eft: true, fast: false },
  { bankCode: otherBankCode, name: 'Deniz Feneri Bankası', eft: true, fast: true },
  { bankCode: ownBankCode, name: brand.legalName, eft: false, fast: false },
]
