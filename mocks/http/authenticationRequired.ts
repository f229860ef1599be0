import { apiErrors } from '../../src/rules/docs/apiErrors.ts'

/** The specification's text for a call without credentials (001 section 8). */
export const authenticationRequired: string = apiErrors.find(({ id }) => id === 'unauthorized')?.message ?? ''
