import { array, enums, type Infer, nullable, string, type } from 'superstruct'

/** What a test customer was asked to allow, as the control calls list it (docs/sandbox.md). */
const sandboxConsent = type({
  consentId: string(),
  applicationName: string(),
  /** Null until the customer has signed in. */
  customerNumber: nullable(string()),
  scopes: array(string()),
  status: enums(['RECEIVED', 'VALID', 'REVOKED', 'EXPIRED']),
  /** ISO 8601; null where it has ended. */
  expiresAt: nullable(string()),
})
export type SandboxConsent = Infer<typeof sandboxConsent>

/** Newest first. */
export const sandboxConsentList = array(sandboxConsent)
