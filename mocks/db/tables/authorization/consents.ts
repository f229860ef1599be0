import { array, assign, enums, type Infer, nullable, object, optional, string, type } from 'superstruct'
import { consentDurations, consentEndReasons } from '../../../../src/rules/bank/authorization/consents.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { distinct } from '../distinct.ts'
import { identifier } from '../identifiers.ts'

const consent = object({
  /** CS, the day and a number of six digits. */
  id: string(),
  /** The application that asked; null for a ready-made consent, which every application sees. */
  applicationId: nullable(string()),
  /** As the customer read it. */
  applicationName: string(),
  /** Null until the customer has signed in. */
  customerNumber: nullable(string()),
  corporateUsername: nullable(string()),
  scopes: array(string()),
  /** The account numbers that the customer shares; null where the scopes reach no accounts, and before the answer. */
  accounts: nullable(array(string())),
  /** In days; null before the answer. */
  duration: nullable(enums(consentDurations)),
  receivedAt: moment,
  givenAt: nullable(moment),
  /** Until when the customer can answer, and after that until when the consent is valid. */
  expiresAt: moment,
  /** When the status changed last. */
  changedAt: moment,
  /** What the code of this consent was exchanged for. */
  grantId: nullable(string()),
  lifecycle: type({
    value: enums(['received', 'valid', 'revoked', 'expired']),
    endReason: nullable(enums(consentEndReasons)),
  }),
})
export type ConsentRow = Infer<typeof consent>

/** As applications read it. */
export const consentStatus = ({ lifecycle }: ConsentRow) =>
  lifecycle.value.toUpperCase() as Uppercase<ConsentRow['lifecycle']['value']>

const consentSession = object({
  id: string(),
  /** Of the forms of the page that the customer sees. */
  formToken: string(),
  /** Null until the customer has signed in. */
  customerNumber: nullable(string()),
  /** The user of a company; rows of earlier versions have none. */
  corporateUsername: optional(nullable(string())),
  /** The consent that is being withdrawn, or was withdrawn last. */
  consentId: nullable(string()),
  expiresAt: moment,
  lifecycle: type({ value: enums(['signingIn', 'listing', 'confirming', 'ended']) }),
})
export type ConsentSessionRow = Infer<typeof consentSession>

export const consentTables = {
  /** What customers were asked to allow, and what became of it. */
  consents: table(consent, {
    imported: assign(
      consent,
      object({
        id: identifier('consent'),
        customerNumber: nullable(identifier('customer')),
        scopes: distinct(array(string())),
        accounts: nullable(distinct(array(identifier('account')))),
      }),
    ),
    indexed: ['customerNumber', 'applicationId'],
  }),
  /** Visits of customers to the page that lists their consents. */
  consentSessions: table(consentSession, { unique: ['formToken'] }),
}
