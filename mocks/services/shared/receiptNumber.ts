/** The number of a transfer's receipt, sixteen digits: the day, and eight digits from the reference number. */
export const receiptNumberOf = (referenceNumber: string): string =>
  `${referenceNumber.slice(0, 8)}00${referenceNumber.slice(8)}`
