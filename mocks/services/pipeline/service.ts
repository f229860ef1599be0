import type { OtpRequired } from '../../authorization/otp/requireOtp.ts'
import type { Method } from '../../http/message.ts'
import type { Operation } from '../../kernel/calls/operation.ts'
import type {
  BodyOf,
  ConfirmedDefinition,
  DefinitionName,
  ParamsOf,
  QueryOf,
  ResultOf,
  WaitingOf,
} from '../../openapi/definedOperation.ts'
import { describeService } from '../definition/describeService.ts'
import { bundledDefinition } from '../definition/readDefinition.ts'
import type { AcceptedCall, DefinedService } from './definedService.ts'
import { serviceFailure, serviceTxId } from './envelope.ts'
import type { IdName, OwnerCheck, OwnerChecks } from './ownership.ts'
import { identifyCaller, respondToService } from './pipeline.ts'

/** A call of a service as its handler sees it: authorized and valid. */
export interface ServiceCall<Name extends DefinitionName>
  extends Pick<AcceptedCall, 'bank' | 'receivedAt' | 'application' | 'grant'> {
  body: BodyOf<Name>
  /** With the definition's defaults. */
  query: QueryOf<Name>
  params: ParamsOf<Name>
  /** The number of the customer whose token it is. @throws Error where the definition needs no customer */
  readonly customer: string
}

export interface Service extends Operation, DefinedService {}

/** A service whose calls are carried out by `perform`. */
export function definedService(
  definition: DefinitionName,
  perform: DefinedService['perform'],
  { owned = {}, ...options }: Partial<Pick<DefinedService, 'owned' | 'check' | 'completes'>> = {},
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
    ...options,
    identify: identifyCaller,
    respond: (call) => respondToService(self, call),
    fail: serviceFailure,
  }
  return self
}

/** What a handler sees of a call. */
const serviceCall = <Name extends DefinitionName>(call: AcceptedCall): ServiceCall<Name> => ({
  ...call,
  body: call.body as BodyOf<Name>,
  query: call.query as QueryOf<Name>,
  params: call.params as ParamsOf<Name>,
  get customer() {
    const { customerNumber, kind } = call.grant
    if (customerNumber === undefined) throw new Error(`A ${kind} token has no customer`)
    return customerNumber
  },
})

/** The names of all members, also of those that only one of several has. */
type MemberOf<Value> = Value extends unknown ? keyof Value & string : never

type IdOf<Name extends DefinitionName> = IdName<
  MemberOf<BodyOf<Name>> | MemberOf<QueryOf<Name>> | MemberOf<ParamsOf<Name>>
>

/** A service that takes an ID does not compile without saying whose it is. */
type OwnedOption<Name extends DefinitionName> = [IdOf<Name>] extends [never]
  ? { owned?: never }
  : { owned: Record<IdOf<Name>, OwnerCheck<ServiceCall<Name>>> }

type Handler<Name extends DefinitionName> = (call: ServiceCall<Name>) => Promise<ResultOf<Name>>

type HandlerArguments<Name extends DefinitionName> = [IdOf<Name>] extends [never]
  ? [handler: Handler<Name>]
  : [options: OwnedOption<Name>, handler: Handler<Name>]

const onServiceCall = <Name extends DefinitionName>(check: OwnerCheck<ServiceCall<Name>>): OwnerCheck<AcceptedCall> =>
  check === 'anyone' ? check : (call, id) => check(serviceCall<Name>(call), id)

const ownerChecks = <Name extends DefinitionName>(
  owned: OwnerChecks<ServiceCall<Name>> = {},
): OwnerChecks<AcceptedCall> =>
  Object.fromEntries(Object.entries(owned).map(([name, check]) => [name, onServiceCall(check)]))

/** A service of the bank, typed by its definition, whose calls wait for nobody. */
export function service<Name extends Exclude<DefinitionName, ConfirmedDefinition>>(
  definition: Name,
  ...args: HandlerArguments<NoInfer<Name>>
): Service {
  const [handler, options] = args.toReversed() as [Handler<Name>, OwnedOption<Name>?]
  return definedService(definition, (call) => handler(serviceCall<Name>(call)), {
    owned: ownerChecks<Name>(options?.owned),
  })
}

/** Of the answer that asks for the OTP what only this operation has. */
type PreviewOf<Name extends ConfirmedDefinition> = Omit<WaitingOf<Name>, keyof OtpRequired>

type PreviewOption<Name extends ConfirmedDefinition, Order> = [keyof PreviewOf<Name>] extends [never]
  ? { preview?: never }
  : { preview(order: Order, call: ServiceCall<Name>): PreviewOf<Name> }

/** How a call is carried out that its customer confirms first. */
type ConfirmedHandler<Name extends ConfirmedDefinition, Order> = OwnedOption<Name> &
  PreviewOption<Name, Order> & {
    /**
     * What is to be done, by every rule that can refuse it. Writes and sends nothing: it runs when the call arrives, before
     * anybody is asked for an OTP, and again when it is carried out.
     * @throws ServiceError
     */
    check(call: ServiceCall<Name>): Order
    /** What the customer reads and confirms: amount, currency, recipient and masked account, or what is to change. */
    confirmation(order: Order, call: ServiceCall<Name>): string
    asksForOtp?(order: Order, call: ServiceCall<Name>): boolean
    /** Does what `check` has found right. */
    perform(order: Order, call: ServiceCall<Name>): Promise<ResultOf<Name>>
  }

/** A service of the bank whose definition has `x-otp`. */
export function confirmedService<Name extends ConfirmedDefinition, Order>(
  definition: Name,
  handler: ConfirmedHandler<NoInfer<Name>, Order>,
): Service {
  const { owned, asksForOtp, preview } = handler
  return definedService(definition, (call, order) => handler.perform(order as Order, serviceCall<Name>(call)), {
    owned: ownerChecks<Name>(owned),
    check(accepted) {
      const call = serviceCall<Name>(accepted)
      const order = handler.check(call)
      return {
        order,
        confirmation: handler.confirmation(order, call),
        asksForOtp: asksForOtp?.(order, call) ?? true,
        ...(preview && { preview: preview(order, call) }),
      }
    },
  })
}
