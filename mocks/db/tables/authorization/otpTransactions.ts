import { enums, type Infer, integer, nullable, object, optional, record, string, type, unknown } from 'superstruct'
import { sms } from '../../../../src/rules/sandbox/messages.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

/** What a call sent, to be carried out later. */
const storedInput = object({
  /** Absent where the call has none. */
  body: optional(unknown()),
  query: record(string(), unknown()),
  params: record(string(), unknown()),
})

const otpTransaction = object({
  /** The transaction ID, which is the txId of the call that waits. */
  id: string(),
  lifecycle: type({
    value: enums(['pending', 'confirmed', 'rejected', 'expired', 'locked', 'used']),
    wrongCodes: integer(),
  }),
  /** The operationId of the call that waits. */
  operation: string(),
  /** What the customer reads and confirms; rows of an older version lack it. */
  confirmation: optional(string()),
  input: storedInput,
  applicationId: string(),
  accessToken: string(),
  /** The sign-in of the token; rows of an older version lack it. */
  grantId: optional(string()),
  customerNumber: nullable(string()),
  /** 1 SMS, 5 mobile confirmation. */
  authenticationType: enums([1, 5]),
  /** Of an SMS. */
  phoneNumber: nullable(string()),
  code: nullable(string()),
  /** Of a mobile confirmation. */
  activationId: nullable(string()),
  requestId: nullable(string()),
  createdAt: moment,
  expiresAt: moment,
})
export type OtpTransactionRow = Infer<typeof otpTransaction>

export const otpTransactionTables = {
  otpTransactions: table(otpTransaction),
  /** What customers' phones have received. */
  smsMessages: table(sms),
}
