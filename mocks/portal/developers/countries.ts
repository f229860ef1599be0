import { countries } from '../../../src/rules/forms/countries.ts'
import { ApiError } from '../../http/apiError.ts'

const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/** @throws ApiError (400) unless the code is one that the country selects offer. */
export function checkCountry({ country }: { country: string }): void {
  if (!codes.has(country)) throw new ApiError(400, `country: There is no country ${country}`)
}
