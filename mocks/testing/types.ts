import type { operations } from '../openapi/types.gen.ts'

/** What the package `portico-sandbox` exports; the file is its index.d.ts as it stands, so it imports the definitions' types alone. */

/** The operationId of each operation of the bank's APIs. */
export type OperationId = keyof operations

/** An API as the portal lists it. */
export type ApiName =
  | 'Account Information'
  | 'Account Movements'
  | 'BaaS Accounts'
  | 'BaaS Cancels'
  | 'BaaS Cards'
  | 'BaaS Common'
  | 'BaaS Customers'
  | 'BaaS Investment'
  | 'BaaS Money Transfers'
  | 'BaaS Onboarding'
  | 'Bill Payments'
  | 'Branches and ATMs'
  | 'Cancellations'
  | 'Consents'
  | 'Credit Cards'
  | 'Debit Cards'
  | 'Digital Loan'
  | 'Exchange Rates'
  | 'Funds'
  | 'Investment Accounts'
  | 'Land Registry'
  | 'Loans'
  | 'Mail Orders'
  | 'Money Transfers'
  | 'One-Time Passwords'
  | 'QR Orders'
  | 'Rates and Calculators'
  | 'Spending Analytics'
  | 'Transfer Status'
  | 'Virtual Cards'
  | 'Webhooks'

type Content<Value> = { content: { 'application/json': Value } }

/** Without what is optional; nothing where there is none. */
type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>

type SentBody<Id extends OperationId> = [NonNullable<operations[Id]['requestBody']>] extends [never]
  ? unknown
  : operations[Id]['requestBody'] extends Content<infer Body>
    ? Body
    : unknown

/** Of each member of a union. */
type WithoutContext<Body> = Body extends unknown ? ('context' extends keyof Body ? Omit<Body, 'context'> : Body) : never

/** What completes a call that waits for its one-time password. */
export interface OtpCompletion {
  transaction_id: string
  authenticationType: 1 | 5
  /** The code of the SMS. */
  otp_info?: string
  /** Of a confirmation in the mobile app. */
  activationId?: string
  requestId?: string
}

/** What a call of an operation sends: the fields of its path, its query and its body in one object, without the context. */
export type InputOf<Id extends OperationId> = Id extends 'executeOtp'
  ? OtpCompletion
  : Given<operations[Id]['parameters']['path']> &
      Given<operations[Id]['parameters']['query']> &
      WithoutContext<SentBody<Id>>

type DataOf<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']['data']

interface Waiting {
  status: 'OTP_REQUIRED'
}

/** The data of a response. */
export type ResultOf<Id extends OperationId> = Exclude<DataOf<Id>, Waiting>

/** The data of a response that asks for a one-time password; `never` where the operation does not ask for one. */
export type WaitingOf<Id extends OperationId> = Extract<DataOf<Id>, Waiting>

export interface CallOptions {
  /** The customer whose token the call uses, if it needs one; by default the customer of the application. */
  customer?: CustomerReference
  /**
   * What happens when the bank asks for a one-time password: `confirm` (the default) confirms it as the customer, by the code on
   * the phone or in the mobile app; `wait` resolves with the response that asks for it.
   */
  otp?: 'confirm' | 'wait'
  /** Makes the call safe to repeat. */
  idempotencyKey?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A customer by number, such as `3` or `'4000000001'`, or as returned by `bank.customer()`. */
export type CustomerReference = number | string | Customer

/** The arguments behind the operation; the input may be left out where the operation requires nothing. */
type CallArguments<Id extends OperationId, Options> =
  object extends InputOf<Id> ? [input?: InputOf<Id>, options?: Options] : [input: InputOf<Id>, options?: Options]

export interface TokenOptions {
  /** A customer's token by the authorization code flow; without one the application's own, by client credentials. */
  customer?: CustomerReference
}

/** An application that is registered at the bank, and a client that sends its calls. */
export interface Application {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The Base64 of the SubjectPublicKeyInfo, as it is registered. */
  readonly publicKey: string
  /** PKCS #8 in PEM. */
  readonly privateKey: string
  /**
   * Calls an operation, gets the token, signs where the definition requires it, and resolves with the data
   * of the response.
   * @throws BankError when the bank refuses the call, TypeError when no response arrives
   */
  call<Id extends OperationId>(
    operation: Id,
    input: InputOf<Id>,
    options: CallOptions & { otp: 'wait' },
  ): Promise<ResultOf<Id> | WaitingOf<Id>>
  call<Id extends OperationId>(operation: Id, ...args: CallArguments<Id, CallOptions>): Promise<ResultOf<Id>>
  /** The same call with the unchanged response: refusals do not throw, and no one-time password is confirmed. */
  request<Id extends OperationId>(
    operation: Id,
    ...args: CallArguments<Id, Omit<CallOptions, 'otp'>>
  ): Promise<Response>
  /** The same application, whose calls are those of another customer. */
  as(customer: CustomerReference): Application
  /** An access token, for a client of your own. */
  token(options?: TokenOptions): Promise<string>
  /** The SHA256withRSA signature of the text in Base64, as the header `sign` has it. */
  sign(text: string): Promise<string>
}

export interface ApplicationOptions {
  /** The APIs that it may call; by default all. */
  apis?: readonly ApiName[]
  name?: string
  redirectUri?: string
  /** Whether calls with a token of the password flow ask for a one-time password; true by default. */
  otpNeeded?: boolean
  /** Addresses that may call; by default any. */
  ipList?: readonly string[]
  /** The customer whose tokens its calls use; by default customer 1. */
  customer?: CustomerReference
  /** A key pair of your own; by default the applications of a process share one, which is generated when it is first needed. */
  keyPair?: { publicKey: string; privateKey: string }
}

export interface Account {
  accountNumber: string
  iban: string
  name: string
  currency: string
  status: 'ACTIVE' | 'BLOCKED'
  /** A decimal number with two digits behind the point. */
  balance: string
  available: string
}

export interface Card {
  cardId: string
  kind: 'CREDIT' | 'DEBIT' | 'VIRTUAL'
  cardNumber: string
  name: string
  status: 'ACTIVE' | 'BLOCKED' | 'LOST' | 'USED' | 'CLOSED'
}

/** A simulated customer of the bank. */
export interface Customer {
  readonly number: string
  readonly name: string
  readonly password: string
  /** Where text messages go, in the form of E.164. */
  readonly phoneNumber: string
  /** The person who acts for a company. */
  readonly corporateUsername?: string
  accounts(): Promise<Account[]>
  cards(): Promise<Card[]>
  /** Books cash in or out until the account has this balance, such as `'1250.00'`. */
  setBalance(accountNumber: string, balance: string): Promise<void>
  /** Blocks an account, or makes it active again. */
  setAccountStatus(accountNumber: string, status: 'ACTIVE' | 'BLOCKED'): Promise<void>
}

export interface CustomerOptions {
  /** What the customer has and what happened before: `salary` by default. */
  story?: 'salary' | 'overdrawn' | 'saver' | 'new'
  name?: string
  /** The same seed gives the same amounts. */
  seed?: string
}

/** Milliseconds, or a string such as `1 day`, `90 seconds` or `2h 30m`. */
export type Duration = number | string

/** The whole bank runs on its clock, which starts at real time unless `startTime` is given. */
export interface BankClock {
  now(): Promise<Date>
  /** Moves the clock; everything due by then happens. Resolves with the new time. */
  advance(duration: Duration): Promise<Date>
  /** @param time ISO 8601 with an offset if a string */
  set(time: Date | string): Promise<Date>
  /** Moves the clock to what is due next. @throws BankError (409) when nothing is */
  next(): Promise<Date>
  /** Stops the clock until `start`. */
  stop(): Promise<Date>
  start(): Promise<Date>
  /** What will happen by the clock, the next first. */
  due(): Promise<{ at: string; text: string; subject: string | null }[]>
}

export interface Mail {
  id: string
  /** ISO 8601, by the bank's clock. */
  sentAt: string
  to: string
  subject: string
  text: string
  /** A path of the portal. */
  link: string | null
}

export interface TextMessage {
  id: string
  /** ISO 8601, by the bank's clock. */
  sentAt: string
  to: string
  text: string
}

export interface Messages<Message, Receiver> {
  /** @throws Error when there is none yet, or none for this receiver */
  latest(to?: Receiver): Promise<Message>
  /** Newest first. */
  list(to?: Receiver): Promise<Message[]>
}

/** A notification that the bank has sent. */
export interface Webhook {
  /** The webhook-id. */
  id: string
  subscriptionId: string
  url: string
  /** Such as `transfer.settled`. */
  type: string
  /** The body as it was sent, which the signature covers. */
  text: string
  /** The body as JSON. */
  body: Record<string, unknown>
  /** Of the first attempt, signature included. */
  headers: Record<string, string>
  state: 'waiting' | 'sending' | 'delivered' | 'failed' | 'dropped'
}

export interface WebhookOptions {
  /** The next of this type; later calls can return the others. */
  type?: string
  /** How long to wait in milliseconds of real time; 5000 by default. */
  timeout?: number
}

export interface Webhooks {
  /**
   * The oldest that `next` has not returned yet; waits until there is one.
   * @throws Error after the timeout, and when the bank is closed
   */
  next(options?: WebhookOptions): Promise<Webhook>
  /** Newest first. */
  list(): Promise<Webhook[]>
}

/** A call that the bank has received. */
export interface RequestRecord {
  /** The txId of the response, or an ID such as `call-000116` where the response has none. */
  id: string
  /** ISO 8601, by the bank's clock. */
  at: string
  operation: string
  /** The ID of the application that called; null in calls of the portal. */
  application?: string | null
  /** The customer's number, or the developer's address. */
  subject: string | null
  /** The HTTP status; 0 when no response arrived. */
  status: number
  decision?: 'accepted' | 'otpRequired' | 'replayed' | 'refused' | 'failed' | 'fault'
  message?: string | null
  fault: string | null
}

export interface RequestOptions {
  operation?: string
  /** How many at most: 500 by default, up to 10000. */
  limit?: number
}

interface FaultOptions {
  /** Hits this number of calls, and then none. */
  times?: number
  /** Hits every nth call. */
  every?: number
  /** Milliseconds before the response. */
  delay?: number
}

/** Replaces or changes the normal response of a call. */
export type Fault = FaultOptions &
  (
    | { kind: 'documentedError'; error: string }
    | { kind: 'status'; status: number; message?: string }
    | { kind: 'delay'; delay: number }
    | { kind: 'connectionLost' | 'answerLost' | 'timeout' | 'notJson' | 'wrongShape' }
    | { kind: 'altered'; set?: Record<string, unknown>; remove?: string[] }
  )

/**
 * A status such as `503`; a word: `connectionLost`, `answerLost`, `timeout`, `notJson`, `wrongShape` or the name of an error that
 * the definition of the operation documents, such as `insufficientBalance`; or a whole fault.
 */
export type FaultReference = number | string | Fault

export interface OpenBankOptions {
  /**
   * The address of a running sandbox, such as `http://127.0.0.1:8787`: the bank is one of its banks. Without it, the bank is in
   * this process.
   */
  server?: string | undefined
  /** The control key of the server, if it was started with one (`--control-key`). */
  controlKey?: string | undefined
  /** The name of the bank on the server; a new one without it. `close` does not delete a bank that existed before. */
  name?: string | undefined
  /**
   * What IDs, keys and amounts are derived from: the same seed and calls give the same responses. Without it, a bank of a server
   * derives them from its name.
   */
  seed?: string
  /** When the bank's clock starts, ISO 8601 with an offset if a string; by default now. */
  startTime?: Date | string
  /** `off` by default: a test may call more often than five times in a second. */
  rateLimit?: 'enforced' | 'off'
}

/** A bank that shares nothing with other banks. */
export interface Bank extends AsyncDisposable {
  /** Where the bank listens, without a slash at the end. @throws Error for a bank in this process before `listen` */
  readonly url: string
  /** Opens a port of 127.0.0.1 for a bank in this process, for programs that take an address. Resolves with the address. */
  listen(options?: { port?: number }): Promise<string>
  /**
   * Like the global fetch, for a path of the bank or an address of any host, of which only the path and the query are used: a client
   * can keep its production address.
   */
  readonly fetch: typeof globalThis.fetch
  /** A test customer such as `3`, or one that `createCustomer` has created. @throws Error for an unknown one */
  customer(number: number | string): Customer
  createCustomer(options?: CustomerOptions): Promise<Customer>
  /** Registers an application. */
  application(options?: ApplicationOptions): Promise<Application>
  readonly clock: BankClock
  /** Makes calls of an operation fail until `clearFaults`, or as often as `times` says. */
  fail(operation: OperationId | (string & {}), fault: FaultReference, options?: FaultOptions): Promise<void>
  /** Of one operation, or all. */
  clearFaults(operation?: OperationId | (string & {})): Promise<void>
  readonly mails: Messages<Mail, string>
  /** Text messages, by the phone number or the customer. */
  readonly phone: Messages<TextMessage, string | Customer>
  readonly webhooks: Webhooks
  /** The calls that the bank has received, newest first. */
  requests(options?: RequestOptions): Promise<RequestRecord[]>
  /** Saves all data, and resolves with the name to restore it by. */
  snapshot(name?: string): Promise<string>
  /** Replaces all data with the content of a snapshot. Applications that were registered later are deleted. */
  restore(name: string): Promise<void>
  /** Restores the initial data. Registered applications are deleted. */
  reset(): Promise<void>
  /** Any call under `/sandbox/api`, such as `control('PUT', '/settings', { otpCode: 'sent' })`; resolves with its data. */
  control(method: string, path: string, body?: object): Promise<unknown>
  /** Closes the bank; calling it again changes nothing. `await using` does the same. */
  close(): Promise<void>
}

/** A refusal of the bank. */
export interface BankErrorFacts {
  /** The HTTP status. */
  status: number
  /** The detailCode of the bank's APIs, such as `200103`, or the error of the token endpoint, such as `invalid_scope`. */
  code: string
  /** What was wrong and how to correct it; only the sandbox sends it. */
  reason: string | null
  /** The ID of the call in `requests`. */
  txId: string | null
  /** The whole response. */
  body: unknown
}
