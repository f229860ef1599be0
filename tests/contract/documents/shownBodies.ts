import { expect } from 'vitest'
import { serviceOf } from '../../support/shown/bodyViolations.ts'
import { type Caller, customer, openBank, requestOf, type TestBank } from '../services/bank.ts'

export type Json = Record<string, unknown>

/** A request body that a page shows, sent as it stands and with what the reader fills in. */
export interface ShownRequest {
  operation: string
  caller: Caller
  path?: Readonly<Record<string, string>>
  /** The documented status of what the page shows, as it stands. */
  status: 200 | 404
  /** The members that a reader replaces, by a bank in which there is what they name. */
  filled?(bank: TestBank): Promise<Json>
  /** The body that the page shows as the answer; its values that differ from call to call are not compared. */
  answer?: string
}

const elif = customer('1')
const internal = 'money-transfers/transfer-to-own-account'
const fast = 'money-transfers/fast-transfer'
const exampleDay = '2026-03-14'

/** The reference of a transfer between own accounts that is carried out. */
async function ownTransfer({ call }: TestBank): Promise<Json> {
  const { data } = (await call(internal, elif, { body: requestOf(internal, 'usual') })) as { data: Json }
  return { isInternalTransfer: true, referenceNumber: data.referenceNumber, transactionDate: exampleDay }
}

/** What the first answer of a call that waits for a one-time password has for its completion. */
async function waitingCall({ ask }: TestBank, service: string, caller: Caller, changes: Json = {}): Promise<Json> {
  const answer = await ask(service, caller, { body: { ...requestOf(service, 'usual'), ...changes } })
  const { status, transactionId, otp_info: _, ...others } = (answer.body as { data: Json }).data
  expect(status).toBe('OTP_REQUIRED')
  return { transaction_id: transactionId, ...others }
}

const inquiry = { operation: 'findTransferStatus', caller: elif, status: 404, filled: ownTransfer } as const

/** By the name of the block: the page, its nearest address and the language. */
export const shownRequests: Readonly<Record<string, ShownRequest>> = {
  '/docs#a-request json': { ...inquiry, answer: '/docs#a-response json' },
  '/docs/http-methods#put json': {
    operation: 'updateDebitCardSettings',
    caller: elif,
    path: { cardId: 'DC1000000001' },
    status: 200,
  },
  '/docs/authorization#a-post json': { operation: 'createFastTransfer', caller: elif, status: 200 },
  '/docs/api-usage#step-3-execute json': {
    operation: 'executeOtp',
    caller: customer('5'),
    status: 404,
    filled: (bank) => waitingCall(bank, fast, customer('5'), { senderAccountNumber: '1010000051' }),
  },
  '/faq#transfer-status-inquiry': { ...inquiry, answer: '/faq#transfer-status-answer' },
  '/faq#one-time-password': {
    operation: 'executeOtp',
    caller: elif,
    status: 404,
    filled: (bank) => waitingCall(bank, internal, elif),
  },
}

/** Answers of operations, and what the bank sends by itself. */
export const shownAnswers: Readonly<Record<string, { operation: string; kind: 200 | 'callback' }>> = {
  '/docs#a-response json': { operation: 'findTransferStatus', kind: 200 },
  '/faq#transfer-status-answer': { operation: 'findTransferStatus', kind: 200 },
  '/docs/getting-started#5-call-an-api json': { operation: 'listAccounts', kind: 200 },
  '/docs/api-usage#lists json': { operation: 'listAccounts', kind: 200 },
  '/docs/api-usage#step-1-make-the-call json': { operation: 'createInternalTransfer', kind: 200 },
  '/docs/api-usage#step-1-make-the-call json 2': { operation: 'createInternalTransfer', kind: 200 },
  '/docs/api-usage#step-3-execute json 2': { operation: 'createInternalTransfer', kind: 200 },
  '/docs/api-usage#webhooks json': { operation: 'createSubscription', kind: 'callback' },
}

/** Answers of which only a part is shown. */
export const shownExcerpts: Readonly<Record<string, { operation: string; service: string; caller: Caller }>> = {
  '/#main': { operation: 'listAccounts', service: 'account-information/account-list', caller: elif },
}

/** Values within a sentence. */
export const shownValues: Readonly<Record<string, { operation: string; schema: string }>> = {
  '/docs#values': { operation: 'listAccounts', schema: 'Money' },
}

const differing = new Set(['txId', 'referenceNumber', 'refereceNumber'])
export const withoutDiffering = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (differing.has(key) ? '' : value))

/** The statuses and bodies of a request as it stands and filled in. */
export async function send({ operation, caller, path = {}, filled }: ShownRequest, shown: Json) {
  const { name } = serviceOf(operation)
  const bank = await openBank({ otpNeeded: operation === 'executeOtp' })
  const { status } = await bank.ask(name, caller, { path, body: shown })
  if (!filled) return { asItStands: status }
  const changes = await filled(bank)
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(Object.keys(changes)))
  return { asItStands: status, filledIn: await bank.ask(name, caller, { path, body: { ...shown, ...changes } }) }
}
