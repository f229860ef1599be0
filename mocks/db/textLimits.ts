import { type Struct, size, string } from 'superstruct'

/** The longest free texts that calls of the bank take, as their definitions say; rows of a file take no longer ones. */
export const textLimits = {
  explanation: 100,
  qrExplanation: 50,
  qrPlace: 70,
  personName: 70,
  virtualCardName: 50,
  embossedName: 26,
  email: 50,
  addressLine: 100,
  district: 50,
  city: 50,
} as const

export const limited = (limit: keyof typeof textLimits): Struct<string, null> => size(string(), 0, textLimits[limit])
