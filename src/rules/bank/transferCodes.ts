interface Code {
  code: string
  meaning: string
}

/** Status values of a transfer (000 section 4), in `responseType`, and their names, in `responseTypeDesc`. */
export const transferStatuses: readonly (Code & { name: string; final: boolean })[] = [
  { code: '01', name: 'REALIZED', final: true, meaning: 'the money has reached the recipient' },
  {
    code: '02',
    name: 'SENT',
    final: false,
    meaning: 'the transfer has left the bank, and the receiving bank has not confirmed it yet',
  },
  {
    code: '03',
    name: 'NOT REALIZED',
    final: true,
    meaning: 'the transfer was refused, returned or cancelled, and the amount is in the account',
  },
  {
    code: '04',
    name: 'WAITING FOR APPROVAL',
    final: false,
    meaning: 'another person must approve it, such as the second holder of the account',
  },
  {
    code: '05',
    name: 'PROCESSED',
    final: false,
    meaning: 'the bank has accepted the order and sends it when EFT opens',
  },
]

/** Reason codes of a transfer between the bank's own accounts, A to V (000 section 9). */
export const internalReasons: readonly Code[] = [
  'Salary',
  'Residential rent',
  'Workplace rent',
  'Supplier invoice',
  'Loan instalment',
  'Credit card debt',
  'Insurance premium',
  'Tax',
  'Social security premium',
  'Tuition',
  'Building or association fees',
  'Vehicle purchase',
  'Property purchase',
  'Investment or savings',
  'Foreign currency purchase',
  'Donation',
  'Allowance for a family member',
  'Scholarship',
  'Refund',
  'Dividend',
  'Transfer to own account',
  'Other personal payment',
].map((meaning, index) => ({ code: String.fromCharCode(65 + index), meaning }))

/** Reason codes of EFT and FAST transfers to other banks, 01 to 11 (000 section 9). */
export const interbankReasons: readonly Code[] = [
  'Residential rent',
  'Workplace rent',
  'Other rent',
  'E-commerce payment',
  'Employee payment',
  'Commercial payment',
  'Personal payment',
  'Investment',
  'Financial transaction',
  'Education',
  'Dues and subscriptions',
].map((meaning, index) => ({ code: String(index + 1).padStart(2, '0'), meaning }))

/** The reason code that is valid for all transfers; internal ones may also leave the field blank (000 section 9). */
export const anyReason = '-2'
