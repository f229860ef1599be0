/** For how many days a customer can allow access: 180 at most, as the RTS on strong customer authentication has it (article 10). */
export const consentDurations = [90, 180] as const
export type ConsentDuration = (typeof consentDurations)[number]

/** What the customer gets who chooses nothing. */
export const defaultConsentDuration: ConsentDuration = 90

/** How long the customer has for sign-in and consent, in minutes. */
export const consentAnswerMinutes = 10

export const consentEndReasons = [
  'REFUSED',
  'CUSTOMER_WITHDREW',
  'APPLICATION_WITHDREW',
  'REPLACED',
  'NOT_ANSWERED',
  'DURATION_ENDED',
] as const
export type ConsentEndReason = (typeof consentEndReasons)[number]
