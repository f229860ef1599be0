import type { CallGrant } from '../authorization/authenticateCall.ts'
import type { Bank } from '../bank/bank.ts'
import type { ApplicationRow } from '../db/tables/applications.ts'
import type { Method, Operation } from '../kernel/operation.ts'
import { describeService } from './describeService.ts'
import { serviceFailure, serviceTxId } from './envelope.ts'
import type { IdName, OwnerCheck, OwnerChecks } from './ownership.ts'
import { type AcceptedCall, type DefinedService, respondToService } from './pipeline.ts'
import { bundledDefinition } from './readDefinition.ts'

/** Of an operation of `<product>/types.gen.ts` what its handler is typed by. */
interface DefinedOperation {
  parameters: { query?: unknown; path?: unknown }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'application/json': { data: unknown } } } }
}

type BodyOf<O extends DefinedOperation> =
  NonNullable<O['requestBody']> extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The data of the documented answer, of a call that needs no OTP any more. */
type ResultOf<O extends DefinedOperation> = Exclude<
  O['responses'][200]['content']['application/json']['data'],
  { status: 'OTP_REQUIRED' }
>

/** A call of a service as its handler sees it: authorized and valid. */
export interface ServiceCall<O extends DefinedOperation> {
  bank: Bank
  /** The call's txId. */
  txId: string
  /** When the call came, also of one that was kept until its OTP, in milliseconds. */
  receivedAt: number
  body: BodyOf<O>
  /** With the definition's defaults. */
  query: NonNullable<O['parameters']['query']>
  /** Of the path. */
  params: NonNullable<O['parameters']['path']>
  application: ApplicationRow
  grant: CallGrant
  /** The number of the customer whose token it is. @throws Error where the definition needs no customer */
  readonly customer: string
  /** Adds a note to the header of the answer. */
  warn(text: string): void
}

export interface Service extends Operation, DefinedService {}

/** A service whose calls are carried out by `perform`. @throws Error when there is no such definition */
export function definedService(
  definition: string,
  perform: DefinedService['perform'],
  { owned = {}, asksForOtp = () => true }: Partial<Pick<DefinedService, 'owned' | 'asksForOtp'>> = {},
): Service {
  const { operationId, method, path } = bundledDefinition(definition)
  const self: Service = {
    definition,
    id: operationId,
    method: method.toLowerCase() as Method,
    path,
    describe: () => describeService(definition),
    txIdOf: serviceTxId,
    perform,
    owned,
    asksForOtp,
    respond: (call) => respondToService(self, call),
    fail: serviceFailure,
  }
  return self
}

/** What a handler sees of a call. */
const serviceCall = <O extends DefinedOperation>({ body, query, params, ...call }: AcceptedCall): ServiceCall<O> => ({
  bank: call.bank,
  txId: call.txId,
  receivedAt: call.receivedAt,
  body: body as BodyOf<O>,
  query: query as NonNullable<O['parameters']['query']>,
  params: params as NonNullable<O['parameters']['path']>,
  application: call.application,
  grant: call.grant,
  get customer() {
    const { customerNumber, kind } = call.grant
    if (customerNumber === undefined) throw new Error(`A ${kind} token has no customer`)
    return customerNumber
  },
  warn: call.warn,
})

/** The names of all members, also of those that only one of several has. */
type MemberOf<Value> = Value extends unknown ? keyof Value & string : never

type IdOf<O extends DefinedOperation> = IdName<
  MemberOf<BodyOf<O>> | MemberOf<NonNullable<O['parameters']['query']>> | MemberOf<NonNullable<O['parameters']['path']>>
>

interface OtpOption<O extends DefinedOperation> {
  /** Which calls need an OTP, where some do not. */
  asksForOtp?: (call: ServiceCall<O>) => boolean
}

/** A service that takes an ID does not compile without saying whose it is. */
type OptionsOf<O extends DefinedOperation> = [IdOf<O>] extends [never]
  ? [options?: OtpOption<O>]
  : [options: OtpOption<O> & { owned: Record<IdOf<O>, OwnerCheck<ServiceCall<O>>> }]

const onServiceCall = <O extends DefinedOperation>(check: OwnerCheck<ServiceCall<O>>): OwnerCheck<AcceptedCall> =>
  check === 'anyone' ? check : (call, id) => check(serviceCall<O>(call), id)

/** A service of the bank as its definition describes it. @throws Error when there is no such definition */
export function service<O extends DefinedOperation>(
  definition: string,
  handler: (call: ServiceCall<O>) => Promise<ResultOf<O>>,
  ...[options = {}]: OptionsOf<O>
): Service {
  const { asksForOtp, owned = {} }: OtpOption<O> & { owned?: OwnerChecks<ServiceCall<O>> } = options
  const checks = Object.entries(owned).map(([name, check]) => [name, onServiceCall(check)] as const)
  return definedService(definition, (call) => handler(serviceCall<O>(call)), {
    owned: Object.fromEntries(checks),
    ...(asksForOtp && { asksForOtp: (call) => asksForOtp(serviceCall<O>(call)) }),
  })
}
