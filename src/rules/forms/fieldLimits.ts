/** Of fields that several forms have (000 section 9): lengths in UTF-16 units. */
export const fieldLimits = {
  name: 30,
  email: 50,
  passwordMin: 8,
  phoneDigitsMin: 7,
  phoneDigitsMax: 15,
} as const
