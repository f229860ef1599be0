/** What a webhook reports (000 section 9): the type of the transaction that moved money. */
export const webhookTransactionTypes = [
  { type: 'CHVLH', meaning: 'a transfer between two customers of the bank' },
  { type: 'CVIRM', meaning: 'a transfer between two accounts of the same customer' },
  { type: 'EEFTO', meaning: 'a transfer to another bank through EFT' },
  { type: 'FBTCH', meaning: 'a transfer through FAST, the instant payment system' },
] as const

/** Of a subscription that does not choose. */
export const defaultWebhookEvents = ['transaction.booked'] as const
