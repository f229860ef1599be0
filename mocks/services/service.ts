import type { CallGrant } from '../authorization/authenticateCall.ts'
import type { Bank } from '../bank/bank.ts'
import type { ApplicationRow } from '../db/tables/applications.ts'
import type { Method } from '../http/message.ts'
import type { Operation } from '../kernel/operation.ts'
import type { BodyOf, DefinitionName, ParamsOf, QueryOf, ResultOf } from '../openapi/definedOperation.ts'
import { describeService } from './describeService.ts'
import { serviceFailure, serviceTxId } from './envelope.ts'
import type { IdName, OwnerCheck, OwnerChecks } from './ownership.ts'
import { type AcceptedCall, type DefinedService, respondToService } from './pipeline.ts'
import { bundledDefinition } from './readDefinition.ts'

/** A call of a service as its handler sees it: authorized and valid. */
export interface ServiceCall<Name extends DefinitionName> {
  bank: Bank
  /** The call's txId. */
  txId: string
  /** When the call came, also of one that was kept until its OTP, in milliseconds. */
  receivedAt: number
  body: BodyOf<Name>
  /** With the definition's defaults. */
  query: QueryOf<Name>
  params: ParamsOf<Name>
  application: ApplicationRow
  grant: CallGrant
  /** The number of the customer whose token it is. @throws Error where the definition needs no customer */
  readonly customer: string
  /** Adds a note to the header of the answer. */
  warn(text: string): void
}

export interface Service extends Operation, DefinedService {}

/** A service whose calls are carried out by `perform`. */
export function definedService(
  definition: DefinitionName,
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
const serviceCall = <Name extends DefinitionName>({
  body,
  query,
  params,
  ...call
}: AcceptedCall): ServiceCall<Name> => ({
  bank: call.bank,
  txId: call.txId,
  receivedAt: call.receivedAt,
  body: body as BodyOf<Name>,
  query: query as QueryOf<Name>,
  params: params as ParamsOf<Name>,
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

type IdOf<Name extends DefinitionName> = IdName<
  MemberOf<BodyOf<Name>> | MemberOf<QueryOf<Name>> | MemberOf<ParamsOf<Name>>
>

interface OtpOption<Name extends DefinitionName> {
  /** Which calls need an OTP, where some do not. */
  asksForOtp?: (call: ServiceCall<Name>) => boolean
}

/** A service that takes an ID does not compile without saying whose it is. */
type OptionsOf<Name extends DefinitionName> = [IdOf<Name>] extends [never]
  ? [options?: OtpOption<Name>]
  : [options: OtpOption<Name> & { owned: Record<IdOf<Name>, OwnerCheck<ServiceCall<Name>>> }]

const onServiceCall = <Name extends DefinitionName>(check: OwnerCheck<ServiceCall<Name>>): OwnerCheck<AcceptedCall> =>
  check === 'anyone' ? check : (call, id) => check(serviceCall<Name>(call), id)

/** A service of the bank, typed by its definition. */
export function service<Name extends DefinitionName>(
  definition: Name,
  handler: (call: ServiceCall<NoInfer<Name>>) => Promise<ResultOf<NoInfer<Name>>>,
  ...[options = {}]: OptionsOf<NoInfer<Name>>
): Service {
  const { asksForOtp, owned = {} }: OtpOption<Name> & { owned?: OwnerChecks<ServiceCall<Name>> } = options
  const checks = Object.entries(owned).map(([name, check]) => [name, onServiceCall(check)] as const)
  return definedService(definition, (call) => handler(serviceCall<Name>(call)), {
    owned: Object.fromEntries(checks),
    ...(asksForOtp && { asksForOtp: (call) => asksForOtp(serviceCall<Name>(call)) }),
  })
}
