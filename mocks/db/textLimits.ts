import { refine, type Struct, string } from 'superstruct'

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

/** Counted as JSON Schema counts: an emoji is one character. */
export const limited = (limit: keyof typeof textLimits): Struct<string, null> =>
  refine(string(), limit, (text) => {
    const most = textLimits[limit]
    return text.length <= most || [...text].length <= most || `Expected at most ${most} characters`
  })
