/** The specification's text for a call without credentials (001 section 8). */
export const authenticationRequired = 'Full authentication is required to access this resource'
