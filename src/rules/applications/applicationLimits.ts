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
