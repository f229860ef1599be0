import { refine, type Struct, string } from 'superstruct'

interface TextLimit {
  minLength?: number
  maxLength: number
  pattern?: string
}

const letterOrDigit = '[\\p{L}\\p{N}]'

/** The free texts that calls of the bank take, as their definitions limit them; rows of a file take no others. */
export const textLimits = {
  explanation: { maxLength: 100 },
  qrExplanation: { maxLength: 50 },
  qrPlace: { maxLength: 70 },
  personName: { minLength: 2, maxLength: 70, pattern: letterOrDigit },
  virtualCardName: { minLength: 1, maxLength: 50, pattern: letterOrDigit },
  embossedName: { minLength: 2, maxLength: 26, pattern: '^[A-Z]+( [A-Z]+)*$' },
  email: { maxLength: 50 },
  addressLine: { minLength: 5, maxLength: 100 },
  district: { minLength: 2, maxLength: 50 },
  city: { minLength: 2, maxLength: 50 },
} as const satisfies Record<string, TextLimit>

/** Counted as JSON Schema counts: an emoji is one character. */
export const limited = (limit: keyof typeof textLimits): Struct<string, null> => {
  const { minLength = 0, maxLength, pattern = '' }: TextLimit = textLimits[limit]
  const form = new RegExp(pattern, 'u')
  return refine(string(), limit, (text) => {
    // No character has more than two units.
    const length = text.length > 2 * maxLength ? text.length : [...text].length
    if (length > maxLength) return `Expected at most ${maxLength} characters`
    if (length < minLength) return `Expected at least ${minLength} characters`
    return form.test(text) || `Expected a text that matches ${pattern}`
  })
}
