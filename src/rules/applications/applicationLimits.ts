/** 001 section 9: lengths in UTF-16 units, the file's bytes, milliseconds. */
export const applicationLimits = {
  name: 50,
  description: 255,
  redirectUri: 255,
  publicKey: 5_000,
  iconBytes: 102_400,
  /** Neither side of an icon is longer; the specification names no limit. */
  iconPixels: 1_024,
  privateKeyDisplay: 15_000,
} as const

/** Cards that show at first and with each Show more; a developer with 10 000 applications searches. */
export const cardsPerPage = 48

/** From how many applications on a search is offered. */
export const searchThreshold = 13
